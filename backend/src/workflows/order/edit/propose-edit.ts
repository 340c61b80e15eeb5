import {
  formatCents,
  longDay,
  MIN_ORDER_CENTS,
  type OrderEdit,
  type PayLinkMessage,
} from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Refusal } from "../../../errors/refusal";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import type { ProposedChange } from "../../../modules/shop-order/payment-table";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { beginPayment } from "../pay/begin-payment";
import { closeProposal } from "../pay/close-proposal";
import { newPayLink, payLinkAddress } from "../phone/pay-links";
import { changeToPayMail } from "../record/order-mail";
import { recordChange } from "../record/record-change";
import type { PlannedEdit } from "./plan-edit";

const TOO_LITTLE =
  "Cards cannot be charged less than $0.50. Please say how the difference was paid otherwise.";
const PAID_BEFORE =
  "The change that was proposed before is being paid just now. Please look at the order again in a minute.";
const REPLACED = "Another change was proposed.";

interface EditToPropose {
  planned: PlannedEdit;
  edit: OrderEdit;
  state: string;
  by: string;
}

/**
 * Proposes a change that makes a paid order dearer: a payment of the difference is begun and its buyer
 * mailed a link to it. The order stays as it is, and is not packed, until that is paid: then the change
 * is made (`settle-proposal.ts`). An order has one such change: another takes its place. Answers in words
 * what was done. Call it under the order's lock; throws {@link Refusal}.
 */
export async function proposeEdit(
  container: MedusaContainer,
  order: ShopOrderRow,
  { planned, edit, state, by }: EditToPropose,
): Promise<PayLinkMessage> {
  const { differenceCents: cents, amountCents, changes, shipping } = planned;
  if (cents < MIN_ORDER_CENTS) throw new Refusal("invalid", TOO_LITTLE);
  const { payments } = shopOrdersOf(container);
  for (const before of await payments.listProposed({ orderId: order.id })) {
    const isClosed = await closeProposal(container, { order, payment: before, why: REPLACED, by });
    if (!isClosed) throw new Refusal("conflict", PAID_BEFORE);
  }
  const { byLink: _, ...asked } = edit;
  const { token, tokenHash, until } = newPayLink();
  const proposal: ProposedChange = {
    ...{ edit: asked, state, agreedCents: amountCents, changes, by },
    until: until.toISOString(),
  };
  const payer = { userId: order.user_id, browser: "", address: null };
  const clientSecret = await beginPayment(container, payer, {
    ...{ cents, hasLines: true },
    ofChange: { orderId: order.id, proposal },
  });
  const payment = await payments.findByStripeId(clientSecret.split("_secret_")[0] ?? "");
  if (!payment) throw new Error("The payment that was begun is not in the record.");
  const sum = formatCents(cents);
  const holds = `until ${longDay(until)}`;
  const link = { token, tokenHash, until, paymentId: payment.id };
  await recordChange(container, {
    orderId: order.id,
    from: [order.status],
    to: order.status,
    by,
    note: `A change is made once ${sum} is paid by card, ${holds}: ${changes.join(" ")}`,
    payLink: link,
    mail: changeToPayMail({ ...order, shipping }, { changes, cents, link }),
    eventKind: "order.pay-link-changed",
  });
  const waits = `The order stays as it is until ${sum} is paid by card, and is not packed until then.`;
  if (shipping.email) {
    return {
      message: `${waits} A link to pay was emailed to ${shipping.email}; it holds ${holds}.`,
    };
  }
  return {
    message: `${waits} There is no email address: please pass this link on yourself; it holds ${holds} and is not shown again.`,
    link: payLinkAddress(token),
  };
}
