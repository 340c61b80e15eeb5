import type { MedusaRequest } from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import { type CodeUser, NOBODY } from "../../workflows/order/total/promotion-context";
import { signInOf } from "./sign-in-of";

/** Whose limits and groups of customers decide about discount codes: whoever is signed in, or nobody. */
export async function codeUserOf(request: MedusaRequest): Promise<CodeUser> {
  const account = (await signInOf(request))?.account;
  if (!account) return NOBODY;
  const { id, email } = account.user;
  if (account.actorType !== "customer") return { id, email, groupIds: [] };
  const [customer] = await request.scope
    .resolve(Modules.CUSTOMER)
    .listCustomers({ id }, { relations: ["groups"], take: 1 });
  return { id, email, groupIds: (customer?.groups ?? []).map((group) => group.id) };
}
