import { z } from "zod";

/** What a product with several variants lets people choose, like Size: S, M or L. */
export const ProductOption = z.object({
  name: z.string(),
  /** In the order in which variants have them. */
  values: z.array(z.string()),
});
export type ProductOption = z.infer<typeof ProductOption>;

/** What a variant is of each option: `{ Size: "L" }`, in the order of the product's options. */
export const VariantOptions = z.record(z.string(), z.string());
export type VariantOptions = z.infer<typeof VariantOptions>;

/** One of several variants of a product, as `/api` answers it. Prices are integer cents. */
export const ProductVariant = z.object({
  id: z.string(),
  sku: z.string(),
  gtin: z.string().optional(),
  options: VariantOptions,
  priceCAD: z.number().int().nonnegative(),
  originalPriceCAD: z.number().int().nonnegative(),
  discountPercentage: z.number().int().min(0).max(100),
  onSale: z.boolean(),
  saleEndsAt: z.string().optional(),
  stock: z.number().int(),
  /** Those of the product's images that show this variant; often none. */
  images: z.array(z.string()),
});
export type ProductVariant = z.infer<typeof ProductVariant>;
