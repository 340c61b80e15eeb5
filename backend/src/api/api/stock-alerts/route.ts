import { STOCK_ALERT_TAKEN } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../http/answer-call";
import { bodyOf } from "../../../http/call-input";
import {
  askForStockAlert,
  requireSoldOut,
} from "../../../workflows/stock-alert/ask-for-stock-alert";
import { constantTimeResponse } from "../../security/constant-time-response";
import { rateLimitCall } from "../../security/rate-limit";

/** POST /api/stock-alerts: a mail asks the address's owner; the same answer for every address, and for robots. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { website, ...asked } = bodyOf("stockAlerts.ask", request);
  await rateLimitCall("stockAlerts.ask", request, { stockAlertAddress: asked.email });
  const product = await requireSoldOut(request.scope, asked);
  await constantTimeResponse(async () => {
    if (!website) await askForStockAlert(request.scope, product, asked);
  });
  answerCall("stockAlerts.ask", response, { message: STOCK_ALERT_TAKEN });
}
