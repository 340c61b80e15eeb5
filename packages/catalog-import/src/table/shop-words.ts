import { inOtherWords } from "./other-words.js";

type Words = (header: readonly string[]) => string[];

/**
 * Headings of shops that have words of their own for what ours, or another known shop's, say.
 * `option:` is what variants differ in.
 */
export const SHOP_WORDS: Readonly<Record<string, Words>> = {
  squarespace: inOtherWords({
    Slug: ["Product URL"],
    Status: ["Visible"],
    "Product Image 1": ["Hosted Image URLs"],
  }),
  wix: inOtherWords({
    Status: ["visible"],
    Categories: ["collection"],
    "Option # Name": ["productOptionName#"],
    "Option # Value": ["productOptionDescription#"],
  }),
  // support.google.com/merchants, "Product data specification".
  google: inOtherWords({
    SKU: ["id"],
    Category: ["product_type"],
    "Product Image 1": ["image_link"],
    "Product Image 2": ["additional_image_link"],
    "option:Colour": ["color"],
    "option:Size": ["size"],
    "option:Material": ["material"],
    "option:Pattern": ["pattern"],
  }),
  lightspeed: inOtherWords({
    Category: ["product_category"],
    Price: ["retail_price"],
    Brand: ["brand_name"],
    Status: ["active"],
    "On hand": ["inventory_*"],
    "Option 1 Name": ["variant_option_one_name"],
    "Option 1 Value": ["variant_option_one_value"],
    "Option 2 Name": ["variant_option_two_name"],
    "Option 2 Value": ["variant_option_two_value"],
    "Option 3 Name": ["variant_option_three_name"],
    "Option 3 Value": ["variant_option_three_value"],
  }),
  square: squareWords,
  etsy: inOtherWords({ "spec:Materials": ["MATERIALS"], "Product Image #": ["IMAGE#"] }),
};

const SQUARE = {
  Name: ["Item Name"],
  Categories: ["Category"],
  "Sale Price": ["Online Sale Price"],
  "On hand": ["Current Quantity *"],
};

/** A file without options tells variations apart by their names alone. */
function squareWords(header: readonly string[]): string[] {
  const hasOptions = header.some((heading) => /^option name/i.test(heading));
  return inOtherWords({
    ...SQUARE,
    ...(!hasOptions && { "option:Variation": ["Variation Name"] }),
  })(header);
}
