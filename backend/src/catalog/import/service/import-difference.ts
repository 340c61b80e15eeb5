import { changeText, type FieldChange } from "@eldercare/catalog-import";
import type { ImportDifference } from "@eldercare/contracts";

/** What changes in one thing as texts: its own, then those of each variant. */
export function importDifference({
  name,
  changes,
}: {
  name: string;
  changes: readonly FieldChange[];
}): ImportDifference {
  const own = changes.filter(({ variant }) => variant === undefined);
  const variants = new Map<string, string[]>();
  for (const { variant, ...change } of changes) {
    if (variant === undefined) continue;
    variants.set(variant, [...(variants.get(variant) ?? []), changeText(change)]);
  }
  return {
    name,
    changes: own.map(changeText),
    ...(variants.size > 0 && {
      variants: [...variants].map(([name, changes]) => ({ name, changes })),
    }),
  };
}
