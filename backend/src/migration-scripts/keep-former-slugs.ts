import type { ExecArgs } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { formerSlugStatements } from "../former-slugs/former-slug-triggers";

/** Makes the table of former slugs and its triggers; they need the tables of several modules. */
export default async function keepFormerSlugs({ container }: ExecArgs): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  await database.transaction(async (transaction) => {
    for (const statement of formerSlugStatements()) await transaction.raw(statement);
  });
}
