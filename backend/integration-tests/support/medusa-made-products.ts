import type { ProductFields } from "@eldercare/catalog-import";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import {
  createInventoryLevelsWorkflow,
  createPriceListPricesWorkflow,
  createProductsWorkflow,
} from "@medusajs/medusa/core-flows";

const OPTION = "Default option";
const OPTION_VALUE = "Default option value";

/** Ids of the store in which the products are made. */
interface Place {
  salesChannelId: string;
  stockLocationId: string;
  shippingProfileId: string;
  salePriceListId: string;
}

interface Made {
  id: string;
  handle: string;
  variants: { id: string; inventory_items?: { inventory_item_id: string }[] }[];
}

const cad = (cents: number) => ({ amount: cents / 100, currency_code: "cad" });

/**
 * Products as Medusa's own workflows and services make them: what the shop's writer is compared
 * with. `categoryIds` are found by slug.
 */
export async function makeByWorkflow(
  container: MedusaContainer,
  products: readonly ProductFields[],
  { place, categoryIds }: { place: Place; categoryIds: Readonly<Record<string, string>> },
): Promise<void> {
  await createProductsWorkflow(container).run({
    input: { products: products.map((fields) => medusaProduct(fields, place, categoryIds)) },
  });
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "product",
    fields: ["id", "handle", "variants.id", "variants.inventory_items.inventory_item_id"],
    filters: { handle: products.map(({ slug }) => slug) },
  });
  const bySlug = new Map((data as Made[]).map((made) => [made.handle, made]));
  const made = products.flatMap((fields) => {
    const product = bySlug.get(fields.slug);
    const [variant] = product?.variants ?? [];
    return product && variant ? [{ fields, product, variant }] : [];
  });
  await createInventoryLevelsWorkflow(container).run({
    input: {
      inventory_levels: made.map(({ fields, variant }) => ({
        inventory_item_id: variant.inventory_items?.[0]?.inventory_item_id ?? "",
        location_id: place.stockLocationId,
        stocked_quantity: fields.onHand,
      })),
    },
  });
  const prices = made.flatMap(({ fields: { saleCents }, variant }) =>
    saleCents === null ? [] : [{ ...cad(saleCents), variant_id: variant.id }],
  );
  await createPriceListPricesWorkflow(container).run({
    input: { data: prices.length > 0 ? [{ id: place.salePriceListId, prices }] : [] },
  });
  for (const { fields, product } of made) await tag(container, product.id, fields.tags);
  for (const { fields, product } of made) await describe(container, product.id, fields);
}

async function tag(container: MedusaContainer, productId: string, values: readonly string[]) {
  const products = container.resolve(Modules.PRODUCT);
  const known = await products.listProductTags({ value: [...values] });
  const missing = values.filter((value) => !known.some((tag) => tag.value === value));
  const made = await products.createProductTags(missing.map((value) => ({ value })));
  await products.updateProducts(productId, { tag_ids: [...known, ...made].map(({ id }) => id) });
}

interface MerchandisingService {
  createProductMerchandisings(row: Record<string, unknown>): Promise<{ id: string }>;
}

/** What Medusa lacks: a row of our module, linked to the product. */
async function describe(container: MedusaContainer, productId: string, fields: ProductFields) {
  const row = await container
    .resolve<MerchandisingService>("merchandising")
    .createProductMerchandisings({
      featured: fields.featured,
      discount_percentage: fields.discountPercentage,
      specs: [...fields.specs],
      rating: fields.rating,
      review_count: fields.reviewCount,
      name_fr: fields.nameFr || null,
      description_fr: fields.descriptionFr || null,
      brand: fields.brand || null,
      meta_title: fields.metaTitle || null,
      meta_description: fields.metaDescription || null,
    });
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.PRODUCT]: { product_id: productId },
    merchandising: { product_merchandising_id: row.id },
  });
}

function medusaProduct(
  fields: ProductFields,
  place: Place,
  categoryIds: Readonly<Record<string, string>>,
) {
  const categoryId = fields.categorySlug ? categoryIds[fields.categorySlug] : undefined;
  return {
    title: fields.name,
    handle: fields.slug,
    description: fields.description,
    status: fields.status,
    thumbnail: fields.images[0]?.url,
    images: fields.images.map(({ url, alt }, rank) => ({ url, rank, metadata: { alt } })),
    category_ids: categoryId ? [categoryId] : [],
    sales_channels: [{ id: place.salesChannelId }],
    shipping_profile_id: place.shippingProfileId,
    options: [{ title: OPTION, values: [OPTION_VALUE] }],
    variants: [
      {
        title: "Default variant",
        sku: fields.sku,
        manage_inventory: true,
        options: { [OPTION]: OPTION_VALUE },
        prices: [cad(fields.originalCents)],
      },
    ],
  };
}
