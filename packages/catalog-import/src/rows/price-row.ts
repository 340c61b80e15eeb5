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
 * (compare-at) price it is what a buyer pays. `blank` names the columns whose cells are empty;
 * `isForeign` says that the file is another shop's.
 */
export function rowPrices(
  { originalCents, saleCents: written, priceCents }: WrittenPrices,
  { blank, isForeign }: { blank: readonly string[]; isForeign: boolean },
  context: z.RefinementCtx,
): RowPrices {
  // Other shops write 0.00 where there is no sale.
  const saleCents = isForeign && written === 0 ? undefined : written;
  // Shopify's exports write 0.00 where there is no price to compare with.
  const comparedWith = priceCents !== undefined && originalCents === 0 ? undefined : originalCents;
  const hasCompareColumn = originalCents !== undefined || blank.includes("originalCents");
  const original = comparedWith ?? priceCents;
  const free = [
    ["originalCents", originalCents === 0 && comparedWith === 0],
    ["priceCents", priceCents === 0],
    ["saleCents", saleCents === 0],
  ] as const;
  for (const [key] of free.filter(([, isFree]) => isFree)) {
    context.addIssue({
      code: "custom",
      path: [key],
      message: "A price of 0.00 gives the product away.",
      params: { fix: "Write what it costs, or leave the cell blank." },
    });
  }
  if (original === undefined) return saleCents === undefined ? {} : { saleCents };
  const isBelow =
    comparedWith !== undefined && priceCents !== undefined && priceCents > comparedWith;
  // Shopify shows no sale where the price to compare with is the lower one.
  if (isBelow && isForeign) return { originalCents: priceCents, saleCents: null };
  if (isBelow) {
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
