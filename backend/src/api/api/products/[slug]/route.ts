import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { findListedProduct } from "../../../../catalog/products/find-listed-product";
import { Refusal } from "../../../../errors/refusal";
import { answerCall } from "../../../../http/answer-call";
import { paramsOf } from "../../../../http/call-input";

/** GET /api/products/{slug} (spec §7). */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { slug } = paramsOf("products.read", request);
  const product = await findListedProduct(request.scope, { slug });
  if (!product) throw new Refusal("not-found", "Product not found");
  answerCall("products.read", response, product);
}
