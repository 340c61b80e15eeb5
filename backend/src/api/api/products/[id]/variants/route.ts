import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../../../http/answer-call";
import { paramsOf } from "../../../../../http/call-input";
import { readStaffVariants } from "../../../../../workflows/product/read-staff-variants";

/** GET /api/products/{id}/variants (spec §7), for staff. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { id } = paramsOf("products.readVariants", request);
  answerCall("products.readVariants", response, await readStaffVariants(request.scope, id));
}
