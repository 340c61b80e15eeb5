import { z } from "zod";
import { IMAGE_MAX_PER_PRODUCT } from "./image-limits.js";
import { centsInput, discountInput, stockInput } from "./price-and-stock.js";
import { VariantOptions } from "./product-variants.js";
import { MAX_BARCODE_LENGTH, MAX_OPTION_LENGTH, MAX_SKU_LENGTH } from "./text-limits.js";
import { line, requiredLine } from "./texts.js";

/** The table of a product's variants, as staff read and write it (decision 079). */

/** More than that nobody finds their way in, in a form, on a page or in a file. */
export const MAX_OPTIONS = 5;
/** A value without a variant is not kept, so values need no limit of their own. */
export const MAX_VARIANTS = 250;

export const TOO_MANY_OPTIONS = `A product can have at most ${MAX_OPTIONS} options`;
export const TOO_MANY_VARIANTS = `A product can have at most ${MAX_VARIANTS} variants`;

const MAX_GRAMS = 1_000_000;
const WEIGHT = `Weight must be a whole number of grams from 0 to ${MAX_GRAMS}`;

/** One variant with what only staff see of it. Prices are integer cents. */
export const StaffVariant = z.object({
  id: z.string(),
  sku: z.string(),
  options: VariantOptions,
  /** Null while it has no price: then it is not for sale. */
  originalPriceCAD: z.number().int().nullable(),
  priceCAD: z.number().int().nullable(),
  discountPercentage: z.number().int(),
  /** Begin and end of its sale, whether it runs or not; null where it has none. */
  saleStartsAt: z.string().nullable(),
  saleEndsAt: z.string().nullable(),
  /** What can be sold. */
  stock: z.number().int(),
  /** Pieces in the warehouse; null for what is not counted there. */
  onHand: z.number().int().nullable(),
  /** Of these, pieces that orders wait for. */
  reserved: z.number().int(),
  /** In grams; null where nobody said. */
  weight: z.number().nullable(),
  barcode: z.string(),
  /** Those of the product's images that show it; none: all of them. */
  images: z.array(z.string()),
});
export type StaffVariant = z.infer<typeof StaffVariant>;

/** GET /api/products/{id}/variants: a product that is sold in one way only has one, and no options. */
export const StaffVariantsResponse = z.object({
  /** Names, in their order. */
  options: z.array(z.string()),
  /** The default one first; those without a price, too. */
  variants: z.array(StaffVariant),
  /** Orders that are not sent yet and wait for pieces of it. */
  waitingOrders: z.number().int(),
});
export type StaffVariantsResponse = z.infer<typeof StaffVariantsResponse>;

const OPTION_NAME = "An option needs a name";
const OPTION_VALUE = "Each variant needs a value of each option";
const optionName = requiredLine(OPTION_NAME, MAX_OPTION_LENGTH);

/** A variant as it shall be; of one that is there (`id`), what is left out stays as it is. */
const VariantInput = z
  .object({
    id: z.string().max(100),
    /** Empty: the server makes one of the product's address and the values. */
    sku: line(MAX_SKU_LENGTH),
    originalPriceCAD: centsInput,
    discountPercentage: discountInput,
    /** What can be sold; `stockBefore` as in {@link ProductChangesBody}. */
    stock: stockInput,
    stockBefore: stockInput,
    weight: z
      .number({ error: WEIGHT })
      .int(WEIGHT)
      .min(0, WEIGHT)
      .max(MAX_GRAMS, WEIGHT)
      .nullable(),
    barcode: line(MAX_BARCODE_LENGTH),
    /** Addresses of the product's images. */
    images: z.array(z.string().max(2000)).max(IMAGE_MAX_PER_PRODUCT),
  })
  .partial()
  .extend({ options: z.record(z.string(), requiredLine(OPTION_VALUE, MAX_OPTION_LENGTH)) })
  .refine(({ id, originalPriceCAD }) => id !== undefined || originalPriceCAD !== undefined, {
    path: ["originalPriceCAD"],
    message: "A new variant needs a price",
  });

/**
 * All variants of a product as they shall be, in their order: the first one is the default. Those
 * that shall go are named, so that nobody removes what somebody else has just added.
 */
export const VariantTable = z
  .object({
    /** Their names, in their order. */
    options: z.array(optionName).max(MAX_OPTIONS, TOO_MANY_OPTIONS),
    variants: z
      .array(VariantInput)
      .min(1, "A product needs at least one variant")
      .max(MAX_VARIANTS, TOO_MANY_VARIANTS),
    /** Ids. */
    removed: z.array(z.string().max(100)).default([]),
  })
  .superRefine(({ options: names, variants }, context) => {
    const tell = (path: (string | number)[], message: string) =>
      context.addIssue({ code: "custom", path, message });
    for (const place of repeated(names.map((name) => name.toLowerCase()))) {
      tell(["options", place], "Another option has this name");
    }
    variants.forEach((variant, place) => {
      const said = Object.keys(variant.options);
      if (said.length === names.length && names.every((name) => said.includes(name))) return;
      tell(["variants", place, "options"], OPTION_VALUE);
    });
    const valuesOf = (variant: (typeof variants)[number]) =>
      JSON.stringify(names.map((name) => variant.options[name]?.toLowerCase()));
    for (const place of repeated(variants.map(valuesOf))) {
      tell(["variants", place, "options"], "Another variant has the same values");
    }
    for (const field of ["id", "sku", "barcode"] as const) {
      for (const place of repeated(variants.map((variant) => variant[field] ?? ""))) {
        tell(["variants", place, field], TWICE[field]);
      }
    }
  });
/** What a client passes. */
export type VariantTableInput = z.input<typeof VariantTable>;
/** What the server works with. */
export type VariantTable = z.output<typeof VariantTable>;

/** What the form of a table began with: every variant that there was, in their order. */
export const BegunVariants = z.object({
  options: z.array(z.string()),
  variants: z.array(
    StaffVariant.pick({
      ...{ id: true, sku: true, options: true, originalPriceCAD: true, discountPercentage: true },
      ...{ weight: true, barcode: true, images: true },
    }),
  ),
});
export type BegunVariants = z.infer<typeof BegunVariants>;

const TWICE = {
  id: "This variant is there twice",
  sku: "Another variant has this SKU",
  barcode: "Another variant has this bar code",
} as const;

/** Places of what stood before already; what is empty is nothing. */
function repeated(values: readonly string[]): number[] {
  return [...values.keys()].filter((place) => {
    const value = values[place] ?? "";
    return value !== "" && values.indexOf(value) < place;
  });
}
