import { REVIEW_LINK_INVALID } from "@eldercare/contracts";
import type { MedusaRequest } from "@medusajs/framework/http";
import { Refusal } from "../../errors/refusal";
import {
  type Purchase,
  purchaseOfAccount,
  purchaseOfLink,
} from "../../workflows/review/find-purchase";
import { clientAddress } from "./client-address";
import { rateLimit } from "./rate-limit";
import { signedInAccount } from "./signed-in";

const OTHER_PRODUCT = "This link is for another product.";

/**
 * The purchase that lets somebody review a product: that of a mail's link, else the own one of
 * whoever is signed in. Throws a {@link Refusal} "invalid", "signed-out" or "not-allowed".
 */
export async function purchaseOf(
  request: MedusaRequest,
  { productId, token }: { productId: string; token: string | undefined },
): Promise<Purchase> {
  if (token === undefined) {
    const account = await signedInAccount(request);
    await countTry(request);
    return purchaseOfAccount(request.scope, account, productId);
  }
  const purchase = await purchaseOfToken(request, token);
  if (purchase.productId === productId) return purchase;
  throw new Refusal("invalid", OTHER_PRODUCT, { code: REVIEW_LINK_INVALID });
}

/** The purchase of a mail's link alone. */
export async function purchaseOfToken(request: MedusaRequest, token: string): Promise<Purchase> {
  await countTry(request);
  return purchaseOfLink(request.scope, token);
}

const countTry = (request: MedusaRequest) =>
  rateLimit(request, [["reviewIp", clientAddress(request)]]);
