import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { linkInvalid } from "../../../../content/stock-alerts/link-invalid";
import { addressMarkIn } from "../../../../content/stock-alerts/stop-token";
import { answerCall } from "../../../../http/answer-call";
import { bodyOf } from "../../../../http/call-input";
import { stopStockAlerts } from "../../../../workflows/stock-alert/stop-stock-alerts";
import { rateLimitCall } from "../../../security/rate-limit";

/** POST /api/stock-alerts/stop: works as often as it is called, also when nothing waits. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { token } = bodyOf("stockAlerts.stop", request);
  await rateLimitCall("stockAlerts.stop", request);
  const mark = addressMarkIn(token);
  if (!mark) throw linkInvalid("This link is not valid any more. Please call us.");
  await stopStockAlerts(request.scope, mark);
  answerCall("stockAlerts.stop", response, {
    message: "We will send you no more emails about products that you wait for.",
  });
}
