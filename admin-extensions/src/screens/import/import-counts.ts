import type { Import } from "@eldercare/contracts";

const plural = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

/** "3 new, 12 changed, 40 unchanged, 2 rows with errors". */
export function countsText({ counts }: Pick<Import, "counts">): string {
  if (!counts) return "";
  const { created, updated, unchanged, rejected } = counts;
  const parts = [`${created} new`, `${updated} changed`, `${unchanged} unchanged`];
  if (rejected > 0) parts.push(plural(rejected, "row with errors", "rows with errors"));
  return parts.join(", ");
}

/** What the confirming button says: short enough for a phone. */
export function applyLabel({ counts }: Pick<Import, "counts">): string {
  const { created = 0, updated = 0, rejected = 0 } = counts ?? {};
  return `Apply ${plural(created + updated, rejected > 0 ? "Good Row" : "Change")}`;
}
