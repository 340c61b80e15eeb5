import { model } from "@medusajs/framework/utils";

/** An image that a file named for a product and that could not be fetched: it is tried again later. */
const MissingImage = model
  .define("missing_image", {
    id: model.id({ prefix: "mimg" }).primaryKey(),
    product_id: model.text(),
    /** Where it is on the web. */
    address: model.text(),
    /** What it shows. */
    alt: model.text(),
    /** Its place among the product's images, from 0. */
    position: model.number(),
    /** SKUs of the variants that it shows. */
    skus: model.json(),
    /** Why it did not come; a sentence. */
    reason: model.text(),
    /** The import that named it; it goes when that is taken back. */
    import_id: model.text().nullable(),
    tries: model.number().default(1),
    tried_at: model.dateTime(),
    /** When it is tried again by itself; null: only when somebody asks. */
    next_try_at: model.dateTime().nullable(),
  })
  .indexes([
    { name: "IDX_missing_image_product_address", on: ["product_id", "address"], unique: true },
    { name: "IDX_missing_image_import", on: ["import_id"] },
  ]);

export default MissingImage;
