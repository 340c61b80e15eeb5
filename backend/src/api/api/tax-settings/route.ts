import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../http/answer-call";
import { bodyOf } from "../../../http/call-input";
import { readTaxSettings } from "../../../orders/tax-settings";
import { changeTaxNumbers } from "../../../workflows/store/change-tax-numbers";

/** GET /api/tax-settings (spec §7), for admins. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  answerCall("taxSettings.read", response, await readTaxSettings(request.scope));
}

/** PUT /api/tax-settings, for admins. */
export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  await changeTaxNumbers(request.scope, bodyOf("taxSettings.change", request));
  answerCall("taxSettings.change", response, await readTaxSettings(request.scope));
}
