import type { OrderStanding } from "@eldercare/contracts";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { type QueuedMail, queueMail } from "../../../mail/queue-mail";
import { MAIL_OUTBOX_MODULE } from "../../../modules/mail-outbox";
import type MailOutboxModuleService from "../../../modules/mail-outbox/service";
import type { RefundRow, ShopOrderRow, StatusChange } from "../../../modules/shop-order/order-row";
import type { NewPayLink } from "../../../modules/shop-order/pay-link-table";
import type { PaymentRowState } from "../../../modules/shop-order/payment-table";
import { type ChosenPart, owedBackOf, paidBackOf, partsOf } from "../../../orders/refunds";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { recordSecurityEvent } from "../../../security-events/record-security-event";
import { giveBackCodes } from "./count-codes";
import { countSettled } from "./count-settled";
import { orderEvent, type TrailName } from "./order-event";

/** What a change did: a note for the history and for whoever made it, and the mail about it. */
export interface Outcome {
  note: string;
  mail?: QueuedMail | readonly QueuedMail[];
  /** See {@link RecordedChange}. */
  writeMedusa?: RecordedChange["writeMedusa"];
  /** In cents: all that was paid back of the order so far, where the change paid anything back. */
  refundedCents?: number;
  /** What is so of money and goods from then on, as far as it changed. */
  standing?: Partial<OrderStanding>;
}

export interface RecordedChange extends StatusChange, TrailName {
  mail?: QueuedMail | readonly QueuedMail[] | undefined;
  payment?: { id: string; state: PaymentRowState } | undefined;
  /** See {@link Outcome}. */
  refundedCents?: number | undefined;
  /** Of which payment at Stripe it went back, where somebody paid it back there. */
  refundedOf?: string | undefined;
  /** Left out, what went back holds the same share of everything that was left. */
  chosenPart?: ChosenPart | undefined;
  /** See {@link Outcome}; kept whether or not the status changes. */
  standing?: Partial<OrderStanding> | undefined;
  /** A pay link that is mailed, or the end of all that were. */
  payLink?: NewPayLink | "ended" | undefined;
  /** Medusa's side of the change, written in the same transaction whether or not the status changes. */
  writeMedusa?: ((transaction: Knex.Transaction) => Promise<void>) | undefined;
  /** Opens the transaction of all of it; left out, one of the shop's own. */
  inTransaction?:
    | (<T>(job: (transaction: Knex.Transaction) => Promise<T>) => Promise<T>)
    | undefined;
  /**
   * The change is what the action under way was to bring about. Any other leaves the action to be
   * finished: a payment that arrives while staff cancel must not make a crash forget the cancelling.
   */
  endsPendingChange?: boolean;
  /** The same of a part that was being paid back. */
  endsMoneyBack?: boolean;
}

/**
 * Writes a change of status, its history, what becomes of the payment and the mail about it in one
 * transaction: a crash leaves all of it or nothing. Answers whether the change happened.
 */
export async function recordChange(
  container: MedusaContainer,
  {
    mail,
    payment,
    refundedCents = 0,
    refundedOf,
    chosenPart,
    standing,
    payLink,
    writeMedusa,
    inTransaction,
    endsPendingChange = false,
    endsMoneyBack = false,
    eventKind,
    ...change
  }: RecordedChange,
): Promise<boolean> {
  const { orders, payments, payLinks } = shopOrdersOf(container);
  const order = await orders.find(change.orderId);
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  let isStateNew = false;
  const open = inTransaction ?? ((job) => database.transaction(job));
  const hasChanged = await open(async (transaction): Promise<boolean> => {
    // First: an order whose payment is settled is not looked at again.
    if (payment) isStateNew = await payments.setState(payment.id, payment.state, transaction);
    if (standing) await orders.keepStanding(change.orderId, standing, transaction);
    const isNew = await orders.change(change, transaction);
    if (payLink === "ended") await payLinks.end(change.orderId, transaction);
    else if (payLink && isNew) await payLinks.add(change.orderId, payLink, transaction);
    await writeMedusa?.(transaction);
    if (endsPendingChange) await orders.endStatusChange(change.orderId, transaction);
    if (endsMoneyBack) await orders.endMoneyBack(change.orderId, transaction);
    const amount = order ? refundedCents - paidBackOf(order) : 0;
    if (isNew && order && amount > 0) {
      let cents = paidBackOf(order);
      for (const each of refundsOfSum(order, amount, chosenPart)) {
        cents += each.amount;
        const refund = { ...each, ...(refundedOf && { stripeId: refundedOf }) };
        await orders.keepRefund(order.id, { refund, cents }, transaction);
      }
    }
    for (const each of isNew ? [mail ?? []].flat() : []) {
      await queueMail(container, each, transaction);
    }
    const event = isNew && order && orderEvent(container, order, { ...change, eventKind });
    if (event) await recordSecurityEvent(container, event, transaction);
    return isNew;
  });
  if (payment && isStateNew) countSettled(payment.state);
  const outbox: MailOutboxModuleService = container.resolve(MAIL_OUTBOX_MODULE);
  outbox.announce();
  // After a crash in between, `reconcile-orders` does it.
  if (hasChanged && change.to === "cancelled") await giveBackCodes(container, change.orderId);
  return hasChanged;
}

/** What goes back is first what was paid beyond what the order comes to since it was changed. */
function refundsOfSum(
  order: ShopOrderRow,
  amount: number,
  chosenPart: ChosenPart | undefined,
): RefundRow[] {
  const at = new Date().toISOString();
  const ofChange = Math.min(amount, owedBackOf(order));
  const rest = amount - ofChange;
  return [
    ...(ofChange > 0 ? [{ at, amount: ofChange, ofChange: true as const }] : []),
    ...(rest > 0
      ? [
          {
            ...{ at, amount: rest, parts: partsOf(order, rest) },
            // Its parts are those of the whole sum.
            ...(ofChange === 0 && chosenPart),
          },
        ]
      : []),
  ];
}
