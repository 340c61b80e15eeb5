import type { Column } from "../table/map-columns.js";

/**
 * The columns that a row about a further variant has besides its options; what other columns say is
 * said of the product. `foreign` as in `PRODUCT_COLUMNS`.
 */
export const VARIANT_COLUMNS = [
  { key: "sku", heading: "SKU", foreign: ["Variant SKU"] },
  {
    key: "originalCents",
    heading: "Original Price",
    aliases: ["Regular Price"],
    foreign: ["Compare-at price", "Variant Compare At Price"],
    isDecimal: true,
  },
  {
    key: "discountPercentage",
    heading: "Discount %",
    aliases: ["Discount Percentage", "Discount Percent"],
  },
  { key: "saleCents", heading: "Sale Price", aliases: ["Discounted Price"], isDecimal: true },
  {
    key: "priceCents",
    heading: "Price",
    foreign: ["Variant Price", "Variant Price CAD", "Price CAD"],
    isDecimal: true,
  },
  {
    key: "saleStartsAt",
    heading: "Sale Starts",
    aliases: ["Sale Start", "Sale Start Date"],
    foreign: ["Date sale price starts"],
  },
  {
    key: "saleEndsAt",
    heading: "Sale Ends",
    aliases: ["Sale End", "Sale End Date"],
    foreign: ["Date sale price ends"],
  },
  {
    key: "onHand",
    heading: "On hand",
    aliases: ["Stock", "Quantity", "Inventory", "Stock Quantity"],
    foreign: [
      "Inventory quantity",
      "Variant Inventory Qty",
      "Variant Inventory Quantity",
      "stockOnHand",
      "Current Stock",
      "inventory_count",
    ],
    isWhole: true,
  },
  {
    key: "weight",
    heading: "Weight (g)",
    aliases: [
      "Weight in grams",
      "Grams",
      "Weight (kg)",
      "Weight (lb)",
      "Weight (lbs)",
      "Weight (oz)",
    ],
    foreign: ["Weight value (grams)", "Variant Grams", "Variant Weight"],
    isDecimal: true,
  },
  {
    key: "barcode",
    heading: "Barcode",
    aliases: ["GTIN", "EAN", "UPC"],
    mayRepeat: true,
    foreign: [
      "Variant Barcode",
      "GTIN, UPC, EAN, or ISBN",
      "Product UPC/EAN",
      "UPC/EAN",
      "Global Trade Number",
    ],
  },
  {
    key: "variantFiles",
    heading: "Variant Images",
    aliases: ["Variant Image"],
    foreign: ["Variant image URL", "variantAssets"],
  },
] as const satisfies readonly Column[];

export type VariantColumn = (typeof VARIANT_COLUMNS)[number]["key"];

export const VARIANT_KEYS: readonly VariantColumn[] = VARIANT_COLUMNS.map(({ key }) => key);
