import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../../http/answer-call";
import { bodyOf, paramsOf } from "../../../../http/call-input";
import { readOpeningChecks } from "../../../../opening/read-opening-checks";
import { readDeliveryPromise } from "../../../../workflows/order/total/delivery-offers";
import { confirmOpeningCheck } from "../../../../workflows/store/confirm-opening-check";

/** PUT /api/opening-checks/{name}, for staff: somebody looked, or takes that back. */
export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { isConfirmed } = bodyOf("openingChecks.confirm", request);
  const { name } = paramsOf("openingChecks.confirm", request);
  await confirmOpeningCheck(request.scope, name, isConfirmed);
  const checks = await readOpeningChecks(request.scope, await readDeliveryPromise(request.scope));
  answerCall("openingChecks.confirm", response, { checks });
}
