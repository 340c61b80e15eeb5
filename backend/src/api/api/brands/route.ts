import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { listBrands } from "../../../catalog/products/list-brands";
import { answerCall } from "../../../http/answer-call";

/** GET /api/brands, for staff. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  answerCall("products.brands", response, { brands: await listBrands(request.scope) });
}
