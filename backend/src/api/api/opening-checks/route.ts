import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../http/answer-call";
import { readOpeningChecks } from "../../../opening/read-opening-checks";
import { readDeliveryPromise } from "../../../workflows/order/total/delivery-offers";

/** GET /api/opening-checks, for staff: what the shop still needs before it opens. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  answerCall("openingChecks.list", response, {
    checks: await readOpeningChecks(request.scope, await readDeliveryPromise(request.scope)),
  });
}
