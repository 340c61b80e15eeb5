import { z } from "zod";

const Count = z.number().int().nonnegative();

/** What a shopper says of the place or the person that a product has to fit. */
export const FitQuestion = z.enum(["doorway", "weight", "height"]);
export type FitQuestion = z.infer<typeof FitQuestion>;

/**
 * How many products of a list each choice of its filters would find: beside all that is chosen, and
 * in place of what is chosen of the same filter.
 */
export const ProductFacetsResponse = z.object({
  /** Those that have any, in no order. */
  categories: z.array(z.object({ id: z.string(), count: Count })),
  /** Whole dollars as `minPrice` and `maxPrice` take them; the last band has no end. */
  prices: z.array(z.object({ min: Count, max: Count.nullable(), count: Count })),
  inStock: Count,
  featured: Count,
  onSale: Count,
  /** Filters that merchandisers name, in their order, where products of the list have values. */
  specs: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      /** `choice` is what `specs` takes. Also what is chosen and finds nothing. */
      values: z.array(z.object({ choice: z.string(), label: z.string(), count: Count })),
    }),
  ),
  /** Questions that products of the list answer, in the order of the file. */
  fits: z.array(
    z.object({
      question: FitQuestion,
      label: z.string(),
      /** How many of the products say what fits; others are not found once it is asked. */
      answered: Count,
    }),
  ),
});
export type ProductFacetsResponse = z.infer<typeof ProductFacetsResponse>;
