import { IMAGE_MAX_PER_PRODUCT, MAX_OPTION_LENGTH, MAX_SKU_LENGTH } from "@eldercare/contracts";
import { z } from "zod";
import {
  barcodeCell,
  imageFilesCell,
  lineCell,
  moneyCell,
  percentCell,
  saleDayCell,
  skuCell,
  weightCell,
  wholeNumberCell,
} from "../cells/cells.js";
import type { RowImage } from "./image-row.js";
import { rowPrices } from "./price-row.js";

/** What any row says of its variant; blank and foreign as `rowPrices` means them. */
export const variantCells = {
  sku: skuCell(MAX_SKU_LENGTH),
  options: z.array(
    z.object({ name: lineCell(MAX_OPTION_LENGTH), value: lineCell(MAX_OPTION_LENGTH) }),
  ),
  originalCents: moneyCell,
  discountPercentage: percentCell,
  saleCents: moneyCell,
  priceCents: moneyCell,
  saleStartsAt: saleDayCell("start"),
  saleEndsAt: saleDayCell("end"),
  onHand: wholeNumberCell(0, 1_000_000),
  weight: weightCell,
  barcode: barcodeCell,
  variantFiles: imageFilesCell(IMAGE_MAX_PER_PRODUCT),
  blank: z.array(z.string()),
  isForeign: z.boolean(),
};

/** A row about a further variant of the product above it; undefined: not said. */
export const VariantRow = z
  .object(variantCells)
  .partial()
  .extend({ row: z.number() })
  .transform(
    (
      { originalCents, saleCents, priceCents, variantFiles, blank = [], isForeign = false, ...row },
      context,
    ) => ({
      ...row,
      blank,
      ...rowPrices({ originalCents, saleCents, priceCents }, { blank, isForeign }, context),
      ...rowVariantImages(variantFiles),
    }),
  );
export type VariantRow = z.output<typeof VariantRow>;

/** The pictures of a variant, which are pictures of its product too. */
export function rowVariantImages(files: readonly string[] | undefined): {
  variantImages?: readonly RowImage[];
} {
  return files ? { variantImages: files.map((file) => ({ file })) } : {};
}
