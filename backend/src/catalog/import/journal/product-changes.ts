import type { ProductPlan } from "@eldercare/catalog-import";
import type { JournalEntry } from "./journal";

/** What is journaled of products that change. */
export function productChanges(update: ProductPlan["update"]): JournalEntry[] {
  return update.map(({ current: { id, variantId }, name, changes }) => ({
    entity: "products",
    id,
    name,
    variantId,
    changes,
  }));
}
