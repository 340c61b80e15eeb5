import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../../../http/answer-call";
import {
  endPayLinks,
  readPayLinks,
  sendPayLink,
} from "../../../../../workflows/order/phone/pay-links";
import { orderIdOf } from "../../../../security/order-id";
import { signedInAccount } from "../../../../security/signed-in";

/** GET /api/orders/{id}/pay-link (spec §7), for staff. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  answerCall("payLinks.read", response, await readPayLinks(request.scope, orderIdOf(request)));
}

/** POST /api/orders/{id}/pay-link (spec §7), for staff: a link is mailed, or shown. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { user } = await signedInAccount(request);
  const asked = { orderId: orderIdOf(request), by: user.email };
  answerCall("payLinks.send", response, await sendPayLink(request.scope, asked));
}

/** DELETE /api/orders/{id}/pay-link (spec §7), for staff: its links end. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { user } = await signedInAccount(request);
  const asked = { orderId: orderIdOf(request), by: user.email };
  answerCall("payLinks.end", response, { message: await endPayLinks(request.scope, asked) });
}
