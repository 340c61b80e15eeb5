import { model } from "@medusajs/framework/utils";

/**
 * What a shop says about one variant beyond Medusa's own fields. A variant without a row has the
 * discount of its product; when Medusa's variant goes, its row is of no use and harms nobody.
 */
const VariantMerchandising = model
  .define("variant_merchandising", {
    id: model.id({ prefix: "vmer" }).primaryKey(),
    /** Medusa's variant. */
    variant_id: model.text().unique("IDX_variant_merchandising_variant"),
    /** Whole per cent, 0 to 100. */
    discount_percentage: model.number().default(0),
  })
  .checks([
    {
      name: "CK_variant_merchandising_discount",
      expression: (columns) => `${columns.discount_percentage} between 0 and 100`,
    },
  ]);

export default VariantMerchandising;
