import { IMAGE_MAX_PER_PRODUCT } from "@eldercare/contracts";
import { z } from "zod";
import type { Column } from "../table/map-columns";
import {
  imageFilesCell,
  lineCell,
  listCell,
  moneyCell,
  percentCell,
  ratingCell,
  slugCell,
  textCell,
  wholeNumberCell,
  yesNoCell,
} from "./cells";
import { rowImages } from "./image-row";
import { Spec } from "./spec";

/** The columns of `products.csv`; besides them, any number of `spec:<Label>`. */
export const PRODUCT_COLUMNS = [
  { key: "sku", heading: "SKU" },
  { key: "name", heading: "Name", aliases: ["Title", "Product Name"] },
  { key: "slug", heading: "Slug", aliases: ["Handle"] },
  { key: "category", heading: "Category" },
  { key: "description", heading: "Description" },
  { key: "originalCents", heading: "Original Price", aliases: ["Price"] },
  {
    key: "discountPercentage",
    heading: "Discount %",
    aliases: ["Discount Percentage", "Discount Percent"],
  },
  { key: "stock", heading: "Stock", aliases: ["Quantity", "Inventory"] },
  { key: "featured", heading: "Featured" },
  { key: "rating", heading: "Rating" },
  { key: "reviewCount", heading: "Review Count", aliases: ["Reviews"] },
  { key: "files", heading: "Images", aliases: ["Image", "Pictures"] },
  { key: "alts", heading: "Image Alt", aliases: ["Alt", "Alt Text", "Image Alt Text"] },
] as const satisfies readonly Column[];

/**
 * A row of `products.csv`. Whatever is undefined was blank or has no column and stays as it is.
 * Prices are integer cents, tax included; stock is what lies on the shelf.
 */
export const ProductRow = z
  .object({
    sku: lineCell(64),
    name: lineCell(200),
    slug: slugCell,
    category: lineCell(200),
    description: textCell(10_000),
    originalCents: moneyCell,
    discountPercentage: percentCell,
    stock: wholeNumberCell(0, 1_000_000),
    featured: yesNoCell,
    rating: ratingCell,
    reviewCount: wholeNumberCell(0, 1_000_000),
    files: imageFilesCell(IMAGE_MAX_PER_PRODUCT),
    alts: listCell,
    specs: z.array(Spec),
  })
  .partial()
  .transform(({ files, alts, ...row }, context) => ({
    ...row,
    images: rowImages(files, alts, context),
  }))
  .refine((row) => row.sku ?? row.slug ?? row.name, {
    error: "It has neither SKU nor slug nor name.",
    params: { fix: "Give it at least a SKU." },
  });
export type ProductRow = z.output<typeof ProductRow>;
