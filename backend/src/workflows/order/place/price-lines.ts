import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, QueryContext } from "@medusajs/framework/utils";
import { type MedusaProduct, productFromMedusa } from "../../../catalog/products/product-view";
import type { StoreContext } from "../../store/store-context";
import type { AskedLine, PricedLine } from "./cart-lines";
import { mergeLines } from "./cart-lines";

/** As little as a price and the stock need; the rest of a product is for pages. */
const FIELDS = [
  "id",
  "title",
  "handle",
  "description",
  "status",
  "sales_channels.id",
  "variants.id",
  "variants.sku",
  "variants.variant_rank",
  "variants.manage_inventory",
  "variants.allow_backorder",
  "variants.calculated_price.*",
  "variants.inventory_items.required_quantity",
  "variants.inventory_items.inventory.location_levels.location_id",
  "variants.inventory_items.inventory.location_levels.stocked_quantity",
  "variants.inventory_items.inventory.location_levels.reserved_quantity",
];

/** What a shopper asks for, with Medusa's own prices and stock of this moment; one line per product. */
export async function priceLines(
  container: MedusaContainer,
  store: StoreContext,
  asked: readonly AskedLine[],
): Promise<PricedLine[]> {
  const lines = mergeLines(asked);
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const [{ data: products }, { data: channels }] = await Promise.all([
    query.graph({
      entity: "product",
      fields: FIELDS,
      filters: { id: lines.map(({ productId }) => productId) },
      context: {
        variants: {
          calculated_price: QueryContext({ currency_code: "cad", region_id: store.regionId }),
        },
      },
    }),
    query.graph({
      entity: "sales_channel",
      fields: ["stock_locations.id"],
      filters: { id: store.salesChannelId },
    }),
  ]);
  const locationIds = (channels[0]?.stock_locations ?? []).flatMap(
    (place: { id: string } | null) => (place ? [place.id] : []),
  );
  const byId = new Map((products as MedusaProduct[]).map((product) => [product.id, product]));
  return lines.map(({ productId, qty }) => {
    const row = byId.get(productId);
    const sold = row && offer(row, store.salesChannelId, locationIds);
    if (sold) return { productId, qty, ...sold };
    const name = row?.title ?? "A product in your cart";
    return { productId, qty, name, unitPriceCAD: 0, available: 0, variantId: undefined };
  });
}

function offer(row: MedusaProduct, salesChannelId: string, locationIds: readonly string[]) {
  const isInShop = row.sales_channels?.some((channel) => channel?.id === salesChannelId);
  const variant = firstVariant(row);
  if (
    row.status !== "published" ||
    !isInShop ||
    variant?.calculated_price?.calculated_amount == null
  )
    return undefined;
  const product = productFromMedusa(row, locationIds);
  if (!product) return undefined;
  return {
    name: product.name,
    unitPriceCAD: product.priceCAD,
    available: product.stock,
    variantId: variant.id,
  };
}

/** The variant that the pages show the price of. */
function firstVariant({ variants }: MedusaProduct) {
  return [...(variants ?? [])].sort(
    (one, other) =>
      (one.variant_rank ?? 0) - (other.variant_rank ?? 0) || (one.id < other.id ? -1 : 1),
  )[0];
}
