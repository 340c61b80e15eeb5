import {
  dollarsFromCents,
  formatCents,
  type OrderEditBody,
  OUT_OF_STOCK,
  type PayLinkMessage,
  type PaymentMeans,
} from "@eldercare/contracts";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import { messageOf } from "../../../errors/message-of";
import { Refusal } from "../../../errors/refusal";
import { insertManualPayment } from "../../../medusa/manual-payment";
import { askForAmount, relinkOrderToPayment } from "../../../medusa/order-payment-link";
import { moveOrder, rewriteOrder } from "../../../medusa/order-records";
import { furtherCapture } from "../../../medusa/payment-capture";
import { inUsageTransaction } from "../../../medusa/promotion-usage";
import { releaseStock, reserveStock, underItemLocks } from "../../../medusa/stock-reservations";
import type { EarlierTotals, ShopOrderRow } from "../../../modules/shop-order/order-row";
import type { ShopPaymentRow } from "../../../modules/shop-order/payment-table";
import { totalsOf } from "../../../orders/order-totals";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { beginPayment } from "../pay/begin-payment";
import { closePayment } from "../pay/close-payment";
import { retrievePaymentIntent } from "../pay/retrieve-payment-intent";
import { newPayLink } from "../phone/pay-links";
import { medusaAddress, medusaContents, productsOf } from "../place/medusa-order-input";
import { takenByLine } from "../place/place-shop-order";
import { usageOf } from "../record/count-codes";
import { readMedusaState } from "../record/medusa-state";
import { underStockLock } from "../record/order-locks";
import { orderChangedMail } from "../record/order-mail";
import { type RecordedChange, recordChange } from "../record/record-change";
import { reservedFor } from "../record/take-packed-stock";
import { plannedEdit, waitsForCard } from "./ask-edit";
import { guestOfAddress, type OrderGuest } from "./guest-of-address";
import { orderStateName } from "./order-state";
import { differenceToPayBack, payBackDifference } from "./pay-back-difference";
import type { PlannedEdit, PlannedSale } from "./plan-edit";
import { proposeEdit } from "./propose-edit";

const SO_ALREADY = "The order is like that already.";
const CHANGED = "The order was changed in the meantime. Please look at it again.";
const OTHER_SUM = "This now comes to a different total. Please look at it again.";
const CODE_USED_UP = "A code has just been used as often as it can be. Please look at it again.";
const SOLD = "Somebody else has just bought the last of it. Please look at it again.";
const howPaid = (cents: number) =>
  `This comes to ${formatCents(cents)} more than was paid. Please say how that was paid.`;
const paidByCard = (cents: number) => `The difference of ${formatCents(cents)} was paid by card.`;
const PAYING = "Its buyer is paying just now. Please look at the order again in a minute.";

/** How a change of an order is made: what it comes to more was paid by other means, or by this payment. */
interface EditToMake {
  planned: PlannedEdit;
  by: string;
  means?: PaymentMeans | undefined;
  paidBy?: ShopPaymentRow | undefined;
}

/**
 * Changes an order that has not left: goods, address and delivery, in Medusa and in the shop's record,
 * with its stock, history and mail, in one transaction: a crash leaves the old order or the new one.
 * What waits for a card gets a new payment of the new sum with its link; the payment of before is
 * closed. What a paid order comes to less goes back, noted in that transaction; what it comes to more
 * staff have taken by other means than a card, or its buyer is to pay by a link: then the change waits
 * for that. The same again changes nothing. Answers in words what was done. Call it under the payment's
 * lock; throws {@link Refusal}.
 */
export async function editOrder(
  container: MedusaContainer,
  order: ShopOrderRow,
  { state, agreedCents, by, ...edit }: OrderEditBody & { by: string },
): Promise<PayLinkMessage> {
  const planned = await plannedEdit(container, order, edit);
  if (planned.changes.length === 0) return { message: SO_ALREADY };
  if (state !== orderStateName(order)) throw new Refusal("conflict", CHANGED);
  if (planned.amountCents !== agreedCents) throw new Refusal("conflict", OTHER_SUM);
  const { differenceCents } = planned;
  const { means } = edit;
  if (differenceCents > 0 && edit.byLink) {
    return proposeEdit(container, order, { planned, edit, state, by });
  }
  if (differenceCents > 0 && !means) {
    throw Refusal.ofField("invalid", "means", howPaid(differenceCents));
  }
  const note = await makeEdit(container, order, { planned, means, by });
  if (differenceCents >= 0) return { message: note };
  return { message: note + (await payBackDifference(container, order.id, -differenceCents)) };
}

