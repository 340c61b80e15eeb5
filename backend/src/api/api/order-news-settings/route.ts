import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../http/answer-call";
import { bodyOf } from "../../../http/call-input";
import { readOrderNewsSettings } from "../../../orders/order-news-settings";
import { changeOrderNewsSettings } from "../../../workflows/store/change-order-news-settings";

/** GET /api/order-news-settings, for admins. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  answerCall("orderNewsSettings.read", response, await readOrderNewsSettings(request.scope));
}

/** PUT /api/order-news-settings, for admins. */
export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  await changeOrderNewsSettings(request.scope, bodyOf("orderNewsSettings.change", request));
  answerCall("orderNewsSettings.change", response, await readOrderNewsSettings(request.scope));
}
