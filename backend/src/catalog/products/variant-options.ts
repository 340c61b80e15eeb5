import type { ProductOption, VariantOptions } from "@eldercare/contracts";

interface OrderedOption {
  id: string;
  metadata?: Record<string, unknown> | null;
}

/**
 * Medusa gives options no order of their own: they come by `rank` in their metadata, which imports
 * write, else in the order of their ids. `medusa/option-order.ts` says the same in SQL.
 */
export function inOptionOrder(one: OrderedOption, other: OrderedOption): number {
  const [rank, otherRank] = [rankOf(one), rankOf(other)];
  if (rank !== otherRank) return rank < otherRank ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

function rankOf({ metadata }: OrderedOption): number {
  const rank = metadata?.rank;
  return typeof rank === "number" ? rank : Number.POSITIVE_INFINITY;
}

/** The options that variants have, with the values that one of them has, in the order they come. */
export function optionsInUse(variants: readonly { options: VariantOptions }[]): ProductOption[] {
  const found = new Map<string, Set<string>>();
  for (const { options } of variants) {
    for (const [name, value] of Object.entries(options)) {
      found.set(name, (found.get(name) ?? new Set()).add(value));
    }
  }
  return [...found].map(([name, values]) => ({ name, values: [...values] }));
}
