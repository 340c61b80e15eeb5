import { isOfCheckout, type OrderLookUp, phoneDigits } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { Account } from "../../../accounts/account";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import { REMOVED_PERSON } from "../../../modules/shop-order/order-table";
import { guestIdOf } from "../../../orders/guest-id";
import { orderIdInToken, orderPageToken } from "../../../orders/order-link";
import { stepsOf } from "../../../orders/order-steps";
import { readParcels } from "../../../orders/read-parcels";
import { readReturnable } from "../../../orders/read-returnable";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { mayClaim } from "../record/claim-guest-orders";
import { reconciledOrder } from "./read-reconciled-order";

/**
 * The order with this number and this address (of its account or of its shipping form), or where it has
 * none with this phone number; undefined for a wrong number and a wrong address alike.
 */
export async function findOrderOf(
  container: MedusaContainer,
  { number, email }: { number: number; email: string },
): Promise<ShopOrderRow | undefined> {
  const order = await shopOrdersOf(container).orders.findByNumber(number);
  const addresses = [order?.email, order?.shipping.email].map((address) => address?.toLowerCase());
  if (email !== "" && addresses.includes(email)) return order;
  const hasNone = addresses.every((address) => address === "");
  return order && hasNone && phoneDigits(order.shipping.phone) === email ? order : undefined;
}

/** The order whose link it is, as long as the link holds and the shop knows whose order it is. */
export async function findOrderOfLink(
  container: MedusaContainer,
  token: string,
): Promise<ShopOrderRow | undefined> {
  const id = orderIdInToken(token);
  const order = id ? await shopOrdersOf(container).orders.find(id) : undefined;
  return order?.is_placed && order.email !== REMOVED_PERSON ? order : undefined;
}

/**
 * What is shown of an order to whoever knows it, signed in as `account` or not (spec §2 Order status).
 * Opened by a link's token, it goes on with that one: a link must not make another that outlives it.
 */
export async function lookUpOrder(
  container: MedusaContainer,
  row: ShopOrderRow,
  {
    account,
    token = orderPageToken(row.id),
  }: { account?: Account | undefined; token?: string } = {},
): Promise<OrderLookUp> {
  const [order, parcels, returnable] = await Promise.all([
    reconciledOrder(container, row, "buyer"),
    readParcels(container, row),
    readReturnable(container, row),
  ]);
  const { number, status, createdAt, amountCAD, totals, items, refunds, returns, paymentState } =
    order;
  const { shipping, cameBack, standing } = order;
  const { writtenOrder: _, ...publicTotals } = totals;
  return {
    token,
    order: {
      number,
      status,
      standing,
      createdAt,
      amountCAD,
      totals: publicTotals,
      items,
      ...(refunds && { refunds }),
      ...(cameBack && { cameBack }),
      // Links get forwarded: what its buyer wrote to the shop is not told to whoever has one.
      ...(returns && { returns: returns.map((each) => ({ ...each, note: "" })) }),
      ...(paymentState && { paymentState }),
    },
    destination: { city: shipping.city, region: shipping.region },
    steps: stepsOf(order),
    parcels,
    returnable,
    ...(isOfCheckout(order) && { isOfCheckout: true as const }),
    ...(shipping.email === "" && { hasNoEmail: true as const }),
    isClaimable: Boolean(
      account &&
        mayClaim(account) &&
        row.user_id === guestIdOf(account.user.email) &&
        status !== "pending",
    ),
  };
}
