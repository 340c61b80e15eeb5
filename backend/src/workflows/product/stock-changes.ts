import type { ProductChangesBody } from "@eldercare/contracts";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** How staff say how many pieces there shall be. */
type AskedStock = Pick<ProductChangesBody, "stock" | "stockBefore" | "stockChangeId">;

/** A form that stays open longer than that, and whose answer was lost, may count twice. */
const REMEMBERED = "7 days";

/**
 * What is still to be done of a change of stock: one that has a name and was sent before, because
 * its answer was lost or the form was corrected, is not done twice. To be called in the transaction
 * that writes the stock, under the catalog lock.
 */
export async function stillAsked(
  transaction: Knex,
  /** The product, or one of its variants. */
  subjectId: string,
  { stock, stockBefore, stockChangeId }: AskedStock,
): Promise<Pick<AskedStock, "stock" | "stockBefore">> {
  if (stock === undefined || stockBefore === undefined || stockChangeId === undefined) {
    return { stock, stockBefore };
  }
  const id = `${subjectId} ${stockChangeId}`;
  const [known] = await transaction("stock_change").where({ id }).select("amount");
  const amount = stock - stockBefore;
  await transaction("stock_change")
    .insert({ id, amount })
    .onConflict("id")
    .merge({ amount, updated_at: transaction.fn.now() });
  return { stock, stockBefore: stockBefore + (known?.amount ?? 0) };
}

/** Forgets changes that nobody sends again any more. */
export async function forgetStockChanges(database: Knex): Promise<void> {
  await database("stock_change").whereRaw(`updated_at < now() - interval '${REMEMBERED}'`).delete();
}
