import { defineLink } from "@medusajs/framework/utils";
import ProductModule from "@medusajs/medusa/product";
import MerchandisingModule from "../modules/merchandising";

/** A variant's merchandising row, found by the variant's id: `variants.variant_merchandising`. */
export default defineLink(
  { linkable: ProductModule.linkable.productVariant, field: "id" },
  {
    linkable: {
      ...MerchandisingModule.linkable.variantMerchandising.toJSON(),
      primaryKey: "variant_id",
    },
  },
  { readOnly: true },
);
