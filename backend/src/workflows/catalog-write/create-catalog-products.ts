import { Modules } from "@medusajs/framework/utils";
import {
  createWorkflow,
  transform,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import {
  createInventoryLevelsWorkflow,
  createPriceListPricesWorkflow,
  createProductsWorkflow,
  createRemoteLinkStep,
  useQueryGraphStep,
} from "@medusajs/medusa/core-flows";
import { MERCHANDISING_MODULE } from "../../modules/merchandising";
import type { StoreContext } from "../store/store-context";
import type { ProductFields } from "./catalog-product";
import { createMerchandisingStep } from "./create-merchandising";
import { cadPrice, medusaImages } from "./product-fields";

export interface CreateCatalogProductsInput {
  products: readonly ProductFields[];
  /** Ids of the categories by slug. */
  categoryIds: Readonly<Record<string, string>>;
  store: StoreContext;
}

/** What the lines below read of a created product. */
interface CreatedProduct {
  id: string;
  handle: string;
  variants: { id: string; sku: string | null }[];
}

const OPTION = "Default option";
const OPTION_VALUE = "Default option value";

/**
 * Creates products with everything that the shop shows of them, in one piece: published, in the
 * shop's channel, with price, discount, stock, category, images and merchandising. Answers their
 * ids. If any part fails, none of the batch stays.
 */
export const createCatalogProductsWorkflow = createWorkflow(
  "create-catalogue-products",
  (input: WorkflowData<CreateCatalogProductsInput>) => {
    const products = transform({ input }, ({ input: { products, categoryIds, store } }) =>
      products.map((fields) => medusaProduct(fields, categoryIds, store)),
    );
    const created = createProductsWorkflow.runAsStep({ input: { products } });

    const variantIds = transform({ created }, ({ created }) =>
      (created as CreatedProduct[]).flatMap(({ variants }) => variants.map(({ id }) => id)),
    );
    const variants = useQueryGraphStep({
      entity: "product_variant",
      fields: ["id", "sku", "inventory_items.inventory_item_id"],
      filters: { id: variantIds },
    });
    const levels = transform({ input, variants }, ({ input, variants }) =>
      variants.data.flatMap((variant) => {
        const itemId = variant.inventory_items?.[0]?.inventory_item_id;
        const fields = input.products.find(({ sku }) => sku === variant.sku);
        if (!itemId || !fields) return [];
        return [
          {
            inventory_item_id: itemId,
            location_id: input.store.stockLocationId,
            stocked_quantity: fields.stock,
          },
        ];
      }),
    );
    createInventoryLevelsWorkflow.runAsStep({ input: { inventory_levels: levels } });

    const merchandising = transform({ input, created }, ({ input, created }) =>
      pairs(input.products, created as CreatedProduct[]).map(({ fields, product }) => ({
        productId: product.id,
        fields,
      })),
    );
    const rows = createMerchandisingStep(merchandising);
    const links = transform({ rows }, ({ rows }) =>
      rows.map(({ productId, merchandisingId }) => ({
        [Modules.PRODUCT]: { product_id: productId },
        [MERCHANDISING_MODULE]: { product_merchandising_id: merchandisingId },
      })),
    );
    createRemoteLinkStep(links).config({ name: "link-merchandising" });

    const salePrices = transform({ input, created }, ({ input, created }) => {
      const prices = pairs(input.products, created as CreatedProduct[]).flatMap(
        ({ fields, product }) => {
          const variantId = product.variants[0]?.id;
          return fields.saleCents === null || !variantId
            ? []
            : [{ ...cadPrice(fields.saleCents), variant_id: variantId }];
        },
      );
      return prices.length === 0 ? [] : [{ id: input.store.salePriceListId, prices }];
    });
    createPriceListPricesWorkflow.runAsStep({ input: { data: salePrices } });

    const ids = transform({ created }, ({ created }) =>
      (created as CreatedProduct[]).map(({ id }) => id),
    );
    return new WorkflowResponse(ids);
  },
);

function medusaProduct(
  fields: ProductFields,
  categoryIds: Readonly<Record<string, string>>,
  store: StoreContext,
) {
  const categoryId = fields.categorySlug ? categoryIds[fields.categorySlug] : undefined;
  return {
    title: fields.name,
    handle: fields.slug,
    description: fields.description,
    status: "published" as const,
    thumbnail: fields.images[0]?.url,
    images: medusaImages(fields.images),
    category_ids: categoryId ? [categoryId] : [],
    sales_channels: [{ id: store.salesChannelId }],
    shipping_profile_id: store.shippingProfileId,
    options: [{ title: OPTION, values: [OPTION_VALUE] }],
    variants: [
      {
        title: "Default variant",
        sku: fields.sku,
        manage_inventory: true,
        options: { [OPTION]: OPTION_VALUE },
        prices: [cadPrice(fields.originalCents)],
      },
    ],
  };
}

/** Fields and the product made of them; found by slug, which is unique. */
function pairs(fields: readonly ProductFields[], products: readonly CreatedProduct[]) {
  const bySlug = new Map(products.map((product) => [product.handle, product]));
  return fields.flatMap((given) => {
    const product = bySlug.get(given.slug);
    return product ? [{ fields: given, product }] : [];
  });
}
