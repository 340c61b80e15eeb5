import type { CheckoutTotals, TaxTotal } from "@eldercare/contracts";

/** A tax as Medusa's tax lines have it; `rate` in per cent, with at most six decimals. */
export interface TaxRate {
  name: string;
  rate: number;
  /** Of the rate in Medusa. */
  code?: string;
}

/** A line of goods, or the delivery, with what Medusa computed for it. Amounts are cents. */
export interface TotalledLine {
  /** Price times quantity, before discounts. */
  amount: number;
  /** At most the amount, and in its terms: with tax where the amount includes it. */
  discount: number;
  /** Whether the amount includes the taxes. */
  includesTax: boolean;
  taxes: readonly TaxRate[];
}

export type ComposedTotals = Pick<
  CheckoutTotals,
  "subtotal" | "discount" | "delivery" | "taxes" | "taxTotal" | "total"
>;

/** Rates as whole millionths of a per cent, so that no tax is a cent off by binary fractions. */
const MILLIONTHS = 1_000_000;
const WHOLE = BigInt(100 * MILLIONTHS);

/**
 * The one place where lines become the totals of intent, order, receipt and refund: each tax is
 * rounded on each line, half a cent up (ETA, s. 165.2(2)), and everything else is a sum of cents.
 * Taxes of one name and rate are one line, in the order in which they come.
 */
export function composeTotals(
  goods: readonly TotalledLine[],
  delivery: TotalledLine | undefined,
): ComposedTotals {
  const lines = delivery ? [...goods, delivery] : goods;
  const taxes = new Map<string, TaxTotal>();
  let total = 0;
  for (const line of lines) {
    total += line.amount - line.discount;
    for (const { name, rate, amount } of taxesOfLine(line)) {
      const key = `${name} ${rate}`;
      taxes.set(key, { name, rate, amount: (taxes.get(key)?.amount ?? 0) + amount });
      if (!line.includesTax) total += amount;
    }
  }
  return {
    subtotal: sum(goods.map(({ amount }) => amount)),
    discount: sum(lines.map(({ discount }) => discount)),
    delivery: delivery?.amount ?? 0,
    taxes: [...taxes.values()],
    taxTotal: sum([...taxes.values()].map(({ amount }) => amount)),
    total,
  };
}

/** Each tax of a line in cents, what it is charged on being what is paid for the line. */
export function taxesOfLine({ amount, discount, includesTax, taxes }: TotalledLine): TaxTotal[] {
  const rates = taxes.map(({ rate }) => BigInt(Math.round(rate * MILLIONTHS)));
  const whole = includesTax ? rates.reduce((all, rate) => all + rate, WHOLE) : WHOLE;
  const paid = BigInt(amount - discount);
  return taxes.map(({ name, rate }, index) => ({
    name,
    rate,
    amount: roundedQuotient(paid * (rates[index] ?? 0n), whole),
  }));
}

/** Of natural numbers; a half goes up. */
function roundedQuotient(dividend: bigint, divisor: bigint): number {
  return Number((2n * dividend + divisor) / (2n * divisor));
}

function sum(cents: readonly number[]): number {
  return cents.reduce((all, each) => all + each, 0);
}
