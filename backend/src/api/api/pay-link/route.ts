import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../http/answer-call";
import { queryOf } from "../../../http/call-input";
import { openPayLink } from "../../../workflows/order/phone/open-pay-link";
import { addressFingerprint } from "../../security/buyer";
import { rateLimitCall } from "../../security/rate-limit";

/** GET /api/pay-link (spec §7), with the token of a link. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { token } = queryOf("payLinks.open", request);
  await rateLimitCall("payLinks.open", request);
  const opened = { token, address: addressFingerprint(request) };
  answerCall("payLinks.open", response, await openPayLink(request.scope, opened));
}
