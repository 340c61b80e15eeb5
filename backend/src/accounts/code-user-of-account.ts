import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { groupsOfCustomer } from "../medusa/customer-groups";
import type { CodeUser } from "../orders/code-user";
import type { Account } from "./account";

/** Whose limits and groups of customers decide about the codes of an account. */
export async function codeUserOfAccount(
  container: MedusaContainer,
  { actorType, user: { id, email } }: Account,
): Promise<CodeUser> {
  if (actorType !== "customer") return { id, email, groupIds: [] };
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  return { id, email, groupIds: await groupsOfCustomer(database, id) };
}
