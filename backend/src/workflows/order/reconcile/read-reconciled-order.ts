import type { Order } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Refusal } from "../../../errors/refusal";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import type { OrderOwner } from "../../../orders/buyer";
import { isOfAccount } from "../../../orders/guest-id";
import { orderPageToken } from "../../../orders/order-link";
import { type OrderReader, orderFromRow } from "../../../orders/order-view";
import { readParcels } from "../../../orders/read-parcels";
import { readReturnable } from "../../../orders/read-returnable";
import { sentProducts } from "../../../orders/sent-products";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { reconcileOrder } from "./reconcile-order";

const UNKNOWN = "There is no such order.";

/**
 * An order for staff or for its buyer; for everybody else there is none ({@link Refusal} "not-found").
 * One whose payment is awaited is brought up to date first, so that a lost event of Stripe does not
 * matter.
 */
export async function readReconciledOrder(
  container: MedusaContainer,
  id: string,
  reader: OrderOwner,
): Promise<Order> {
  const known = await shopOrdersOf(container).orders.find(id);
  const isTheirs = reader.as === "staff" || isOf(known, reader);
  if (!known?.is_placed || !isTheirs) throw new Refusal("not-found", UNKNOWN);
  const order = await reconciledOrder(container, known, reader.as);
  const parcels = await readParcels(container, known);
  const isReturnable =
    reader.as !== "staff" &&
    (order.returns !== undefined || (await readReturnable(container, known)).lines.length > 0);
  // Guests are asked by mail: without an account only its link says who they are.
  const isReviewing = reader.as !== "staff" && isOfAccount(known);
  return {
    ...order,
    parcels,
    ...(isReturnable && { returnToken: orderPageToken(id) }),
    ...(isReviewing && { reviewable: sentProducts(known) }),
  };
}

function isOf(order: ShopOrderRow | undefined, { userId, browser }: OrderOwner): boolean {
  const isOfBrowser = browser === undefined || order?.browser === browser;
  return order?.user_id === userId && isOfBrowser;
}

/** The order of a row, brought up to date as above; whether the reader may see it is the caller's to say. */
export async function reconciledOrder(
  container: MedusaContainer,
  known: ShopOrderRow,
  reader: OrderReader,
): Promise<Order> {
  const { orders } = shopOrdersOf(container);
  // When Stripe is away the order is shown as it was last known.
  const paymentState =
    known.status === "pending" || known.next_check_at !== null
      ? await reconcileOrder(container, known).catch(() => undefined)
      : undefined;
  const [row = known, history] = await Promise.all([
    orders.find(known.id),
    orders.history([known.id]),
  ]);
  return { ...orderFromRow(row, history, reader), ...(paymentState ? { paymentState } : {}) };
}
