import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../http/answer-call";
import { queryOf } from "../../../http/call-input";
import { listPacking } from "../../../orders/list-packing";

/** GET /api/packing (spec §7), for staff: what is to be packed and sent. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const query = queryOf("packing.list", request);
  answerCall("packing.list", response, await listPacking(request.scope, query));
}
