import { crossedDays, discountedCents, formatCents, saleText } from "@eldercare/contracts";
import type { VariantFields } from "../fields/product.js";
import type { RowError } from "../rows/row-error.js";
import type { VariantRow } from "../rows/variant-row.js";
import { discountOf } from "./sale-price.js";

/** What a row says of its variant's price. */
type SaidPrice = Pick<
  Partial<VariantRow>,
  "originalCents" | "discountPercentage" | "saleCents" | "saleStartsAt" | "saleEndsAt"
> & { row: number };

type Price = Pick<VariantFields, "originalCents" | "discountPercentage" | "saleCents">;
type SaleDays = Pick<VariantFields, "saleStartsAt" | "saleEndsAt">;

/** What a row leaves a variant's price with, and the days of its sale while it has one. */
export function variantPrice(
  said: SaidPrice,
  now: VariantFields | undefined,
  cleared: ReadonlySet<string>,
): Price & SaleDays {
  const price = priceOf(said, now, cleared);
  return { ...price, ...saleDays(price, said, now, cleared) };
}

function saleDays(
  { saleCents }: Price,
  said: SaidPrice,
  now: VariantFields | undefined,
  cleared: ReadonlySet<string>,
): SaleDays {
  if (saleCents === null) return { saleStartsAt: null, saleEndsAt: null };
  const day = (key: keyof SaleDays) =>
    said[key] ?? (cleared.has(key) ? null : (now?.[key] ?? null));
  return { saleStartsAt: day("saleStartsAt"), saleEndsAt: day("saleEndsAt") };
}

/** A price that staff set by hand in the sale price list stays until the file says a price. */
function priceOf(
  said: SaidPrice,
  now: VariantFields | undefined,
  cleared: ReadonlySet<string>,
): Price {
  const originalCents = said.originalCents ?? now?.originalCents ?? 0;
  if (said.saleCents !== undefined && said.saleCents !== null) {
    const discountPercentage = said.discountPercentage ?? discountOf(originalCents, said.saleCents);
    return { originalCents, discountPercentage, saleCents: said.saleCents };
  }
  const isCleared = cleared.has("discountPercentage") || cleared.has("saleCents");
  const percent = said.discountPercentage ?? (said.saleCents === null || isCleared ? 0 : undefined);
  if (now && said.originalCents === undefined && percent === undefined) {
    return { originalCents, discountPercentage: now.discountPercentage, saleCents: now.saleCents };
  }
  const discountPercentage = percent ?? now?.discountPercentage ?? 0;
  if (now && percent === undefined && originalCents === now.originalCents) {
    return { originalCents, discountPercentage, saleCents: now.saleCents };
  }
  return {
    originalCents,
    discountPercentage,
    saleCents: discountPercentage > 0 ? discountedCents(originalCents, discountPercentage) : null,
  };
}

/** A sale must end after it begins. */
export function saleDaysProblem(
  row: number,
  { saleStartsAt, saleEndsAt }: SaleDays,
  file: string,
): RowError[] {
  const crossed = crossedDays(saleStartsAt, saleEndsAt);
  if (!crossed) return [];
  return [
    {
      ...{ file, row, column: "Sale Ends", value: saleText(crossed.endsAt, "end") },
      reason: `The sale begins after that, on ${saleText(crossed.startsAt, "start")}.`,
      fix: "Write a later day, or an earlier one in Sale Starts.",
    },
  ];
}

/** A sale price must be below the original one, and agree with the discount that stands beside it. */
export function priceProblem(
  { row, saleCents, discountPercentage, ...said }: SaidPrice,
  now: VariantFields | undefined,
  file: string,
): RowError[] {
  const originalCents = said.originalCents ?? now?.originalCents;
  if (saleCents === undefined || saleCents === null || originalCents === undefined) return [];
  const problem = (reason: string, fix: string) => [
    { file, row, column: "Sale Price", value: formatCents(saleCents), reason, fix },
  ];
  if (saleCents >= originalCents) {
    return problem(
      `It is not below the original price of ${formatCents(originalCents)}.`,
      "Write a lower price, or leave the cell blank.",
    );
  }
  if (discountPercentage === undefined) return [];
  const discounted = discountedCents(originalCents, discountPercentage);
  if (discounted === saleCents) return [];
  return problem(
    `A discount of ${discountPercentage}% gives ${formatCents(discounted)}.`,
    "Leave one of the two cells blank: discount or sale price.",
  );
}
