import type { ExecArgs } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { inventoryNameStatements } from "../medusa/inventory-names";

/** Renamed products and variants are looked at row by row, where `name-inventory` made it statement by statement. */
export default async function nameRenamedInventory({ container }: ExecArgs): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  await database.transaction(async (transaction) => {
    for (const statement of inventoryNameStatements()) await transaction.raw(statement);
  });
}
