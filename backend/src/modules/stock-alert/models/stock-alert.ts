import { model } from "@medusajs/framework/utils";

/**
 * An address that waits for something that is sold out, with what its owner agreed to. It goes in the
 * transaction that promises the mail.
 */
const StockAlert = model
  .define("stock_alert", {
    id: model.id({ prefix: "salert" }).primaryKey(),
    /** In lower case. */
    email: model.text(),
    product_id: model.text(),
    /** "" of a product without variants. */
    variant_id: model.text().default(""),
    /** The words that were agreed to; when says `created_at`. */
    consent: model.text(),
    /** What the link that stops mails knows of the address. */
    address_mark: model.text(),
  })
  .indexes([
    {
      name: "IDX_stock_alert_once",
      on: ["product_id", "variant_id", "email"],
      unique: true,
    },
    { name: "IDX_stock_alert_email", on: ["email"] },
    { name: "IDX_stock_alert_mark", on: ["address_mark"] },
    { name: "IDX_stock_alert_age", on: ["created_at"] },
  ]);

export default StockAlert;
