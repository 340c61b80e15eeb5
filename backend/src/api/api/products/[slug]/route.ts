import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { findProductBySlug } from "../../../../catalog/products/find-product-by-slug";
import { Refusal } from "../../../../errors/refusal";
import { answerCall } from "../../../../http/answer-call";
import { paramsOf } from "../../../../http/call-input";

/** GET /api/products/{slug} (spec §7). */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const product = await findProductBySlug(request.scope, paramsOf("products.read", request).slug);
  if (!product) throw new Refusal("not-found", "Product not found");
  answerCall("products.read", response, product);
}
