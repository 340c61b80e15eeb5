import type { AccountCartBody, AccountCartResponse } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../http/answer-call";
import { bodyOf } from "../../../http/call-input";
import { keepAccountCart, mergeAccountCart } from "../../../workflows/cart/change-account-cart";
import { heardCartOf, rememberHeardCart } from "../../security/heard-cart";
import { signedInAccount } from "../../security/signed-in";

/** PUT /api/cart (spec §7): what this browser changed in its cart. */
export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const body = bodyOf("cart.keep", request);
  answerCall("cart.keep", response, await change(request, body, "changes"));
}

/** POST /api/cart (spec §7): this browser's cart and the account's become one. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const body = bodyOf("cart.merge", request);
  answerCall("cart.merge", response, await change(request, body, "all"));
}

async function change(
  request: MedusaRequest,
  { items }: AccountCartBody,
  what: "changes" | "all",
): Promise<AccountCartResponse> {
  const { actorType, user } = await signedInAccount(request);
  // Staff are no customers of Medusa's: their cart is the browser's alone.
  if (actorType !== "customer") return { items };
  const { heard, isOf } = heardCartOf(request);
  const isChange = what === "changes" && isOf(user.id);
  const kept = await (isChange ? keepAccountCart : mergeAccountCart)(
    request.scope,
    { customerId: user.id, email: user.email },
    { items, heard },
  );
  rememberHeardCart(request, user.id, items);
  return kept;
}
