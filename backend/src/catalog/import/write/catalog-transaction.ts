import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { withCatalogLock } from "../../../workflows/catalog-lock";

/**
 * Runs `work` in one transaction while nobody else writes the catalog: all of it is in or nothing.
 * Two imports in two processes take turns as well, so that each plans on what the other left.
 */
export function catalogTransaction<Result>(
  container: MedusaContainer,
  work: (transaction: Knex) => Promise<Result>,
): Promise<Result> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  return withCatalogLock(container, () =>
    database.transaction(async (transaction) => {
      await transaction.raw("select pg_advisory_xact_lock(hashtext('import-products'))");
      return work(transaction);
    }),
  );
}
