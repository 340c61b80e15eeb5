import type { ExecArgs } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { productChangeStatements } from "../catalog/search-index/product-change-triggers";

/** Installs the triggers that note changed products; they need the tables of all modules and links. */
export default async function noteProductChanges({ container }: ExecArgs): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  await database.transaction(async (transaction) => {
    for (const statement of productChangeStatements()) await transaction.raw(statement);
  });
}
