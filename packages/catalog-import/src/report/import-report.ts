import type { CatalogEntity } from "../fields/entity.js";
import type { FieldChange, Plan } from "../plan/plan.js";
import type { AskedColumns } from "../rows/asked-columns.js";
import type { RowError } from "../rows/row-error.js";

/** What became, or would become, of one file. */
export interface EntityReport {
  entity: CatalogEntity;
  file: string;
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Rows left alone by `onlyNew` or `updateOnly`. */
  skipped: number;
  /** What `prune` removed or would remove: how many, and the names of the first. */
  removed: number;
  removals: readonly string[];
  /** Names of new things, and what changes in others; for the dry run. */
  creations: readonly string[];
  changes: readonly { name: string; changes: readonly FieldChange[] }[];
}

/** The outcome of one run; `--json` prints it as it is. */
export interface CatalogImportReport {
  dryRun: boolean;
  /** Whether it was to remove what the files do not name. */
  prunes: boolean;
  /** False when errors or a no kept everything from being written, and in a dry run. */
  written: boolean;
  entities: readonly EntityReport[];
  errors: readonly RowError[];
  warnings: readonly string[];
  /** What a person may say of the columns of each file. */
  columns: readonly ({ file: string } & AskedColumns)[];
  /** Files of the rows that were not taken. */
  rejected: readonly string[];
  seconds: number;
}

/** The counts of a plan. */
export function entityReport(
  entity: CatalogEntity,
  { file, rowCount }: { file: string; rowCount: number },
  { create, update, unchanged, skipped }: Plan<unknown, unknown>,
): EntityReport {
  return {
    entity,
    file,
    rows: rowCount,
    created: create.length,
    updated: update.length,
    unchanged: unchanged.length,
    skipped: skipped.length,
    removed: 0,
    removals: [],
    creations: create.map(({ name }) => name),
    changes: update.map(({ name, changes }) => ({ name, changes })),
  };
}
