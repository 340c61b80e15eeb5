import { IMPORT_LISTED, type ImportCounts, type ImportDetail } from "@eldercare/contracts";
import { changeText } from "../report/change-text";
import type { SeedReport } from "../report/import-report";

/** What the history keeps of a check or an import: counts of all, and the first of each list. */
export interface ImportReport
  extends Pick<
    ImportDetail,
    "errors" | "differences" | "creations" | "removals" | "warnings" | "kept"
  > {
  counts: ImportCounts;
  hasRejectedRows: boolean;
}

export function importReport({ nouns, errors, warnings, rejected }: SeedReport): ImportReport {
  const sum = (of: "rows" | "created" | "updated" | "unchanged" | "skipped" | "removed") =>
    nouns.reduce((total, noun) => total + noun[of], 0);
  return {
    counts: {
      rows: sum("rows"),
      created: sum("created"),
      updated: sum("updated"),
      unchanged: sum("unchanged"),
      skipped: sum("skipped"),
      removed: sum("removed"),
      rejected: new Set(errors.map(({ file, row }) => `${file}:${row}`)).size,
    },
    errors: errors.slice(0, IMPORT_LISTED).map(({ file: _file, ...error }) => error),
    differences: nouns
      .flatMap(({ changes }) => changes)
      .slice(0, IMPORT_LISTED)
      .map(({ name, changes }) => ({ name, changes: changes.map(changeText) })),
    creations: nouns.flatMap(({ creations }) => creations).slice(0, IMPORT_LISTED),
    removals: nouns.flatMap(({ removals }) => removals).slice(0, IMPORT_LISTED),
    warnings: [...warnings],
    kept: [],
    hasRejectedRows: rejected.length > 0,
  };
}
