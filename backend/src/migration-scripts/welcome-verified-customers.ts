import type { ExecArgs } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { welcomeTriggerStatements } from "../medusa/welcome-trigger";

/** Installs the trigger that promises welcome mails; it needs the tables of several modules. */
export default async function welcomeVerifiedCustomers({ container }: ExecArgs): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  await database.transaction(async (transaction) => {
    for (const statement of welcomeTriggerStatements()) await transaction.raw(statement);
  });
}
