import {
  MIN_ORDER_CENTS,
  notDelivered,
  type OrderRequest,
  PRICES_CHANGED,
} from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readContent } from "../../../content/texts/read-content";
import { Refusal } from "../../../errors/refusal";
import type { StatusChange } from "../../../modules/shop-order/order-row";
import type { ShopPaymentRow } from "../../../modules/shop-order/payment-table";
import type { Buyer } from "../../../orders/buyer";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { findStoreContext } from "../../store/store-context";
import { setPaymentAmount } from "../pay/set-payment-amount";
import { countCodes } from "../record/count-codes";
import { underStockLock } from "../record/order-locks";
import type { AskedLine, PricedLine } from "../total/cart-lines";
import { agreedTotals, type ComposedCart, composeCart } from "../total/compose-cart";
import { refuseChange, refuseShortage, type ShortageReader } from "../total/find-conflict";
import { priceLines } from "../total/price-lines";
import { beginShopOrder } from "./begin-shop-order";
import { placeShopOrder } from "./place-shop-order";
import { readReturnRules, returnRuleOf } from "./return-rules";
import { rollbackIncompleteOrder } from "./take-back-order";
import { type StockedLine, withFreshStock } from "./with-fresh-stock";

const TOO_LITTLE = "Cards cannot be charged less than $0.50.";
const CODES_USED_UP =
  "A code of yours has just been used as often as it can be. Please check out again.";

/** Lines that somebody agreed to buy, whoever types them. */
export interface AgreedSale {
  /** Of the order that is made of them. */
  id: string;
  buyer: Pick<Buyer, "userId" | "customerId" | "email" | "codeUser">;
  request: Pick<
    OrderRequest,
    "amountCAD" | "shipping" | "deliveryOptionId" | "codes" | "writtenOrder"
  > & { items: readonly AskedLine[] };
  /** That of the card; none of an order that is paid by other means. */
  payment: ShopPaymentRow | undefined;
  fingerprint: string;
  /** How long what is unpaid keeps its stock. */
  holdMinutes: (lines: readonly StockedLine[]) => number;
  /** Fingerprint of the IP it is placed from; null where staff place it. */
  placedFrom: string | null;
  /** What its history begins with. */
  begins: Pick<StatusChange, "by" | "note">;
}

/**
 * Makes an order of lines at the shop's own prices, stock and total of this moment; anything else is
 * a conflict with the fresh lines. Throws {@link Refusal}. Call it under the payment's lock.
 */
export async function sellLines(container: MedusaContainer, sale: AgreedSale): Promise<void> {
  const { request, buyer } = sale;
  const reader = readerOf(sale);
  const store = await findStoreContext(container);
  const lines = await priceLines(container, store, request.items);
  refuseShortage(lines, reader);
  const compose = () => composeCart(container, store, lines, choicesOf(buyer, request));
  const cart = await compose();
  const { phone } = await readContent(container, "everywhere");
  refuseSale(lines, cart, sale, phone);
  const variants = lines.flatMap(({ good }) => good?.variantId ?? []);
  await underStockLock(container, variants, async () => {
    // Whoever waited here for the last one is told at once.
    const fresh = await withFreshStock(container, store, lines);
    refuseShortage(fresh, reader);
    if (await placeChecked(container, sale, { store, lines: fresh, cart })) return;
    // Another buyer was quicker to use a code for the last time.
    refuseSale(fresh, await compose(), sale, phone);
    throw new Refusal("conflict", CODES_USED_UP, { code: PRICES_CHANGED });
  });
}

interface CheckedLines {
  store: Awaited<ReturnType<typeof findStoreContext>>;
  lines: readonly StockedLine[];
  cart: ComposedCart;
}

/** Answers false, and leaves nothing behind, where a code of it was used up. */
async function placeChecked(
  container: MedusaContainer,
  { id, buyer, request, payment, ...sale }: AgreedSale,
  { store, lines, cart }: CheckedLines,
): Promise<boolean> {
  const rules = await readReturnRules(
    container,
    lines.map(({ productId }) => productId),
  );
  const order = {
    id,
    store,
    paymentId: payment?.id,
    paymentCollectionId: payment?.payment_collection_id,
    userId: buyer.userId,
    customerId: buyer.customerId,
    email: buyer.email,
    items: lines.map(({ productId, variantName, good, name, qty, unitPriceCAD }) => ({
      productId,
      variantId: good?.variantId ?? "",
      ...(variantName !== undefined && { variantName }),
      name,
      qty,
      unitPriceCAD,
      ...returnRuleOf(rules, productId),
    })),
    amountCents: cart.totals.total,
    totals: agreedTotals(cart, store, request.shipping.region),
    cart: { goods: cart.goods, delivery: cart.delivery },
    shipping: request.shipping,
    fingerprint: sale.fingerprint,
    begins: sale.begins,
  };
  if (payment) await setPaymentAmount(container, payment, order.amountCents);
  await beginShopOrder(container, order, {
    minutes: sale.holdMinutes(lines),
    placedFrom: sale.placedFrom,
  });
  try {
    if (await countCodes(container, { ...order, user_id: order.userId })) {
      await placeShopOrder(container, order, lines);
      return true;
    }
  } catch (error) {
    await rollbackBegun(container, id);
    // Somebody outside the shop (staff, another channel) was quicker.
    refuseShortage(await priceLines(container, store, request.items), readerOf(sale));
    throw error;
  }
  await rollbackBegun(container, id);
  return false;
}

const readerOf = ({ placedFrom }: Pick<AgreedSale, "placedFrom">): ShortageReader =>
  placedFrom === null ? "staff" : "shopper";

async function rollbackBegun(container: MedusaContainer, id: string): Promise<void> {
  const left = await shopOrdersOf(container).orders.find(id);
  if (left && !left.is_placed) await rollbackIncompleteOrder(container, left);
}

function refuseSale(
  lines: readonly PricedLine[],
  cart: ComposedCart,
  { request: { items, amountCAD }, payment }: Pick<AgreedSale, "request" | "payment">,
  phone: string,
): void {
  if (!cart.delivery) throw new Refusal("invalid", notDelivered(phone));
  refuseChange(lines, { asked: items, cents: amountCAD }, cart);
  if (payment && amountCAD < MIN_ORDER_CENTS) throw new Refusal("invalid", TOO_LITTLE);
}

function choicesOf({ codeUser: user }: AgreedSale["buyer"], request: AgreedSale["request"]) {
  const { shipping, deliveryOptionId, codes, writtenOrder } = request;
  return { user, shipping, deliveryOptionId, codes, writtenOrder };
}
