import type { ImportCounts } from "@eldercare/contracts";
import type { ImportRecord } from "./import-history";

const NONE: ImportCounts = {
  rows: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  skipped: 0,
  removed: 0,
  rejected: 0,
};

/** What an import did or would do, in numbers; those of a command's files are added up. */
export function importCounts(report: ImportRecord["report"]): ImportCounts {
  const { counts, entities, errors } = (report ?? {}) as {
    counts?: Partial<ImportCounts>;
    entities?: Partial<ImportCounts>[];
    errors?: unknown;
  };
  if (!entities) return { ...NONE, ...counts };
  const sum = { ...NONE, rejected: Number(errors ?? 0) };
  for (const entity of entities) {
    for (const key of ["rows", "created", "updated", "unchanged", "skipped", "removed"] as const) {
      sum[key] += entity[key] ?? 0;
    }
  }
  return sum;
}
