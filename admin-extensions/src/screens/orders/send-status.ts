import type { Order, OrderStatus, OrderStatusQuestion, PaymentMeans } from "@eldercare/contracts";
import type { AdminApi } from "../host/admin-api";
import type { AdminToast } from "../host/admin-host";
import { followWaiting } from "./follow-waiting";

/** A status that somebody of the staff chose, and what the server says that it does. */
export interface AskedStatus {
  status: OrderStatus;
  question: OrderStatusQuestion;
  /** They agreed to something else, which the order has changed since. */
  isAgain: boolean;
}

type Sent = { id: Order["id"]; means: PaymentMeans; tell: (toast: AdminToast) => void };

/** Sets a status that was agreed to (decision 087), and tells what became of it some seconds later. */
export async function sendStatus(
  call: AdminApi["call"],
  { status, question }: AskedStatus,
  { id, means, tell }: Sent,
) {
  const paidBy = question.asksMeans && { means };
  const body = { status, agreed: question.sentences, waits: true, ...paidBy };
  const answer = await call("orders.setStatus", { params: { id }, body });
  followWaiting(answer.order, { read: () => call("orders.read", { params: { id } }), tell });
  return answer;
}
