import type { MedusaRequest } from "@medusajs/framework/http";
import { codeUserOfAccount } from "../../accounts/code-user-of-account";
import { type CodeUser, codeUserOfGuest, NOBODY } from "../../orders/code-user";
import { guestOf } from "./guest";
import { signInOf } from "./sign-in-of";

/** Whose limits and groups of customers decide about discount codes: whoever is signed in, or nobody. */
export async function codeUserOf(request: MedusaRequest): Promise<CodeUser> {
  const account = (await signInOf(request))?.account;
  if (account) return codeUserOfAccount(request.scope, account);
  const guest = guestOf(request);
  return guest ? codeUserOfGuest(guest.email) : NOBODY;
}
