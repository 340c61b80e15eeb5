import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../../../http/answer-call";
import { bodyOf } from "../../../../../http/call-input";
import { findPackingOrder } from "../../../../../orders/list-packing";
import { makeParcel } from "../../../../../workflows/order/send/change-parcels";
import { orderIdOf } from "../../../../security/order-id";
import { signedInAccount } from "../../../../security/signed-in";

/** POST /api/orders/{id}/parcels (spec §7), for staff: packs a parcel, and sends it. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { user } = await signedInAccount(request);
  const body = bodyOf("packing.makeParcel", request);
  const orderId = orderIdOf(request);
  const message = await makeParcel(request.scope, { orderId, by: user.email }, body);
  const order = await findPackingOrder(request.scope, orderId);
  answerCall("packing.makeParcel", response, { order, message });
}
