import {
  MIN_ORDER_CENTS,
  notDelivered,
  type OrderEdit,
  type OrderShipping,
  type OrderTotals,
} from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readContent } from "../../../content/texts/read-content";
import { Refusal } from "../../../errors/refusal";
import type { AgreedItem, ShopOrderRow } from "../../../modules/shop-order/order-row";
import { totalsOf } from "../../../orders/order-totals";
import { ownPaidBackOf, paidBackOf } from "../../../orders/refunds";
import { findStoreContext, type StoreContext } from "../../store/store-context";
import { buyerWithoutAddress, phoneBuyer } from "../phone/phone-buyer";
import { readReturnRules, returnRuleOf } from "../place/return-rules";
import { type StockedLine, withFreshStock } from "../place/with-fresh-stock";
import { usageOf } from "../record/count-codes";
import { agreedTotals, type ComposedCart, composeCart } from "../total/compose-cart";
import { NOT_OFFERED, refuseShortage } from "../total/find-conflict";
import { priceLines } from "../total/price-lines";
import { changesInWords, differenceInWords, type ToldOrder } from "./edit-words";
import { isSameSale } from "./same-sale";

const TOO_LITTLE = "Cards cannot be charged less than $0.50.";
const OTHER_MONEY =
  "What was paid for it is not what it comes to, so its sum stays. Please look at its payment first.";
const NOTHING_LEFT = "Nothing would be left to pay. Please use “Refund” to pay all of it back.";

/** An order as it is to be. */
export interface PlannedEdit {
  shipping: OrderShipping;
  amountCents: number;
  /** In cents: what a paid order comes to beyond what was paid for it, or less than nothing. */
  differenceCents: number;
  /** Undefined where goods, province and delivery stay as they are: then nothing is reckoned anew. */
  sale: PlannedSale | undefined;
  /** In words; none where the order is so already. */
  changes: string[];
}

/** What may be chosen for an order: the shop's prices and ways of delivery of this moment. */
export type Offered = Pick<PlannedSale, "lines"> & {
  options: ComposedCart["totals"]["deliveryOptions"];
};

export interface PlannedSale {
  store: StoreContext;
  lines: StockedLine[];
  items: AgreedItem[];
  cart: ComposedCart;
  totals: OrderTotals;
}

/** What may be chosen for it; nothing where its goods stay as they are, or are not sold any more. */
export async function offeredFor(
  container: MedusaContainer,
  order: ShopOrderRow,
  { edit, standing, planned }: { edit: OrderEdit; standing: Standing; planned: PlannedEdit },
): Promise<Offered> {
  if (standing.whyNoGoods) return { lines: [], options: [] };
  const sale =
    planned.sale ??
    (await planSale(container, order, { edit, standing }).catch((error: unknown) => {
      if (error instanceof Refusal) return undefined;
      throw error;
    }));
  return { lines: sale?.lines ?? [], options: sale?.cart.totals.deliveryOptions ?? [] };
}

/** What is known of the order: its way of delivery, its codes, and why its goods may not change. */
export interface Standing {
  deliveryOptionId: string | undefined;
  /** Its codes; what is taken off by itself is none of them. */
  codes: readonly string[];
  whyNoGoods: string | null;
}

/**
 * What an order would be: by the checkout's rules of this moment, but pieces of what was agreed to keep
 * their price. Throws {@link Refusal} where it cannot be.
 */
export async function planEdit(
  container: MedusaContainer,
  order: ShopOrderRow,
  { edit, standing }: { edit: OrderEdit; standing: Standing },
): Promise<PlannedEdit> {
  const { shipping } = edit;
  const told = toldOf(order);
  if (isSameSale(order, edit, standing)) {
    const changes = changesInWords(told, { ...told, shipping });
    const amountCents = order.amount_cents;
    return { shipping, amountCents, differenceCents: 0, sale: undefined, changes };
  }
  if (standing.whyNoGoods) throw new Refusal("conflict", standing.whyNoGoods);
  const sale = await planSale(container, order, { edit, standing });
  const { totals, items } = sale;
  const differenceCents = differenceOf(order, totals.total);
  const changes = [
    ...changesInWords(told, {
      ...{ items, shipping, deliveryName: totals.deliveryName },
      ...{ deliveryCents: totals.delivery, codes: totals.codes, amountCents: totals.total },
    }),
    ...differenceInWords(differenceCents, edit.means),
  ];
  return { shipping, amountCents: totals.total, differenceCents, sale, changes };
}

