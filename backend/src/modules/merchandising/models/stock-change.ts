import { model } from "@medusajs/framework/utils";

/**
 * A change of stock that staff asked for, so that one that is sent again is recognised. Its id is
 * the product's and the name that the form gave the change.
 */
const StockChange = model.define("stock_change", {
  id: model.text().primaryKey(),
  /** By how many pieces, less when negative. */
  amount: model.number(),
});

export default StockChange;
