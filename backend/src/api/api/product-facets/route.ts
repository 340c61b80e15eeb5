import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { countProducts } from "../../../catalog/products/count-products";
import { isCommonList } from "../../../catalog/products/is-common-list";
import { answerCall } from "../../../http/answer-call";
import { queryOf } from "../../../http/call-input";
import { keepAnswer } from "../../../http/keep-answer";

/** GET /api/product-facets (spec §7). */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const query = queryOf("products.facets", request);
  const count = () => countProducts(request.scope, query);
  if (isCommonList(query)) {
    await keepAnswer("products.facets", { request, response }, query, count);
  } else {
    answerCall("products.facets", response, await count());
  }
}
