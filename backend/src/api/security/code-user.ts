import type { MedusaRequest } from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { Account } from "../../accounts/account";
import { groupsOfCustomer } from "../../medusa/customer-groups";
import { type CodeUser, NOBODY } from "../../orders/code-user";
import { guestIdOf } from "../../orders/guest-id";
import { type Guest, guestOf } from "./guest";
import { signInOf } from "./sign-in-of";

/** Whose limits and groups of customers decide about discount codes: whoever is signed in, or nobody. */
export async function codeUserOf(request: MedusaRequest): Promise<CodeUser> {
  const account = (await signInOf(request))?.account;
  if (account) return codeUserOfAccount(request.scope, account);
  const guest = guestOf(request);
  return guest ? codeUserOfGuest(guest) : NOBODY;
}

/** A guest is one by the address: limits per customer count it. */
export function codeUserOfGuest({ email }: Guest): CodeUser {
  return { id: guestIdOf(email), email, groupIds: [] };
}

export async function codeUserOfAccount(
  container: MedusaContainer,
  { actorType, user: { id, email } }: Account,
): Promise<CodeUser> {
  if (actorType !== "customer") return { id, email, groupIds: [] };
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  return { id, email, groupIds: await groupsOfCustomer(database, id) };
}
