import type { DeliverySettings } from "@eldercare/contracts";

/** Medusa's rule of a shipping option, as far as weights are concerned. */
export interface WeightRule {
  attribute: string;
  operator: string;
  value?: unknown;
}

/** Which loads a way of delivery takes, in kilograms. */
export type WeightBounds = Pick<DeliverySettings["ways"][number], "overKg" | "upToKg">;

export const WEIGHT = "weight";
const GRAMS = 1000;

/** What rules say of the weight, Medusa's in grams; those for whole loads, less and more. */
export function boundsOf(rules: readonly WeightRule[]): WeightBounds {
  const kilograms = (operators: readonly string[]) => {
    const rule = rules.find((one) => one.attribute === WEIGHT && operators.includes(one.operator));
    return rule ? Number(rule.value) / GRAMS : null;
  };
  return { overKg: kilograms(["gt", "gte"]), upToKg: kilograms(["lte", "lt"]) };
}

/** The rules for such bounds. */
export function weightRules({ overKg, upToKg }: WeightBounds) {
  const rule = (operator: "gt" | "lte", kilograms: number | null) =>
    kilograms === null
      ? []
      : [{ attribute: WEIGHT, operator, value: String(Math.round(kilograms * GRAMS)) }];
  return [...rule("gt", overKg), ...rule("lte", upToKg)];
}
