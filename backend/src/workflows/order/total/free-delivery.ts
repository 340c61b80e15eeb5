import { centsFromDollars, type FreeDelivery } from "@eldercare/contracts";

/** A price of a way of delivery, in dollars, and the conditions under which it is charged. */
export interface DeliveryPrice {
  amount: number;
  rules: readonly { attribute: string; operator: string; value: string }[];
}

/**
 * From which cart value on, in cents, one of these ways of delivery costs nothing: 0 where one
 * always does, null where none ever does. A price that asks for anything else promises nothing.
 */
export function freeDeliveryOf(prices: readonly DeliveryPrice[]): FreeDelivery {
  const from = prices
    .filter(({ amount }) => amount === 0)
    .flatMap(({ rules: [rule, ...others] }) => {
      if (!rule) return [0];
      const { attribute, operator, value } = rule;
      const isThreshold = attribute === "item_total" && ["gte", "gt"].includes(operator);
      return isThreshold && others.length === 0 ? [centsFromDollars(Number(value))] : [];
    });
  return { fromCents: from.length > 0 ? Math.min(...from) : null };
}
