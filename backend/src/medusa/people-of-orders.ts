import type { Knex } from "@medusajs/framework/mikro-orm/knex";

const idsOf = (ids: readonly string[]) => ({ ids }) as unknown as Record<string, Knex.RawBinding>;

/** What is left of an address for statistics of taxes: province and country. */
const NOBODY = `first_name = null, last_name = null, company = null, address_1 = null,
  address_2 = null, city = null, postal_code = null, phone = null, metadata = null,
  updated_at = now()`;

/**
 * Takes the person out of Medusa's orders, in a transaction: address, account, delivery, what Stripe
 * said of the payment, and what staff changed or noted. Lines, taxes, sums, province and country stay.
 */
export async function removePeopleOfOrders(
  transaction: Knex,
  ids: readonly string[],
): Promise<void> {
  const statements = [
    `update order_address a set ${NOBODY}, customer_id = null
      from "order" o
      where o.id = any(:ids) and a.id in (o.shipping_address_id, o.billing_address_id)`,
    `update fulfillment_address a set ${NOBODY}
      from fulfillment f join order_fulfillment l on l.fulfillment_id = f.id
      where l.order_id = any(:ids) and a.id = f.delivery_address_id`,
    `update fulfillment_label b set tracking_number = '', tracking_url = '#', updated_at = now()
      from order_fulfillment l where l.order_id = any(:ids) and b.fulfillment_id = l.fulfillment_id`,
    `update payment_session s set data = '{}', context = null, updated_at = now()
      from order_payment_collection l
      where l.order_id = any(:ids) and s.payment_collection_id = l.payment_collection_id`,
    `update payment p set data = null, updated_at = now()
      from order_payment_collection l
      where l.order_id = any(:ids) and p.payment_collection_id = l.payment_collection_id`,
    // What staff changed in Medusa Admin, with the address of before and after; to whom it was transferred.
    `update order_change_action x set details = '{}', internal_note = null, updated_at = now()
      from order_change c
      where c.order_id = any(:ids) and x.order_change_id = c.id
        and x.action in ('UPDATE_ORDER_PROPERTIES', 'TRANSFER_CUSTOMER')`,
    `update order_change c set internal_note = null, description = null, updated_at = now()
      where c.order_id = any(:ids)`,
    `update refund r set note = null, updated_at = now()
      from payment p
      join order_payment_collection l on l.payment_collection_id = p.payment_collection_id
      where l.order_id = any(:ids) and r.payment_id = p.id`,
    `update "order" o set email = null, customer_id = null, updated_at = now()
      where o.id = any(:ids)`,
  ];
  for (const statement of statements) await transaction.raw(statement, idsOf(ids));
}

/** Empties payments that were begun and led to nothing, by the ids of their sessions. */
export async function emptyPaymentSessions(
  transaction: Knex,
  ids: readonly string[],
): Promise<void> {
  await transaction.raw(
    `update payment_session s set data = '{}', context = null, updated_at = now()
      where s.id = any(:ids)`,
    idsOf(ids),
  );
}

/** Orders of a customer no longer name the account; who they went to stays, for the books. */
export async function unlinkOrders(transaction: Knex, customerIds: readonly string[]) {
  for (const statement of [
    `update "order" o set customer_id = null, updated_at = now() where o.customer_id = any(:ids)`,
    `update order_address a set customer_id = null, updated_at = now()
      where a.customer_id = any(:ids)`,
  ]) {
    await transaction.raw(statement, idsOf(customerIds));
  }
}

/** Medusa's orders name this customer from now on. */
export async function giveOrdersTo(
  transaction: Knex,
  ids: readonly string[],
  customerId: string,
): Promise<void> {
  await transaction.raw(
    `update "order" o set customer_id = :customerId, updated_at = now() where o.id = any(:ids)`,
    { ...idsOf(ids), customerId },
  );
}
