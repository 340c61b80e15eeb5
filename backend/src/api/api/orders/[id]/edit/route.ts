import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../../../http/answer-call";
import { bodyOf } from "../../../../../http/call-input";
import { readEditable } from "../../../../../workflows/order/edit/ask-edit";
import { editOrder } from "../../../../../workflows/order/edit/edit-order";
import { endProposal } from "../../../../../workflows/order/edit/settle-proposal";
import { readReconciledOrder } from "../../../../../workflows/order/reconcile/read-reconciled-order";
import { onSettledOrder } from "../../../../../workflows/order/status/on-settled-order";
import { orderIdOf } from "../../../../security/order-id";
import { signedInAccount } from "../../../../security/signed-in";

/** GET /api/orders/{id}/edit, for staff: what of an order can be changed now. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  answerCall("orderEdits.read", response, await readEditable(request.scope, orderIdOf(request)));
}

/** PUT /api/orders/{id}/edit, for staff: changes an order that has not left. */
export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { user } = await signedInAccount(request);
  const body = bodyOf("orderEdits.save", request);
  const orderId = orderIdOf(request);
  const done = await onSettledOrder(request.scope, orderId, (order) =>
    editOrder(request.scope, order, { ...body, by: user.email }),
  );
  const order = await readReconciledOrder(request.scope, orderId, { as: "staff", userId: user.id });
  answerCall("orderEdits.save", response, { order, ...done });
}

/** DELETE /api/orders/{id}/edit, for staff: a change that waits for its payment ends. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { user } = await signedInAccount(request);
  const orderId = orderIdOf(request);
  const message = await onSettledOrder(request.scope, orderId, (order) =>
    endProposal(request.scope, order, user.email),
  );
  const order = await readReconciledOrder(request.scope, orderId, { as: "staff", userId: user.id });
  answerCall("orderEdits.endProposal", response, { order, message });
}
