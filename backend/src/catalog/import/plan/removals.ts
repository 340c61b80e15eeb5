import type { CatalogEntity, EntityReport } from "@eldercare/catalog-import";
import type { Spool } from "../read/spool";

/** What the shop has and a file does not name; nothing of it is removed yet. */
export type Removals = ProductRemovals | ListedRemovals;

interface Unnamed {
  count: number;
  /** Names of the first. */
  names: readonly string[];
}

/** Products may be many: their ids wait on disk. */
export interface ProductRemovals extends Unnamed {
  entity: "products";
  ids: Spool<string>;
  /** The categories that keep some, by id or slug. */
  categoriesInUse: ReadonlySet<string>;
}

/** Things of a kind that is few. */
export interface ListedRemovals extends Unnamed {
  entity: Exclude<CatalogEntity, "products">;
  things: readonly UnnamedThing[];
}

export interface UnnamedThing {
  id: string;
  name: string;
  /** As it is, to be kept in the journal. */
  fields: object;
}

/** A file's report with what it removes or would remove. */
export function withRemovals(report: EntityReport, removals: readonly Removals[]): EntityReport {
  const own = removals.find(({ entity }) => entity === report.entity);
  return own ? { ...report, removed: own.count, removals: own.names } : report;
}