/** Makes a change that was planned. Answers it in words; {@link Refusal} where its goods were sold meanwhile. */
export async function makeEdit(
  container: MedusaContainer,
  order: ShopOrderRow,
  how: EditToMake,
): Promise<string> {
  const { sale } = how.planned;
  if (!sale) return keep(container, order, how);
  const variants = sale.items.map(({ variantId }) => variantId);
  return underStockLock(container, variants, () =>
    keep(container, order, how).catch((error: unknown) => {
      const isShort =
        MedusaError.isMedusaError(error) && error.type === MedusaError.Types.NOT_ALLOWED;
      throw isShort
        ? new Refusal("conflict", SOLD, { code: OUT_OF_STOCK }, { cause: error })
        : error;
    }),
  );
}

async function keep(
  container: MedusaContainer,
  order: ShopOrderRow,
  { planned, means, paidBy, by }: EditToMake,
): Promise<string> {
  const { shipping, amountCents, differenceCents, sale } = planned;
  const changes = [...planned.changes, ...(paidBy ? [paidByCard(differenceCents)] : [])];
  const { orders, payLinks } = shopOrdersOf(container);
  const isOtherSum = sale !== undefined && amountCents !== order.amount_cents;
  const guest = guestOfAddress(order, shipping);
  const payments =
    isOtherSum && waitsForCard(order)
      ? await otherPayment(container, { ...order, ...guest }, amountCents)
      : undefined;
  const after: ShopOrderRow = {
    ...{ ...order, ...guest },
    ...{ shipping, amount_cents: amountCents },
    ...(sale && { items: sale.items, totals: sale.totals }),
  };
  // Whoever has no address has the link that staff passed on: it opens the new payment.
  const link = waitsForCard(order) && shipping.email ? newPayLink() : undefined;
  const note = changes.join(" ");
  const capture = paidBy && (await furtherPayment(container, { order, payment: paidBy }));
  await underItemLocks(container, sale ? await itemIdsOf(container, order, sale) : [], () =>
    recordChange(container, {
      orderId: order.id,
      from: [order.status],
      to: order.status,
      by,
      note,
      mail: orderChangedMail(after, { changes, link }),
      payLink: link,
      eventKind: "order.changed",
      inTransaction: sale && withCodes(container, order, after),
      ...(differenceCents > 0 && {
        standing: { receivedCents: order.received_cents + differenceCents },
      }),
      ...(paidBy && { payment: { id: paidBy.id, state: "taken" as const } }),
      writeMedusa: async (transaction) => {
        await writeMedusa(transaction, after, { sale, guest, payment: payments?.next, isOtherSum });
        if (capture) await capture(transaction);
        else if (differenceCents > 0) {
          const amount = dollarsFromCents(differenceCents);
          await insertManualPayment(transaction, { orderId: order.id, amount });
        }
        const kept = sale && {
          ...{ items: sale.items, totals: sale.totals, amountCents },
          ...(differenceCents !== 0 && {
            earlier: earlierOf(order, { differenceCents, means, isByCard: paidBy !== undefined }),
          }),
          ...(differenceCents < 0 && { moneyBack: differenceToPayBack(-differenceCents, by) }),
        };
        const paymentId = payments?.next.id;
        await orders.keepEdit(order.id, { shipping, guest, paymentId, sale: kept }, transaction);
        // Whoever got mails by mistake shall neither see nor pay what is another person's.
        if (shipping.email.toLowerCase() !== order.shipping.email.toLowerCase()) {
          await payLinks.end(order.id, transaction, link?.tokenHash);
        }
      },
    }),
  );
  if (payments) await closeBefore(container, payments.before);
  return note;
}

/** What a paid order came to, for the books; with how the rest was paid where it comes to more now. */
function earlierOf(
  order: ShopOrderRow,
  {
    differenceCents,
    means,
    isByCard,
  }: { differenceCents: number; means: PaymentMeans | undefined; isByCard: boolean },
): EarlierTotals {
  return {
    at: new Date().toISOString(),
    totals: totalsOf(order),
    ...(differenceCents > 0 && means && { means }),
    ...(isByCard && { byCard: true as const }),
  };
}

/**
 * A transaction in which the order's codes count as it is afterwards, and not as it was before; undefined
 * where nothing of them changes.
 */
