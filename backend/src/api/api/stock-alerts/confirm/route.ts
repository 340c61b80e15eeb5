import { STOCK_ALERT_CONFIRMED } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { wishIn } from "../../../../content/stock-alerts/confirm-token";
import { linkInvalid } from "../../../../content/stock-alerts/link-invalid";
import { answerCall } from "../../../../http/answer-call";
import { bodyOf } from "../../../../http/call-input";
import { confirmStockAlert } from "../../../../workflows/stock-alert/ask-for-stock-alert";
import { rateLimitCall } from "../../../security/rate-limit";

/** POST /api/stock-alerts/confirm: works as often as it is called while the link does. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { token } = bodyOf("stockAlerts.confirm", request);
  await rateLimitCall("stockAlerts.confirm", request);
  const wish = wishIn(token);
  if (!wish)
    throw linkInvalid("This link is not valid any more. Please ask again on the product's page.");
  await confirmStockAlert(request.scope, wish);
  answerCall("stockAlerts.confirm", response, { message: STOCK_ALERT_CONFIRMED });
}
