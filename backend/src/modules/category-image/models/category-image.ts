import { model } from "@medusajs/framework/utils";

/** The image of a product category, which Medusa's categories lack. */
const CategoryImage = model.define("category_image", {
  id: model.id({ prefix: "catimg" }).primaryKey(),
  /** Address without a host, like `/static/<name>`. */
  image_url: model.text(),
  alt_text: model.text().default(""),
});

export default CategoryImage;
