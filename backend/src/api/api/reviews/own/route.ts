import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { findListedProduct } from "../../../../catalog/products/find-listed-product";
import { Refusal } from "../../../../errors/refusal";
import { answerCall } from "../../../../http/answer-call";
import { queryOf } from "../../../../http/call-input";
import { readOwnReview } from "../../../../workflows/review/own-review";
import { purchaseOf, purchaseOfToken } from "../../../security/reviewer";
import { signedInAccount } from "../../../security/signed-in";

/** GET /api/reviews/own: what its buyer wrote of a product, and what a form begins with. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { token, slug = "" } = queryOf("reviews.readOwn", request);
  const purchase = token ? await purchaseOfToken(request, token) : await ownPurchase(request, slug);
  answerCall("reviews.readOwn", response, await readOwnReview(request.scope, purchase));
}

async function ownPurchase(request: MedusaRequest, slug: string) {
  await signedInAccount(request);
  const product = await findListedProduct(request.scope, { slug });
  if (!product) throw new Refusal("not-found", "Product not found");
  return purchaseOf(request, { productId: product.id, token: undefined });
}