function toldOf(order: ShopOrderRow): ToldOrder {
  const { deliveryName, delivery: deliveryCents, codes } = totalsOf(order);
  const { items, shipping, amount_cents: amountCents } = order;
  return { items, shipping, deliveryName, deliveryCents, codes, amountCents };
}

async function planSale(
  container: MedusaContainer,
  order: ShopOrderRow,
  {
    edit: { items: asked, shipping, deliveryOptionId, codes },
    standing,
  }: { edit: OrderEdit; standing: Standing },
): Promise<PlannedSale> {
  const store = await findStoreContext(container);
  const wanted = asked ?? order.items;
  const fresh = await withFreshStock(container, store, await priceLines(container, store, wanted));
  const lines = fresh.map((line) => asAgreed(order, line));
  refuseShortage(lines, "staff");
  const { writtenOrder } = totalsOf(order);
  const { codeUser: user } = order.email
    ? await phoneBuyer(container, order.email)
    : buyerWithoutAddress(order.id);
  const cart = await composeCart(container, store, lines, {
    ...{ user, shipping, writtenOrder, codes: [...(codes ?? standing.codes)] },
    // What a code takes off is counted once, whatever the order becomes.
    ...(order.codes_counted && { ownUsage: usageOf(order) }),
    // Whoever names none keeps the order's own, as long as it is offered.
    deliveryOptionId: deliveryOptionId ?? standing.deliveryOptionId,
  });
  if (!cart.delivery) {
    const { phone } = await readContent(container, "everywhere");
    throw new Refusal("invalid", notDelivered(phone));
  }
  if (deliveryOptionId !== undefined && !cart.isDeliveryOffered) {
    throw Refusal.ofField("invalid", "deliveryOptionId", NOT_OFFERED);
  }
  const rules = await readReturnRules(
    container,
    lines.map(({ productId }) => productId),
  );
  const items = lines.map(({ productId, variantName, good, name, qty, unitPriceCAD }) => ({
    ...{ productId, variantId: good?.variantId ?? "" },
    ...(variantName !== undefined && { variantName }),
    ...{ name, qty, unitPriceCAD },
    ...agreedRule(order, good?.variantId ?? "", returnRuleOf(rules, productId)),
  }));
  return { store, lines, items, cart, totals: agreedTotals(cart, store, shipping.region) };
}

/** What was bought before comes back by the rule of that day; what is added, by that of today. */
export function agreedRule(
  { items }: Pick<ShopOrderRow, "items">,
  variantId: string,
  today: Pick<AgreedItem, "returnRule">,
): Pick<AgreedItem, "returnRule"> {
  const before = items.find((item) => item.variantId === variantId);
  if (!before) return today;
  return before.returnRule ? { returnRule: before.returnRule } : {};
}

/** The price that its buyer agreed to, and beside what others left the pieces that it keeps itself. */
function asAgreed({ items, goods }: ShopOrderRow, line: StockedLine): StockedLine {
  const own = items.filter(({ variantId }) => variantId === line.good?.variantId);
  const [first] = own;
  if (!first) return line;
  const kept = goods === "reserved" ? own.reduce((sum, { qty }) => sum + qty, 0) : 0;
  return { ...line, unitPriceCAD: first.unitPriceCAD, available: line.available + kept };
}

/**
 * In cents: what a paid order would come to beyond what was paid for it, or less than nothing; 0 of one
 * that waits for its payment, which is asked for the new sum. Throws {@link Refusal} where it cannot be
 * that sum.
 */
export function differenceOf(order: PaidOrder, cents: number): number {
  if (order.payment_id && order.received_cents === 0 && cents < MIN_ORDER_CENTS) {
    throw new Refusal("invalid", TOO_LITTLE);
  }
  const isPaid = order.status === "paid" || order.received_cents > 0;
  if (!isPaid || cents === order.amount_cents) return 0;
  const kept = order.received_cents - (paidBackOf(order) - ownPaidBackOf(order));
  // Called paid by hand, or paid in another sum: nobody knows what would be owed.
  if (kept !== order.amount_cents) throw new Refusal("conflict", OTHER_MONEY);
  if (cents === 0) throw new Refusal("conflict", NOTHING_LEFT);
  return cents - kept;
}

type PaidOrder = Pick<
  ShopOrderRow,
  "status" | "payment_id" | "received_cents" | "amount_cents" | "refunds"
>;
