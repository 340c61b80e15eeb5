import type { ShopProduct } from "./shop-product";

/**
 * Whether shoppers find a product and may buy it: published, in the shop's channel and priced
 * (decision 013). Lists, pages, orders and files all ask here.
 */
export function isSellable(
  { status, isArchived, salesChannelIds, price }: SellableBy,
  { salesChannelId }: { salesChannelId: string },
): boolean {
  return (
    status === "published" &&
    !isArchived &&
    salesChannelIds.includes(salesChannelId) &&
    price !== null
  );
}

/** What decides it; how many there are is another question. */
type SellableBy = Pick<ShopProduct, "status" | "isArchived" | "salesChannelIds" | "price">;
