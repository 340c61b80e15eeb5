import { NOT_BOUGHT, REVIEW_LINK_INVALID } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { Account } from "../../accounts/account";
import { findAccountByEmail } from "../../accounts/find-account";
import { Refusal } from "../../errors/refusal";
import type { ShopOrderRow } from "../../modules/shop-order/order-row";
import { REMOVED_PERSON } from "../../modules/shop-order/order-table";
import { purchaseInToken } from "../../orders/review-link";
import { wasSent } from "../../orders/sent-products";
import { shopOrdersOf } from "../../orders/shop-orders";

const NO_LINK =
  "This link is not valid any more. Please sign in to write a review of something you bought.";
const BUYERS_ONLY =
  "Reviews are by people who bought the product here. You can write one when your order has been sent.";
const NOT_STAFF = "Staff do not review what their own shop sells.";

/** A product that somebody bought here, in an order that was sent. */
export interface Purchase {
  productId: string;
  order: ShopOrderRow;
}

/** The purchase of a mail's link. Throws a {@link Refusal} for a link that opens none. */
export async function purchaseOfLink(container: MedusaContainer, token: string): Promise<Purchase> {
  const { orderId, productId } = purchaseInToken(token) ?? {};
  const order = orderId ? await shopOrdersOf(container).orders.find(orderId) : undefined;
  if (!productId || !order?.is_placed || order.email === REMOVED_PERSON) {
    throw new Refusal("invalid", NO_LINK, { code: REVIEW_LINK_INVALID });
  }
  if (await isOfStaff(container, order))
    throw new Refusal("not-allowed", NOT_STAFF, { code: NOT_BOUGHT });
  if (!wasSent(order, productId))
    throw new Refusal("not-allowed", BUYERS_ONLY, { code: NOT_BOUGHT });
  return { productId, order };
}

/** The last purchase of a product by an account. Throws a {@link Refusal} "not-allowed" without any. */
export async function purchaseOfAccount(
  container: MedusaContainer,
  { user }: Account,
  productId: string,
): Promise<Purchase> {
  if (user.role === "ADMIN") throw new Refusal("not-allowed", NOT_STAFF, { code: NOT_BOUGHT });
  const buyer = { userId: user.id, email: user.email };
  const bought = await shopOrdersOf(container).orders.listSentWith(buyer, productId);
  const order = bought.find((each) => wasSent(each, productId));
  if (!order) throw new Refusal("not-allowed", BUYERS_ONLY, { code: NOT_BOUGHT });
  return { productId, order };
}

/** Whether staff bought it, by the address of the order. */
export async function isOfStaff(
  container: MedusaContainer,
  { email }: Pick<ShopOrderRow, "email">,
): Promise<boolean> {
  const account = await findAccountByEmail(container, email.toLowerCase());
  return account?.user.role === "ADMIN";
}
