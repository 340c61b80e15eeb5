import { model } from "@medusajs/framework/utils";

/** One slide of the home page's carousel (spec §3); shoppers see active slides by `sort_order`. */
const CarouselSlide = model.define("carousel_slide", {
  id: model.id({ prefix: "slide" }).primaryKey(),
  title: model.text(),
  description: model.text().default(""),
  /** Address without a host, like `/static/<name>`. */
  image_url: model.text(),
  alt_text: model.text().default(""),
  /** Where the call to action leads; empty means the products page. */
  link: model.text().default(""),
  cta_text: model.text().default("Shop Now"),
  active: model.boolean().default(true),
  sort_order: model.number().default(0),
});

export default CarouselSlide;
