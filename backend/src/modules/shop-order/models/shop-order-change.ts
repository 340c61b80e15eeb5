import { model } from "@medusajs/framework/utils";

/** One line of an order's history. */
const ShopOrderChange = model
  .define("shop_order_change", {
    id: model.id({ prefix: "ochg" }).primaryKey(),
    order_id: model.text(),
    from_status: model.text().nullable(),
    to_status: model.text(),
    by: model.text(),
    note: model.text(),
  })
  .indexes([{ name: "IDX_shop_order_change_order", on: ["order_id", "created_at"] }]);

export default ShopOrderChange;
