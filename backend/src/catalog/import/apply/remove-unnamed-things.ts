import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { removeCategory } from "../../../medusa/removed-category";
import { removeRow } from "../../../medusa/removed-rows";
import { catalogTransaction } from "../../../workflows/product/write/catalog-transaction";
import type { Journal } from "../journal/journal";
import type { ListedRemovals } from "../plan/removals";
import type { Progress } from "../progress";

/** Takes things out of the shop, each in one transaction with its journal; answers how many really went. */
export async function removeUnnamedThings(
  container: MedusaContainer,
  { entity, things }: ListedRemovals,
  progress: Progress,
  journal: Journal | null,
): Promise<number> {
  const task = progress.start(`Removed ${entity}`, things.length);
  let removed = 0;
  for (const { id, name, fields } of things) {
    const isGone = await catalogTransaction(container, async (transaction) => {
      if (!(await takeOut(transaction, entity, id))) return false;
      await journal?.note(transaction, [{ entity, id, name, changes: null, removed: fields }]);
      return true;
    });
    if (isGone) removed += 1;
    task.advance();
  }
  task.end();
  return removed;
}

const TABLES = { slides: "carousel_slide", posts: "post" } as const;

/** Answers whether it was there, and of a category also whether it is empty. */
function takeOut(database: Knex, entity: ListedRemovals["entity"], id: string): Promise<boolean> {
  if (entity === "categories") return removeCategory(database, id);
  return removeRow(database, TABLES[entity], id);
}
