import { REVIEW_CONSENT } from "@eldercare/contracts";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { findListedProduct } from "../../catalog/products/find-listed-product";
import { reviewsOf } from "../../content/reviews/reviews-of";
import { queueMail } from "../../mail/queue-mail";
import { MAIL_OUTBOX_MODULE } from "../../modules/mail-outbox";
import type MailOutboxModuleService from "../../modules/mail-outbox/service";
import type { AgreedItem, RefundRow, ShopOrderRow } from "../../modules/shop-order/order-row";
import { reviewToken } from "../../orders/review-link";
import { readReviewSettings } from "../../orders/review-settings";
import { isKept } from "../../orders/sent-products";
import { isOfStaff } from "./find-purchase";

/** Orders that were sent longer ago than that are left alone, also when asking begins. */
const LATEST_DAYS = 14;
const BATCH = 50;

/** An order whose buyer is to be asked, at an address that agreed to mails. */
interface AskedOrder {
  id: string;
  number: number;
  /** Of the order, under which reviews are kept. */
  email: string;
  status: ShopOrderRow["status"];
  goods: ShopOrderRow["goods"];
  items: AgreedItem[];
  refunds: RefundRow[];
  /** Of the newsletter's sign-up. */
  recipient: string;
  unsubscribe_token: string;
}

/**
 * Orders that were sent so many days ago and whose buyer agreed to be asked (decision 089), each
 * marked as asked: nobody else takes them, and with the transaction's end they are asked once for good.
 */
const TAKE_DUE = `
  with due as (
    select o.id, s.email as recipient, s.unsubscribe_token
      from shop_order o
      join newsletter_sign_up s on s.status = 'confirmed' and s.deleted_at is null
       and s.email = lower(o.shipping->>'email') and position(? in s.consent) > 0
     where o.is_placed and o.status = 'fulfilled' and o.review_asked_at is null
       and exists (select 1 from shop_order_change c
         where c.order_id = o.id and c.to_status = 'fulfilled'
           and c.created_at <= now() - make_interval(days => ?)
           and c.created_at > now() - make_interval(days => ?))
     order by o.created_at limit ? for update of o skip locked)
  update shop_order o set review_asked_at = now() from due where o.id = due.id
  returning o.id, o.number, o.email, o.status, o.goods, o.items, o.refunds, due.recipient, due.unsubscribe_token`;

/** Asks buyers, once an order, what they think of what they bought; answers how many were asked. */
export async function askForReviews(container: MedusaContainer): Promise<number> {
  const { areAsked, afterDays } = await readReviewSettings(container);
  if (!areAsked) return 0;
  const database: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  let asked = 0;
  for (let taken = BATCH; taken === BATCH; ) {
    await database.transaction(async (transaction) => {
      const { rows } = await transaction.raw<{ rows: AskedOrder[] }>(TAKE_DUE, [
        REVIEW_CONSENT,
        afterDays,
        afterDays + LATEST_DAYS,
        BATCH,
      ]);
      for (const order of rows) asked += (await ask(container, order, transaction)) ? 1 : 0;
      taken = rows.length;
    });
  }
  const outbox: MailOutboxModuleService = container.resolve(MAIL_OUTBOX_MODULE);
  if (asked > 0) outbox.announce();
  return asked;
}

/**
 * Whether there was anything to ask: not of staff, nor of what its buyer reviewed, never got or sent back,
 * nor of what takes no reviews.
 */
async function ask(
  container: MedusaContainer,
  order: AskedOrder,
  transaction: Knex.Transaction,
): Promise<boolean> {
  if (await isOfStaff(container, order)) return false;
  const reviews = reviewsOf(container);
  const bought = [...new Set(order.items.map(({ productId }) => productId))].filter((id) =>
    isKept(order, id),
  );
  const written = await reviews.listProductReviews(
    { email: order.email.toLowerCase(), product_id: bought },
    { take: null },
  );
  const reviewed = new Set([
    ...written.map(({ product_id }) => product_id),
    ...(await reviews.forgottenOf(order.email, bought)),
  ]);
  const products: { name: string; token: string }[] = [];
  for (const productId of bought.filter((id) => !reviewed.has(id))) {
    // By the name under which the page of the link shows it.
    const listed = await findListedProduct(container, { id: productId });
    if (!listed) continue;
    products.push({ name: listed.name, token: reviewToken({ orderId: order.id, productId }) });
  }
  if (products.length === 0) return false;
  const mail = {
    template: "review-request" as const,
    cause: order.id,
    recipient: order.recipient,
    data: { number: order.number, products, unsubscribeToken: order.unsubscribe_token },
  };
  return (await queueMail(container, mail, transaction)) !== undefined;
}
