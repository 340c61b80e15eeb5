import { REVIEW_STATES } from "@eldercare/contracts";
import { model } from "@medusajs/framework/utils";

/** What somebody who bought a product thinks of it. Publishing one rates the product, by a trigger. */
const ProductReview = model
  .define("product_review", {
    id: model.id({ prefix: "prev" }).primaryKey(),
    product_id: model.text(),
    /** The order that the product came with. */
    order_id: model.text(),
    /** Of the order, in lower case: one address has one review of a product. Null: not known any more. */
    email: model.text().nullable(),
    /** As it is shown; empty when its writer was erased. */
    name: model.text(),
    /** 1 to 5. */
    stars: model.number(),
    text: model.text(),
    written_at: model.dateTime(),
    state: model.enum([...REVIEW_STATES]).default("waiting"),
    /** Why it was refused: a key of `REVIEW_REFUSALS`. */
    reason: model.text().nullable(),
    /** What the shop says to it; null: nothing. */
    answer: model.text().nullable(),
    answered_at: model.dateTime().nullable(),
  })
  .indexes([
    { name: "IDX_product_review_writer", on: ["product_id", "email"], unique: true },
    { name: "IDX_product_review_shown", on: ["product_id", "state", "written_at"] },
    { name: "IDX_product_review_newest", on: ["written_at", "id"] },
  ])
  .checks([
    {
      name: "CK_product_review_stars",
      expression: (columns) => `${columns.stars} between 1 and 5`,
    },
  ]);

export default ProductReview;
