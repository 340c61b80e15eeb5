import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { withCatalogLock } from "../../catalog-lock";
import { StockLocks } from "./stock-locks";

/**
 * Runs `work` in one transaction while nobody else writes the catalog: all of it is in or nothing.
 * Two processes take turns as well, so that each plans on what the other left. Locks of stock that
 * `work` takes are given back when the transaction has ended.
 */
export function catalogTransaction<Result>(
  container: MedusaContainer,
  work: (transaction: Knex, locks: StockLocks) => Promise<Result>,
): Promise<Result> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  return withCatalogLock(container, async () => {
    const locks = new StockLocks(container);
    try {
      return await database.transaction(async (transaction) => {
        await transaction.raw("select pg_advisory_xact_lock(hashtext('import-products'))");
        return work(transaction, locks);
      });
    } finally {
      await locks.release();
    }
  });
}
