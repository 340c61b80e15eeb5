import { plainName } from "./plain-name.js";
import { SHOP_WORDS } from "./shop-words.js";
import { inOneLanguage } from "./vendure-languages.js";
import { inEnglish } from "./woocommerce-words.js";

/** Whose names a file's columns have. */
export type Dialect = "own" | Shop;
type Shop =
  | "shopify"
  | "medusa"
  | "vendure"
  | "woocommerce"
  | "spree"
  | "bigcommerce"
  | "squarespace"
  | "wix"
  | "google"
  | "lightspeed"
  | "square"
  | "etsy";

interface Marks {
  shop: Shop;
  /** What a note calls such a file. */
  name: string;
  /** Names that only this shop's files have, old and new. */
  marks: readonly string[];
  /** Names that mean something else in its files than in others'. */
  unlike?: readonly string[];
  /** Names of columns that say what a row is about, or where its picture stands: used, not read. */
  helpers?: readonly string[];
  /** How many of them a file must have: some of them others have, too. */
  atLeast: number;
}

/** The first one that fits counts. */
const SHOPS: readonly Marks[] = [
  {
    shop: "medusa",
    name: "a product export of Medusa",
    marks: ["Product Handle", "Variant Price CAD"],
    atLeast: 1,
  },
  {
    // docs.vendure.io, "Importing Data".
    shop: "vendure",
    name: "a product import of Vendure",
    marks: ["optionGroups", "optionValues", "stockOnHand", "trackInventory", "variantAssets"],
    atLeast: 2,
  },
  {
    // woocommerce.com, "Product CSV Importer and Exporter".
    shop: "woocommerce",
    name: "a product export of WooCommerce",
    marks: ["Attribute 1 value(s)", "Is featured?", "Visibility in catalog", "In stock?"],
    unlike: ["Type"],
    helpers: ["ID", "Type", "Parent"],
    atLeast: 2,
  },
  {
    shop: "lightspeed",
    name: "a product export of Lightspeed",
    marks: ["variant_option_one_name", "retail_price", "supply_price", "composite_sku"],
    atLeast: 2,
  },
  {
    // spreecommerce.org, "Product import file template".
    shop: "spree",
    name: "a product export of Spree",
    marks: [
      "compare_at_price",
      "dimensions_unit",
      "image1_src",
      "inventory_count",
      "track_inventory",
    ],
    atLeast: 2,
  },
  {
    // support.bigcommerce.com, "Supported Product Fields".
    shop: "bigcommerce",
    name: "a product export of BigCommerce",
    marks: ["Item", "Current Stock", "Inventory Tracking", "Image URL (Import)"],
    // Its tax classes are numbers: 0 is the usual one, and no zero rate.
    unlike: ["Type", "Tax Class"],
    helpers: ["Item", "Options"],
    atLeast: 2,
  },
  {
    // support.squarespace.com, "Exporting products".
    shop: "squarespace",
    name: "a product export of Squarespace",
    marks: ["Product ID [Non Editable]", "Product Page", "Hosted Image URLs", "On Sale"],
    helpers: ["On Sale"],
    atLeast: 2,
  },
  {
    // support.wix.com, "CSV import and export of products".
    shop: "wix",
    name: "a product export of Wix",
    marks: ["handleId", "fieldType", "discountMode", "productOptionName1"],
    helpers: ["handleId", "fieldType", "surcharge", "discountMode", "discountValue"],
    atLeast: 2,
  },
  {
    shop: "google",
    name: "a product feed for Google",
    marks: ["image_link", "additional_image_link", "google_product_category", "availability"],
    helpers: ["item_group_id"],
    atLeast: 2,
  },
  {
    // squareup.com/help, "Import items".
    shop: "square",
    name: "an item export of Square",
    marks: ["Token", "Item Name", "Variation Name", "Square Online Item Visibility"],
    atLeast: 2,
  },
  {
    shop: "etsy",
    name: "a listing export of Etsy",
    marks: ["CURRENCY_CODE", "MATERIALS", "IMAGE1", "VARIATION 1 TYPE"],
    atLeast: 2,
  },
  {
    shop: "shopify",
    name: "a product export of Shopify",
    marks: [
      "URL handle",
      "Body (HTML)",
      "Variant SKU",
      "Variant Price",
      "Variant Inventory Qty",
      "Variant Compare At Price",
      "Compare-at price",
      "Product image URL",
      "Image Src",
    ],
    helpers: ["Image Position"],
    atLeast: 1,
  },
];

/** What a note calls a file of another shop. */
export function dialectName(dialect: Shop): string {
  return SHOPS.find(({ shop }) => shop === dialect)?.name ?? dialect;
}

/** Whether a name of a column means something else in a shop's files than in others'. */
export function isUnlike(dialect: Dialect, name: string): boolean {
  const unlike = SHOPS.find(({ shop }) => shop === dialect)?.unlike ?? [];
  return unlike.some((each) => plainName(each) === plainName(name));
}

/** Whether a column of a shop's file is used without being one of ours. */
export function isHelper(dialect: Dialect, name: string): boolean {
  const helpers = SHOPS.find(({ shop }) => shop === dialect)?.helpers ?? [];
  return helpers.some((each) => plainName(each) === plainName(name));
}

/** Whose a file is, and what its columns are called in the words by which they are known. */
export interface KnownHeader {
  dialect: Dialect;
  names: readonly string[];
}

/** Recognises other shops' files by their column names, WooCommerce's and Vendure's in several languages. */
export function knownHeader(header: readonly string[]): KnownHeader {
  const english = inEnglish(header);
  if (dialectOf(english) === "woocommerce") return { dialect: "woocommerce", names: english };
  const names = inOneLanguage(header);
  if (dialectOf(names) === "vendure") return { dialect: "vendure", names };
  const dialect = dialectOf(header);
  return { dialect, names: SHOP_WORDS[dialect]?.(header) ?? header };
}

function dialectOf(header: readonly string[]): Dialect {
  const names = new Set(header.map((heading) => plainName(heading)));
  const fits = ({ marks, atLeast }: Marks) =>
    marks.filter((mark) => names.has(plainName(mark))).length >= atLeast;
  return SHOPS.find(fits)?.shop ?? "own";
}
