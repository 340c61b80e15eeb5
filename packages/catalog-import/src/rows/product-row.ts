import {
  IMAGE_MAX_PER_PRODUCT,
  MAX_BRAND_LENGTH,
  MAX_META_DESCRIPTION_LENGTH,
  MAX_META_TITLE_LENGTH,
  MAX_PRODUCT_DESCRIPTION_LENGTH,
  MAX_PRODUCT_NAME_LENGTH,
  MAX_TAG_LENGTH,
  MAX_TAGS,
} from "@eldercare/contracts";
import { z } from "zod";
import {
  flatCell,
  imageFilesCell,
  lineCell,
  listCell,
  ratingCell,
  slugCell,
  statusCell,
  tagsCell,
  textCell,
  wholeNumberCell,
  yesNoCell,
} from "../cells/cells.js";
import { Spec } from "../cells/spec.js";
import { rowSpecs, SPEC_COLUMNS, specCells } from "../cells/spec-columns.js";
import type { Column } from "../table/map-columns.js";
import { rowCategories } from "./category-cells.js";
import { rowImages } from "./image-row.js";
import { rowPrices } from "./price-row.js";
import { VARIANT_COLUMNS } from "./variant-columns.js";
import { rowVariantImages, VariantRow, variantCells } from "./variant-row.js";

const [SKU, ...OTHER_VARIANT_COLUMNS] = VARIANT_COLUMNS;

/**
 * The columns of `products.csv`; besides them, any number of `spec:<Label>`,
 * `Option 1 Name` and `Option 1 Value`. `foreign` names are
 * those of Shopify's exports (as of 2025 and before), of Medusa's, and of Vendure's import files.
 */
export const PRODUCT_COLUMNS = [
  SKU,
  {
    key: "name",
    heading: "Name",
    aliases: ["Title", "Product Name"],
    foreign: ["Title", "Product Title"],
  },
  {
    key: "slug",
    heading: "Slug",
    aliases: ["Handle"],
    foreign: ["URL handle", "Handle", "Product Handle"],
  },
  {
    key: "category",
    heading: "Category",
    takesFirstFilled: true,
    foreign: [
      "Type",
      "Custom product type",
      "Product category",
      "Product Category 1",
      "Product Category 1 Name",
      "facets",
      "category1",
    ],
  },
  {
    key: "categories",
    heading: "Categories",
    foreign: ["Product Category # Name", "Product Category #", "category#"],
  },
  {
    key: "description",
    heading: "Description",
    takesFirstFilled: "besideOurs",
    foreign: ["Body (HTML)", "Description", "Product Description", "Short description"],
  },
  { key: "nameFr", heading: "Name FR", aliases: ["Title FR"] },
  { key: "descriptionFr", heading: "Description FR" },
  { key: "brand", heading: "Brand", aliases: ["Brands", "Vendor", "Manufacturer"] },
  {
    key: "tags",
    heading: "Tags",
    foreign: ["Product Tags", "Product Tag #", "Search Keywords"],
  },
  {
    key: "metaTitle",
    heading: "Meta Title",
    aliases: ["SEO Title"],
    foreign: ["Page Title", "Meta: _yoast_wpseo_title"],
  },
  {
    key: "metaDescription",
    heading: "Meta Description",
    aliases: ["SEO Description"],
    foreign: ["Meta: _yoast_wpseo_metadesc"],
  },
  ...OTHER_VARIANT_COLUMNS,
  { key: "featured", heading: "Featured", foreign: ["Is featured?", "Is Featured"] },
  {
    key: "status",
    heading: "Status",
    aliases: ["Published"],
    takesFirstFilled: "besideOurs",
    foreign: [
      "Status",
      "Product Status",
      "Published on online store",
      "Published",
      "enabled",
      "Is Visible",
      "Product Visible",
    ],
  },
  { key: "rating", heading: "Rating", isDecimal: true },
  { key: "reviewCount", heading: "Review Count", aliases: ["Reviews"], isWhole: true },
  {
    key: "files",
    heading: "Images",
    aliases: ["Image", "Pictures"],
    foreign: [
      "Product image URL",
      "Image Src",
      "Product Image # Url",
      "Product Image #",
      "Image # Url",
      "image#_src",
      "Image URL (Import)",
      "assets",
    ],
  },
  {
    key: "alts",
    heading: "Image Alt",
    aliases: ["Alt", "Alt Text"],
    foreign: ["Image Alt Text"],
  },
  ...SPEC_COLUMNS,
] as const satisfies readonly Column[];

/**
 * The columns of a translator's file: it finds products by SKU or slug, and its name and
 * description are the French ones.
 */
export const TRANSLATION_COLUMNS = [
  { key: "sku", heading: "SKU" },
  { key: "slug", heading: "Slug", aliases: ["Handle"] },
  { key: "nameFr", heading: "Name", aliases: ["Title"] },
  { key: "descriptionFr", heading: "Description" },
] as const satisfies readonly Column<ProductColumn>[];

/** The texts to be translated, beside the translations; loading leaves them alone. */
export const TRANSLATED_HEADINGS = ["Name EN", "Description EN"] as const;

export type ProductColumn = (typeof PRODUCT_COLUMNS)[number]["key"];

/**
 * A row of `products.csv`. Whatever is undefined was blank or has no column and stays as it is.
 * Prices are integer cents, tax included; `saleCents` null says that it is not on sale; stock is
 * what lies on the shelf; `isForeign` says that another shop wrote it.
 */
export const ProductRow = z
  .object({
    ...variantCells,
    variants: z.array(VariantRow),
    name: lineCell(MAX_PRODUCT_NAME_LENGTH),
    slug: slugCell,
    category: lineCell(500),
    categories: listCell,
    description: textCell(MAX_PRODUCT_DESCRIPTION_LENGTH),
    nameFr: lineCell(MAX_PRODUCT_NAME_LENGTH),
    descriptionFr: textCell(MAX_PRODUCT_DESCRIPTION_LENGTH),
    brand: flatCell(MAX_BRAND_LENGTH),
    tags: tagsCell(MAX_TAGS, MAX_TAG_LENGTH),
    metaTitle: flatCell(MAX_META_TITLE_LENGTH),
    metaDescription: flatCell(MAX_META_DESCRIPTION_LENGTH),
    featured: yesNoCell,
    status: statusCell,
    rating: ratingCell,
    reviewCount: wholeNumberCell(0, 1_000_000),
    files: imageFilesCell(IMAGE_MAX_PER_PRODUCT),
    alts: listCell,
    specs: z.array(Spec),
    ...specCells,
  })
  .partial()
  .transform(
    (
      {
        category,
        categories,
        files,
        alts,
        variantFiles,
        originalCents,
        saleCents,
        priceCents,
        specs,
        taxClass,
        provincialTax,
        deviceClass,
        licenceNumber,
        returnPolicy,
        oversize,
        blank = [],
        isForeign = false,
        ...row
      },
      context,
    ) => ({
      ...row,
      ...(isForeign && { isForeign }),
      ...rowPrices({ originalCents, saleCents, priceCents }, { blank, isForeign }, context),
      ...rowSpecs(
        specs,
        { taxClass, provincialTax, deviceClass, licenceNumber, returnPolicy, oversize },
        context,
      ),
      ...rowCategories(category, categories),
      ...rowImages(files, alts, context),
      ...rowVariantImages(variantFiles),
    }),
  )
  .refine((row) => row.sku ?? row.slug ?? row.name, {
    error: "It has neither SKU nor slug nor name.",
    params: { fix: "Give it at least a SKU." },
  });
export type ProductRow = z.output<typeof ProductRow>;
