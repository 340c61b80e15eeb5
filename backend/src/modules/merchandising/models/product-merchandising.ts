import { model } from "@medusajs/framework/utils";

/**
 * What a shop says about a product beyond Medusa's own fields. `specs` is a list of
 * `{ name, value }`, because a JSONB object would not keep the order of its keys.
 */
const ProductMerchandising = model
  .define("product_merchandising", {
    id: model.id({ prefix: "pmer" }).primaryKey(),
    featured: model.boolean().default(false),
    /** Whole per cent, 0 to 100. */
    discount_percentage: model.number().default(0),
    specs: model.json().nullable(),
    /** Average stars, 0 to 5. */
    rating: model.float().default(0),
    review_count: model.number().default(0),
    /** The same of published reviews, which a trigger keeps (module `review`); none: 0. */
    published_rating: model.float().default(0),
    published_reviews: model.number().default(0),
    /** What the product is called and said to be in French; the shop's own language is English. */
    name_fr: model.text().nullable(),
    description_fr: model.text().nullable(),
    /** Of several categories the one that the product's page names; null: the most specific. */
    main_category_id: model.text().nullable(),
    /** Who makes it. */
    brand: model.text().nullable(),
    /** What search engines shall call it and say of it; null: its name and description. */
    meta_title: model.text().nullable(),
    meta_description: model.text().nullable(),
  })
  .checks([
    {
      name: "CK_product_merchandising_discount",
      expression: (columns) => `${columns.discount_percentage} between 0 and 100`,
    },
    {
      name: "CK_product_merchandising_rating",
      expression: (columns) => `${columns.rating} between 0 and 5`,
    },
    {
      name: "CK_product_merchandising_reviews",
      expression: (columns) => `${columns.review_count} >= 0`,
    },
  ]);

export default ProductMerchandising;
