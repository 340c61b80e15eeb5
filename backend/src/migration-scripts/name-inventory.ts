import type { ExecArgs } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { inventoryNameStatements, NAME_INVENTORY } from "../medusa/inventory-names";

/** Names inventory items by their products, and keeps them so; it needs the tables of several modules. */
export default async function nameInventory({ container }: ExecArgs): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  await database.transaction(async (transaction) => {
    for (const statement of inventoryNameStatements()) await transaction.raw(statement);
    await transaction.raw(NAME_INVENTORY);
  });
}
