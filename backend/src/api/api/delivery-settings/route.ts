import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../http/answer-call";
import { bodyOf } from "../../../http/call-input";
import { readDeliverySettings } from "../../../orders/delivery-settings";
import { changeDeliveryWeights } from "../../../workflows/store/change-delivery-weights";

/** GET /api/delivery-settings (spec §7), for admins. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  answerCall("deliverySettings.read", response, await readDeliverySettings(request.scope));
}

/** PUT /api/delivery-settings, for admins. */
export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  await changeDeliveryWeights(request.scope, bodyOf("deliverySettings.change", request));
  answerCall("deliverySettings.change", response, await readDeliverySettings(request.scope));
}
