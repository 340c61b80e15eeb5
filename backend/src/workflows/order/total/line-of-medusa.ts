import { centsFromDollars } from "@eldercare/contracts";
import type { BigNumberValue } from "@medusajs/framework/types";
import type { TotalledLine } from "./compose-totals";

/** Names the discount that makes Medusa's exact total one of whole cents, beside the codes. */
export const ROUNDING = "Rounding";

/** What Medusa keeps of how a line or a delivery was priced; amounts in dollars. */
export interface PricedRow {
  is_tax_inclusive: boolean;
  tax_lines?: { code: string; description: string | null; rate: BigNumberValue }[] | null;
  adjustments?: { code: string | null; amount: BigNumberValue }[] | null;
}

/** A line of Medusa's order of so many cents, as the shop reckons it. */
export function lineOfMedusa(
  { is_tax_inclusive, tax_lines, adjustments }: PricedRow,
  amount: number,
): TotalledLine {
  const discounts = (adjustments ?? []).filter(({ code }) => code !== ROUNDING);
  const discount = discounts.reduce((sum, each) => sum + cents(each.amount), 0);
  return {
    amount,
    discount: Math.min(amount, discount),
    includesTax: is_tax_inclusive,
    taxes: (tax_lines ?? []).map(({ code, description, rate }) => ({
      name: description || code,
      rate: Number(rate),
    })),
  };
}

/** The same of a way of delivery, whose discounts Medusa always keeps without taxes. */
export function deliveryOfMedusa(row: PricedRow, amount: number): TotalledLine {
  const line = lineOfMedusa(row, amount);
  if (!line.includesTax) return line;
  const factor = 1 + line.taxes.reduce((sum, { rate }) => sum + rate, 0) / 100;
  const discount = (row.adjustments ?? [])
    .filter(({ code }) => code !== ROUNDING)
    .reduce((sum, each) => sum + Number(each.amount) * factor, 0);
  return { ...line, discount: Math.min(amount, centsFromDollars(discount)) };
}

const cents = (dollars: BigNumberValue): number => centsFromDollars(Number(dollars));
