import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../http/answer-call";
import { bodyOf } from "../../../http/call-input";
import { readCheckoutSettings } from "../../../orders/checkout-settings";
import { changeCheckoutSettings } from "../../../workflows/store/change-checkout-settings";

/** GET /api/checkout-settings (spec §7), for anybody: the checkout goes by it. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  answerCall("checkoutSettings.read", response, await readCheckoutSettings(request.scope));
}

/** PUT /api/checkout-settings, for admins. */
export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const settings = bodyOf("checkoutSettings.change", request);
  await changeCheckoutSettings(request.scope, settings);
  answerCall("checkoutSettings.change", response, settings);
}
