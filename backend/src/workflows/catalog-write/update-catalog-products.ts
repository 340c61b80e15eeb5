import { Modules } from "@medusajs/framework/utils";
import {
  createWorkflow,
  transform,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import {
  adjustInventoryLevelsStep,
  batchPriceListPricesWorkflow,
  createInventoryLevelsWorkflow,
  createRemoteLinkStep,
  updateInventoryItemsWorkflow,
  updateProductsWorkflow,
  updateProductVariantsWorkflow,
} from "@medusajs/medusa/core-flows";
import { MERCHANDISING_MODULE } from "../../modules/merchandising";
import type { StoreContext } from "../store/store-context";
import type { CurrentProduct, ProductFields } from "./catalog-product";
import { createMerchandisingStep } from "./create-merchandising";
import { cadPrice, medusaImages } from "./product-fields";
import { setBasePricesStep } from "./set-base-prices";
import { updateMerchandisingStep } from "./update-merchandising";

/** A product and what it shall become; only what differs is written. */
export interface ProductUpdate {
  current: CurrentProduct;
  target: ProductFields;
}

export interface UpdateCatalogProductsInput {
  updates: readonly ProductUpdate[];
  /** Ids of the categories by slug. */
  categoryIds: Readonly<Record<string, string>>;
  store: StoreContext;
}

/** Brings products to what an import says of them. If any part fails, all of the batch goes back. */
export const updateCatalogProductsWorkflow = createWorkflow(
  "update-catalogue-products",
  (input: WorkflowData<UpdateCatalogProductsInput>) => {
    const products = transform({ input }, ({ input: { updates, categoryIds } }) =>
      updates
        .map((update) => medusaUpdate(update, categoryIds))
        .filter((change) => Object.keys(change).length > 1),
    );
    updateProductsWorkflow.runAsStep({ input: { products } });

    const changedSkus = transform({ input }, ({ input }) =>
      input.updates.filter(({ current, target }) => current.fields.sku !== target.sku),
    );
    const variants = transform({ changedSkus }, ({ changedSkus }) =>
      changedSkus.map(({ current, target }) => ({ id: current.variantId, sku: target.sku })),
    );
    updateProductVariantsWorkflow.runAsStep({ input: { product_variants: variants } });
    const items = transform({ changedSkus }, ({ changedSkus }) =>
      changedSkus.flatMap(({ current, target }) =>
        current.inventoryItemId ? [{ id: current.inventoryItemId, sku: target.sku }] : [],
      ),
    );
    updateInventoryItemsWorkflow.runAsStep({ input: { updates: items } });

    createInventoryLevelsWorkflow.runAsStep({
      input: transform({ input }, ({ input }) => ({ inventory_levels: newLevels(input) })),
    });
    // By an amount, under the lock that Medusa takes when it ships: no sale in between is undone.
    adjustInventoryLevelsStep(transform({ input }, ({ input }) => levelAdjustments(input)));

    setBasePricesStep(transform({ input }, ({ input }) => basePrices(input.updates)));

    updateMerchandisingStep(
      transform({ input }, ({ input }) =>
        input.updates.flatMap(({ current, target }) =>
          current.merchandisingId && merchandisingDiffers(current.fields, target)
            ? [{ id: current.merchandisingId, before: current.fields, after: target }]
            : [],
        ),
      ),
    );
    const rows = createMerchandisingStep(
      transform({ input }, ({ input }) =>
        input.updates
          .filter(({ current }) => current.merchandisingId === null)
          .map(({ current, target }) => ({ productId: current.id, fields: target })),
      ),
    );
    const links = transform({ rows }, ({ rows }) =>
      rows.map(({ productId, merchandisingId }) => ({
        [Modules.PRODUCT]: { product_id: productId },
        [MERCHANDISING_MODULE]: { product_merchandising_id: merchandisingId },
      })),
    );
    createRemoteLinkStep(links).config({ name: "link-merchandising" });

    // Last, because Medusa's own step does not restore changed entries when a later one fails.
    batchPriceListPricesWorkflow.runAsStep({
      input: transform({ input }, ({ input }) => ({ data: salePrices(input) })),
    });

    const ids = transform({ input }, ({ input }) => input.updates.map(({ current }) => current.id));
    return new WorkflowResponse(ids);
  },
);

function medusaUpdate(
  { current, target }: ProductUpdate,
  categoryIds: Readonly<Record<string, string>>,
) {
  const now = current.fields;
  const categoryId = target.categorySlug ? categoryIds[target.categorySlug] : undefined;
  const moves = categoryId !== undefined && target.categorySlug !== now.categorySlug;
  return {
    id: current.id,
    ...(target.name !== now.name && { title: target.name }),
    ...(target.slug !== now.slug && { handle: target.slug }),
    ...(target.description !== now.description && { description: target.description }),
    ...(moves && { category_ids: [categoryId] }),
    ...(differs(target.images, now.images) && {
      images: medusaImages(target.images),
      thumbnail: target.images[0]?.url ?? null,
    }),
  };
}

function newLevels({ updates, store }: UpdateCatalogProductsInput) {
  return updates.flatMap(({ current: { inventoryItemId, hasStockLevel }, target }) =>
    inventoryItemId && !hasStockLevel
      ? [
          {
            inventory_item_id: inventoryItemId,
            location_id: store.stockLocationId,
            stocked_quantity: target.stock,
          },
        ]
      : [],
  );
}

function levelAdjustments({ updates, store }: UpdateCatalogProductsInput) {
  return updates.flatMap(({ current: { inventoryItemId, hasStockLevel, fields }, target }) =>
    inventoryItemId && hasStockLevel && fields.stock !== target.stock
      ? [
          {
            inventory_item_id: inventoryItemId,
            location_id: store.stockLocationId,
            adjustment: target.stock - fields.stock,
          },
        ]
      : [],
  );
}

function basePrices(updates: readonly ProductUpdate[]) {
  return updates.flatMap(({ current, target }) =>
    current.priceSetId && current.fields.originalCents !== target.originalCents
      ? [
          {
            priceSetId: current.priceSetId,
            priceId: current.basePriceId,
            beforeCents: current.fields.originalCents,
            afterCents: target.originalCents,
          },
        ]
      : [],
  );
}

function salePrices({ updates, store }: UpdateCatalogProductsInput) {
  const changed = updates.filter(
    ({ current, target }) => current.fields.saleCents !== target.saleCents,
  );
  return {
    id: store.salePriceListId,
    create: changed.flatMap(({ current, target }) =>
      target.saleCents !== null && !current.salePriceId
        ? [{ ...cadPrice(target.saleCents), variant_id: current.variantId }]
        : [],
    ),
    update: changed.flatMap(({ current, target }) =>
      target.saleCents !== null && current.salePriceId
        ? [
            {
              ...cadPrice(target.saleCents),
              id: current.salePriceId,
              variant_id: current.variantId,
            },
          ]
        : [],
    ),
    delete: changed.flatMap(({ current, target }) =>
      target.saleCents === null && current.salePriceId ? [current.salePriceId] : [],
    ),
  };
}

function merchandisingDiffers(now: ProductFields, target: ProductFields): boolean {
  return (
    now.featured !== target.featured ||
    now.discountPercentage !== target.discountPercentage ||
    now.rating !== target.rating ||
    now.reviewCount !== target.reviewCount ||
    now.nameFr !== target.nameFr ||
    now.descriptionFr !== target.descriptionFr ||
    differs(now.specs, target.specs)
  );
}

function differs(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) !== JSON.stringify(b);
}
