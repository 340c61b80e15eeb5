import { STOCK_ALERT_LINK_INVALID } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { addressMarkIn } from "../../../../content/stock-alerts/stop-token";
import { Refusal } from "../../../../errors/refusal";
import { answerCall } from "../../../../http/answer-call";
import { bodyOf } from "../../../../http/call-input";
import { stopStockAlerts } from "../../../../workflows/stock-alert/stop-stock-alerts";
import { rateLimitCall } from "../../../security/rate-limit";

/** POST /api/stock-alerts/stop: works as often as it is called, also when nothing waits. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { token } = bodyOf("stockAlerts.stop", request);
  await rateLimitCall("stockAlerts.stop", request);
  const mark = addressMarkIn(token);
  if (!mark) {
    throw new Refusal("invalid", "This link is not valid any more. Please call us.", {
      code: STOCK_ALERT_LINK_INVALID,
    });
  }
  await stopStockAlerts(request.scope, mark);
  answerCall("stockAlerts.stop", response, {
    message: "We will send you no more emails about products that you wait for.",
  });
}
