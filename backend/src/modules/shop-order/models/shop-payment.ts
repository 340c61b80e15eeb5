import { model } from "@medusajs/framework/utils";

/**
 * A payment that a shopper began: Medusa's payment session and Stripe's payment intent. "open": it
 * may still be paid. "paid": the money is here and waits for its order. "taken": its order has the
 * money. "closed": it can never be paid. "returned": no order wanted the money, so it went back.
 */
const ShopPayment = model
  .define("shop_payment", {
    /** Of Medusa's payment session. */
    id: model.text().primaryKey(),
    stripe_id: model.text().unique(),
    payment_collection_id: model.text(),
    user_id: model.text(),
    /** Fingerprint of the browser's session: a new order replaces an unpaid one from there. "" of what staff began. */
    browser: model.text(),
    /** Fingerprint of the IP it was begun from; known while it is open. */
    begun_from: model.text().nullable(),
    /** False: it was begun for an amount alone, and is used again until it has an order. */
    has_lines: model.boolean().default(true),
    amount_cents: model.number(),
    /** The order whose change it pays; null: an order's own payment. */
    for_order: model.text().nullable(),
    /** The change that is made once it is paid; gone once that is settled. */
    proposal: model.json().nullable(),
    state: model.enum(["open", "paid", "taken", "closed", "returned"]).default("open"),
  })
  .indexes([
    { name: "IDX_shop_payment_user", on: ["user_id", "created_at"] },
    {
      name: "IDX_shop_payment_for_order",
      on: ["for_order"],
      where: "for_order is not null",
    },
    { name: "IDX_shop_payment_open", on: ["created_at"], where: "state in ('open', 'paid')" },
  ]);

export default ShopPayment;