function withCodes(
  container: MedusaContainer,
  order: ShopOrderRow,
  after: ShopOrderRow,
): RecordedChange["inTransaction"] {
  const before = order.codes_counted ? usageOf(order) : undefined;
  const next = usageOf(after);
  if (JSON.stringify(before) === JSON.stringify(next)) return undefined;
  return (job) =>
    inUsageTransaction(container, async ({ transaction, revert, register }) => {
      const done = await job(transaction);
      await shopOrdersOf(container).orders.setCodesCounted(order.id, Boolean(next), transaction);
      if (before) await revert(before);
      if (next) {
        await register(next).catch((error: unknown) => {
          const isLimit =
            MedusaError.isMedusaError(error) && error.type === MedusaError.Types.NOT_ALLOWED;
          throw isLimit ? new Refusal("conflict", CODE_USED_UP, {}, { cause: error }) : error;
        });
      }
      return done;
    });
}

/** A payment of the new sum; that of before is closed once the order has the new one. */
async function otherPayment(
  container: MedusaContainer,
  order: ShopOrderRow,
  cents: number,
): Promise<{ before: ShopPaymentRow; next: ShopPaymentRow }> {
  const { payments } = shopOrdersOf(container);
  const before = await payments.find(order.payment_id ?? "");
  if (before?.state !== "open") throw new Refusal("conflict", PAYING);
  const { status } = await retrievePaymentIntent(before);
  if (status === "succeeded" || status === "processing") throw new Refusal("conflict", PAYING);
  // A guest goes on seeing the order in the browser that placed it.
  const payer = { userId: order.user_id, browser: order.browser ?? "", address: null };
  const clientSecret = await beginPayment(container, payer, { cents, hasLines: true });
  const next = await payments.findByStripeId(clientSecret.split("_secret_")[0] ?? "");
  if (!next) throw new Error("The payment that was begun is not in the record.");
  return { before, next };
}

/** Medusa's side of what was paid by card for the change, to be written with it. */
const furtherPayment = (
  container: MedusaContainer,
  { order, payment }: { order: ShopOrderRow; payment: ShopPaymentRow },
) =>
  furtherCapture(container, container.resolve(ContainerRegistrationKeys.PG_CONNECTION), {
    ...{ sessionId: payment.id, orderId: order.id },
  });

/** Should it fail, or be paid in this moment, it has no order: `refund-orphaned-payments.ts` sees to it. */
async function closeBefore(container: MedusaContainer, payment: ShopPaymentRow): Promise<void> {
  await closePayment(container, payment).catch((error: unknown) => {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
    logger.warn(`Payment ${payment.stripe_id} could not be closed: ${messageOf(error)}`);
  });
}

async function writeMedusa(
  transaction: Knex.Transaction,
  { id, shipping, items, amount_cents: cents }: ShopOrderRow,
  how: {
    sale: PlannedSale | undefined;
    guest: OrderGuest | undefined;
    payment: ShopPaymentRow | undefined;
    isOtherSum: boolean;
  },
): Promise<void> {
  const { sale, guest, payment, isOtherSum } = how;
  const address = medusaAddress(shipping);
  const addresses = {
    ...{ id, shipping_address: address, billing_address: { ...address } },
    ...(guest && { email: guest.email || null }),
  };
  if (!sale) return moveOrder(transaction, addresses);
  const { cart, lines } = sale;
  const contents = medusaContents({ id, items, cart, amountCents: cents }, productsOf(lines));
  const { lineIds, before } = await rewriteOrder(transaction, {
    ...addresses,
    ...contents,
    currency_code: "cad",
  });
  await releaseStock(transaction, before);
  const { stockLocationIds } = sale.store;
  await reserveStock(
    transaction,
    sale.lines.flatMap((line, at) => takenByLine(line, lineIds[at] ?? "", stockLocationIds)),
  );
  if (payment) {
    const collectionId = payment.payment_collection_id;
    await relinkOrderToPayment(transaction, { orderId: id, collectionId });
  } else if (isOtherSum) {
    await askForAmount(transaction, { orderId: id, amount: dollarsFromCents(cents) });
  }
}

/** Items whose levels change: of what the order keeps now, and of what it is to keep. */
async function itemIdsOf(
  container: MedusaContainer,
  { id }: ShopOrderRow,
  { lines, store }: PlannedSale,
): Promise<string[]> {
  const state = await readMedusaState(container, id);
  const kept = await reservedFor(
    container,
    (state?.lineIds ?? []).map((lineId) => ({ id: lineId })),
  );
  const wanted = lines.flatMap((line) => takenByLine(line, "", store.stockLocationIds));
  return [...kept.map((each) => each.inventory_item_id), ...wanted.map(({ itemId }) => itemId)];
}
