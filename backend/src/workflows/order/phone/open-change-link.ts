import type { PayLinkAnswer } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Refusal } from "../../../errors/refusal";
import { clientSecretOf } from "../../../medusa/client-secret";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import type { ShopPaymentRow } from "../../../modules/shop-order/payment-table";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { plannedProposal, settleProposal } from "../edit/settle-proposal";
import { refuseAfterDeclines } from "../pay/card-declines";
import { retrievePaymentIntent } from "../pay/retrieve-payment-intent";
import { lookUpOrder } from "../reconcile/look-up-order";
import { underOrderLock } from "../record/order-locks";
import { finishPending } from "../status/do-status";

/**
 * What a link opens that pays for a change: what is to be paid for which change, and its payment's client
 * secret as long as the change can be made. It is brought up to date first.
 */
export async function openChangeLink(
  container: MedusaContainer,
  {
    order,
    paymentId,
    until,
    address,
  }: { order: ShopOrderRow; paymentId: string; until: string; address: string },
): Promise<PayLinkAnswer> {
  const { orders, payments } = shopOrdersOf(container);
  await underOrderLock(container, order.id, async () => {
    // What was begun before is finished first: the change is one of the order as it is then.
    const begun = await orders.find(order.id);
    if (begun) await finishPending(container, begun);
    await settleProposal(container, paymentId);
  });
  const payment = await payments.find(paymentId);
  const now = (await orders.find(order.id)) ?? order;
  const found = await lookUpOrder(container, now);
  const cents = payment?.amount_cents ?? 0;
  const difference = { cents, changes: payment?.proposal?.changes ?? [] };
  const answer = { found, until, ...(cents > 0 && { difference }) };
  const state = payment ? await stateOf(container, now, payment) : "over";
  if (!payment || state !== "payable") return { ...answer, state };
  await refuseAfterDeclines(container, { holder: payment, address });
  return { ...answer, state, clientSecret: await clientSecretOf(container, payment.id) };
}

async function stateOf(
  container: MedusaContainer,
  order: ShopOrderRow,
  payment: ShopPaymentRow,
): Promise<PayLinkAnswer["state"]> {
  if (payment.state === "taken") return "paid";
  if (payment.state !== "open") return payment.state === "paid" ? "processing" : "over";
  if ((await retrievePaymentIntent(payment)).status === "processing") return "processing";
  // Nobody pays for what cannot be made any more.
  return plannedProposal(container, order, payment).then(
    () => "payable" as const,
    (error: unknown) => {
      if (error instanceof Refusal && error.kind !== "unavailable") return "over" as const;
      throw error;
    },
  );
}
