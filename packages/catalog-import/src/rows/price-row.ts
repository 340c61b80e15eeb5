import type { z } from "zod";

interface WrittenPrices {
  originalCents?: number | undefined;
  saleCents?: number | undefined;
  /** A column that only says "Price". */
  priceCents?: number | undefined;
}

interface RowPrices {
  originalCents?: number;
  /** Null says that it is not on sale; without it the discount in per cent counts. */
  saleCents?: number | null;
}

/**
 * What a row's prices mean. "Price" alone is the price before any discount; beside an original
 * (compare-at) price it is what a buyer pays. `blank` names the columns whose cells are empty.
 */
export function rowPrices(
  { originalCents, saleCents, priceCents }: WrittenPrices,
  blank: readonly string[],
  context: z.RefinementCtx,
): RowPrices {
  // Shopify's exports write 0.00 where there is no price to compare with.
  const comparedWith = priceCents !== undefined && originalCents === 0 ? undefined : originalCents;
  const hasCompareColumn = originalCents !== undefined || blank.includes("originalCents");
  const original = comparedWith ?? priceCents;
  if (original === undefined) return saleCents === undefined ? {} : { saleCents };
  if (comparedWith !== undefined && priceCents !== undefined && priceCents > comparedWith) {
    context.addIssue({
      code: "custom",
      path: ["priceCents"],
      message: "It is higher than the original price.",
      params: {
        fix: "Write the higher of the two as the original price, or leave that one blank.",
      },
    });
  }
  const sale = saleCents ?? (hasCompareColumn ? priceCents : undefined);
  if (sale === undefined) return { originalCents: original };
  return { originalCents: original, saleCents: sale < original || saleCents ? sale : null };
}
