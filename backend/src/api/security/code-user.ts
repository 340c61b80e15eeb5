import type { MedusaRequest } from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { Account } from "../../accounts/account";
import { type CodeUser, NOBODY } from "../../orders/code-user";
import { signInOf } from "./sign-in-of";

/** Whose limits and groups of customers decide about discount codes: whoever is signed in, or nobody. */
export async function codeUserOf(request: MedusaRequest): Promise<CodeUser> {
  const account = (await signInOf(request))?.account;
  return account ? codeUserOfAccount(request.scope, account) : NOBODY;
}

export async function codeUserOfAccount(
  container: MedusaContainer,
  { actorType, user: { id, email } }: Account,
): Promise<CodeUser> {
  if (actorType !== "customer") return { id, email, groupIds: [] };
  const [customer] = await container
    .resolve(Modules.CUSTOMER)
    .listCustomers({ id }, { relations: ["groups"], take: 1 });
  return { id, email, groupIds: (customer?.groups ?? []).map((group) => group.id) };
}
