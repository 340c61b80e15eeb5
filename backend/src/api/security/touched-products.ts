import { z } from "zod";
import type { RecordsOfProducts } from "../../medusa/products-of-records";

const Line = z
  .object({ id: z.string(), variant_id: z.string(), inventory_item_id: z.string() })
  .partial();
const Lines = z.array(Line);
const Ids = z.array(z.string());
/** The lists in the bodies of Medusa's routes that name products, or what belongs to them. */
const Body = z
  .object({ create: Lines, update: Lines, prices: Lines, delete: Ids, remove: Ids })
  .partial();

const NOTHING: RecordsOfProducts = {
  products: [],
  variants: [],
  inventoryItems: [],
  inventoryLevels: [],
  prices: [],
};

/**
 * What a change of price or stock in Medusa Admin touches, by its path and body: a product, some at
 * once, the stock of inventory items, the prices of a price list. A body that is none of Medusa's
 * touches nothing: Medusa refuses it.
 */
export function touchedBy(path: string, body: unknown): RecordsOfProducts {
  const parsed = Body.safeParse(body ?? {});
  const lists = parsed.success ? parsed.data : {};
  const lines = [...(lists.create ?? []), ...(lists.update ?? []), ...(lists.prices ?? [])];
  const named = (key: keyof z.output<typeof Line>) => lines.flatMap((line) => line[key] ?? []);
  const [, resource, id, part] = path.split("/").filter(Boolean);
  const isBatch = id === "batch" || id === "location-levels";
  const removed = lists.delete ?? [];
  if (resource === "products" && id) {
    return { ...NOTHING, products: isBatch ? [...named("id"), ...removed] : [id] };
  }
  if (resource === "inventory-items" && id) {
    const inventoryItems = isBatch ? named("inventory_item_id") : [id];
    return { ...NOTHING, inventoryItems, inventoryLevels: removed };
  }
  if (resource === "price-lists") {
    if (part === "products") return { ...NOTHING, products: lists.remove ?? [] };
    return { ...NOTHING, variants: named("variant_id"), prices: removed };
  }
  return NOTHING;
}
