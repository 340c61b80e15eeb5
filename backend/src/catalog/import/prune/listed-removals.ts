import { type CatalogEntity, LISTED } from "@eldercare/catalog-import";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { withCatalogLock } from "../../../workflows/catalog-lock";
import type { Removals } from "./removals";

interface Listed {
  id: string;
  name: string;
  /** As it is, to be kept in the journal. */
  fields: object;
}

/**
 * Things that a file does not name, of a kind that is few. `take` takes one out in a transaction,
 * and answers whether it could.
 */
export function listedRemovals(
  container: MedusaContainer,
  entity: CatalogEntity,
  others: readonly Listed[],
  take: (transaction: Knex, id: string) => Promise<boolean>,
): Removals {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  return {
    entity,
    count: others.length,
    names: others.slice(0, LISTED).map(({ name }) => name),
    async remove(progress, journal) {
      const task = progress.start(`Removed ${entity}`, others.length);
      let removed = 0;
      for (const { id, name, fields } of others) {
        const isGone = await withCatalogLock(container, () =>
          database.transaction(async (transaction) => {
            if (!(await take(transaction, id))) return false;
            await journal?.note(transaction, [
              { entity, id, name, changes: null, removed: fields },
            ]);
            return true;
          }),
        );
        if (isGone) removed += 1;
        task.advance();
      }
      task.end();
      return removed;
    },
  };
}
