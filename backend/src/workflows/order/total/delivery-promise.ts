import { centsFromDollars, type DeliveryPromise } from "@eldercare/contracts";

/** A price of a way of delivery, in dollars, and the conditions under which it is charged. */
export interface DeliveryPrice {
  amount: number;
  rules: readonly { attribute: string; operator: string; value: string }[];
}

/** A way of delivery all over Canada, for the goods of one shipping profile. */
export interface DeliveryWay {
  name: string;
  estimate: string;
  profileId: string;
  prices: readonly DeliveryPrice[];
}

/**
 * What these ways promise to whoever buys goods of the common profile, and whether to all others too.
 * `profileIds` are those whose goods are sent anywhere: some, such as freight, to single provinces only.
 */
export function deliveryPromiseOf(
  ways: readonly DeliveryWay[],
  commonProfileId: string,
  profileIds: readonly string[],
): DeliveryPromise {
  const waysOf = (profileId: string) => ways.filter((way) => way.profileId === profileId);
  const common = waysOf(commonProfileId);
  const fromCents = freeFrom(common);
  const isAsGood = (profileId: string) => {
    const from = freeFrom(waysOf(profileId));
    return fromCents === null || (from !== null && from <= fromCents);
  };
  return {
    fromCents,
    isForAllGoods: profileIds.every(isAsGood),
    ways: common
      .toSorted((one, other) => lowest(one) - lowest(other))
      .map(({ name, estimate }) => ({ name, estimate })),
  };
}

/**
 * From which cart value on, in cents, one of these ways of delivery costs nothing: 0 where one
 * always does, null where none ever does. A price that asks for anything else promises nothing.
 */
function freeFrom(ways: readonly DeliveryWay[]): number | null {
  const from = ways
    .flatMap(({ prices }) => prices)
    .filter(({ amount }) => amount === 0)
    .flatMap(({ rules: [rule, ...others] }) => {
      if (!rule) return [0];
      const { attribute, operator, value } = rule;
      const isThreshold = attribute === "item_total" && ["gte", "gt"].includes(operator);
      if (!isThreshold || others.length > 0) return [];
      const cents = centsFromDollars(Number(value));
      return [operator === "gt" ? cents + 1 : cents];
    });
  return from.length > 0 ? Math.min(...from) : null;
}

const lowest = ({ prices }: DeliveryWay): number => Math.min(...prices.map(({ amount }) => amount));
