import type { AskedColumns, CatalogImportReport } from "@eldercare/catalog-import";
import { IMPORT_LISTED, type ImportCounts, type ImportDetail } from "@eldercare/contracts";
import { importDifference } from "./import-difference";

/** What the history keeps of a check or an import: counts of all, and the first of each list. */
export interface ImportReport
  extends Pick<
    ImportDetail,
    "errors" | "differences" | "columns" | "creations" | "removals" | "warnings" | "kept"
  > {
  counts: ImportCounts;
  hasRejectedRows: boolean;
}

/** Nothing is asked of a file whose columns are all known. */
export function asAsked({ columns, ...asked }: AskedColumns): ImportDetail["columns"] {
  if (columns.length === 0) return null;
  const { header, isRecognised, fields, hasSpecs, hasVariants, missing } = asked;
  return {
    ...{ header, isRecognised, hasSpecs, hasVariants, fields: [...fields] },
    columns: columns.map((column) => ({ ...column, examples: [...column.examples] })),
    missing: missing.map((headings) => [...headings]),
  };
}

export function importReport({
  entities,
  errors,
  warnings,
  columns: [columns],
  rejected,
}: CatalogImportReport): ImportReport {
  const sum = (of: "rows" | "created" | "updated" | "unchanged" | "skipped" | "removed") =>
    entities.reduce((total, entity) => total + entity[of], 0);
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
    differences: entities
      .flatMap(({ changes }) => changes)
      .slice(0, IMPORT_LISTED)
      .map(importDifference),
    creations: entities.flatMap(({ creations }) => creations).slice(0, IMPORT_LISTED),
    removals: entities.flatMap(({ removals }) => removals).slice(0, IMPORT_LISTED),
    warnings: [...warnings],
    columns: columns ? asAsked(columns) : null,
    kept: [],
    hasRejectedRows: rejected.length > 0,
  };
}
