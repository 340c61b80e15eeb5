import { model } from "@medusajs/framework/utils";

/** A link by which an order may be paid. Only a fingerprint of its token is kept. */
const ShopPayLink = model
  .define("shop_pay_link", {
    id: model.id({ prefix: "plink" }).primaryKey(),
    order_id: model.text(),
    /** The payment that it opens; null: the order's own, whichever that is by then. */
    payment_id: model.text().nullable(),
    token_hash: model.text().unique(),
    expires_at: model.dateTime(),
    /** When staff ended it. */
    ended_at: model.dateTime().nullable(),
  })
  .indexes([{ name: "IDX_shop_pay_link_order", on: ["order_id", "created_at"] }]);

export default ShopPayLink;
