import type { ExecArgs } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { shopChangeStatements } from "../shop-changes/shop-change-triggers";

/** Installs the triggers that end kept lists and pages; they need the tables of several modules. */
export default async function announceShopChanges({ container }: ExecArgs): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  await database.transaction(async (transaction) => {
    for (const statement of shopChangeStatements()) await transaction.raw(statement);
  });
}
