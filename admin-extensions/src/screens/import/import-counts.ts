import type { Import } from "@eldercare/contracts";

const plural = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

/** "3 new, 12 changed, 40 unchanged, 1 to remove, 2 rows with errors". */
export function countsText({ counts, status }: Pick<Import, "counts" | "status">): string {
  if (!counts) return "";
  const { created, updated, unchanged, skipped, removed, rejected } = counts;
  const parts = [`${created} new`, `${updated} changed`, `${unchanged} unchanged`];
  if (skipped > 0) parts.push(`${skipped} skipped`);
  if (removed > 0) parts.push(status === "ready" ? `${removed} to remove` : `${removed} removed`);
  if (rejected > 0) parts.push(plural(rejected, "row with errors", "rows with errors"));
  return parts.join(", ");
}

/** How much applying it would write. */
export function changeCount({ counts }: Pick<Import, "counts">): number {
  const { created = 0, updated = 0, removed = 0 } = counts ?? {};
  return created + updated + removed;
}

/** What the confirming button says: short enough for a phone. */
export function applyLabel({ counts }: Pick<Import, "counts">): string {
  return `Apply ${plural(changeCount({ counts }), counts?.rejected ? "Good Row" : "Change")}`;
}

/** What is asked before things are removed. */
export function removalQuestion({ counts, kind }: Pick<Import, "counts" | "kind">): string {
  const removed = counts?.removed ?? 0;
  const what = removed === 1 ? (SINGULARS[kind] ?? kind) : kind;
  return `The file does not name ${removed} ${what} of the shop. ${removed === 1 ? "It" : "They"} will be removed. You can take the import back afterwards.`;
}

const SINGULARS: Readonly<Record<string, string>> = {
  products: "product",
  categories: "category",
  slides: "slide",
};
