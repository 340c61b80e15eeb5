import type { ProductDetail } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { findListedProduct } from "../../../../../catalog/products/find-listed-product";
import { listPublishedReviews } from "../../../../../content/reviews/list-published-reviews";
import { Refusal } from "../../../../../errors/refusal";
import { answerCall } from "../../../../../http/answer-call";
import { bodyOf, paramsOf, queryOf } from "../../../../../http/call-input";
import { writeOwnReview } from "../../../../../workflows/review/own-review";
import { rateLimit } from "../../../../security/rate-limit";
import { purchaseOf } from "../../../../security/reviewer";

/** GET /api/products/{slug}/reviews. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { id } = await productOf(request, paramsOf("reviews.list", request).slug);
  const query = queryOf("reviews.list", request);
  answerCall("reviews.list", response, await listPublishedReviews(request.scope, id, query));
}

/** POST /api/products/{slug}/reviews, by its buyer. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { token, ...review } = bodyOf("reviews.write", request);
  const { id } = await productOf(request, paramsOf("reviews.write", request).slug);
  const purchase = await purchaseOf(request, { productId: id, token });
  await rateLimit(request, [["reviewAddress", purchase.order.email]]);
  answerCall("reviews.write", response, await writeOwnReview(request.scope, purchase, review));
}

async function productOf(request: MedusaRequest, slug: string): Promise<ProductDetail> {
  const product = await findListedProduct(request.scope, { slug });
  if (!product) throw new Refusal("not-found", "Product not found");
  return product;
}
