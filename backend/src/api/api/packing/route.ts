import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../http/answer-call";
import { queryOf } from "../../../http/call-input";
import { listPacking } from "../../../orders/list-packing";
import { isAskedByStaff } from "../../security/signed-in";

/** GET /api/packing (spec §7), for staff: what is to be packed and sent. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const query = queryOf("packing.list", request);
  const seesEmails = await isAskedByStaff(request, "orders.list");
  answerCall("packing.list", response, await listPacking(request.scope, query, { seesEmails }));
}
