import { type CatalogEntity, type EntityReport, FileUnusable } from "@eldercare/catalog-import";
import type { Progress } from "../report/progress";
import type { Journal } from "../write/journal";

/** What the shop has and a file does not name; nothing of it is removed yet. */
export interface Removals {
  entity: CatalogEntity;
  count: number;
  /** Names of the first. */
  names: readonly string[];
  /** Of products: the categories that keep some, by id or slug. */
  categoriesInUse?: ReadonlySet<string>;
  /** Takes it out of the shop, with the journal; answers how many really went. */
  remove(progress: Progress, journal: Journal | null): Promise<number>;
}

/** Finds the removals of one file, knowing those of the files before it. */
export type FindRemovals = (others: readonly Removals[]) => Promise<Removals>;

/** What each file does not name. Throws FileUnusable for a file that names nothing. Categories come last: they go when no product is left in them. */
export async function findRemovals(
  parts: readonly { entity: CatalogEntity; report: EntityReport; findRemovals: FindRemovals }[],
): Promise<Removals[]> {
  const empty = parts.find(({ report }) => report.rows === 0);
  if (empty) {
    throw new FileUnusable(empty.report.file, "it has no rows: everything would be removed.");
  }
  const removals: Removals[] = [];
  const inOrder = [
    ...parts.filter(({ entity }) => entity !== "categories"),
    ...parts.filter(({ entity }) => entity === "categories"),
  ];
  for (const part of inOrder) removals.push(await part.findRemovals(removals));
  return removals;
}

/** A file's report with what it removes or would remove. */
export function withRemovals(report: EntityReport, removals: readonly Removals[]): EntityReport {
  const own = removals.find(({ entity }) => entity === report.entity);
  return own ? { ...report, removed: own.count, removals: own.names } : report;
}
