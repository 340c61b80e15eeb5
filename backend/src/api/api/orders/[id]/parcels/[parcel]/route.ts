import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../../../../http/answer-call";
import { bodyOf, paramsOf } from "../../../../../../http/call-input";
import { findPackingOrder } from "../../../../../../orders/list-packing";
import { changeParcel } from "../../../../../../workflows/order/send/change-parcels";
import { takeParcelApart } from "../../../../../../workflows/order/send/take-parcel-apart";
import { orderIdOf } from "../../../../../security/order-id";
import { signedInAccount } from "../../../../../security/signed-in";

/** DELETE /api/orders/{id}/parcels/{parcelId} (spec §7), for staff: takes it apart before it leaves. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { user } = await signedInAccount(request);
  const { parcel: parcelId } = paramsOf("packing.takeApart", request);
  const orderId = orderIdOf(request);
  const message = await takeParcelApart(request.scope, { orderId, parcelId, by: user.email });
  const order = await findPackingOrder(request.scope, orderId);
  answerCall("packing.takeApart", response, { order, message });
}

/** PUT /api/orders/{id}/parcels/{parcelId} (spec §7), for staff: sends it, or mends its number. */
export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { user } = await signedInAccount(request);
  const body = bodyOf("packing.changeParcel", request);
  const { parcel: parcelId } = paramsOf("packing.changeParcel", request);
  const orderId = orderIdOf(request);
  const message = await changeParcel(request.scope, { orderId, parcelId, by: user.email }, body);
  const order = await findPackingOrder(request.scope, orderId);
  answerCall("packing.changeParcel", response, { order, message });
}
