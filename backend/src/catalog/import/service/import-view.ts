import type { Import, ImportDetail } from "@eldercare/contracts";
import { importCounts } from "../journal/import-counts";
import type { ImportRecord } from "../journal/import-history";
import type { ImportReport } from "./import-report";

/** An import as `/api` answers it. `lastApplied` is the one that may be taken back. */
export function importView(record: ImportRecord, lastApplied: string | undefined): Import {
  const report = reportOf(record);
  const { options, status } = record;
  return {
    id: record.id,
    kind: record.entity,
    fileName: record.file_name,
    source: record.source,
    status,
    createdBy: record.created_by,
    createdAt: record.created_at.toISOString(),
    appliedAt: record.applied_at?.toISOString() ?? null,
    undoneAt: record.undone_at?.toISOString() ?? null,
    clearBlanks: options.clearBlanks === true,
    createMissing: options.createMissing === true,
    onlyNew: options.onlyNew === true,
    updateOnly: options.updateOnly === true,
    prune: options.prune === true,
    french: options.french === true,
    counts: report?.counts ?? null,
    done: record.done,
    total: record.total,
    problem: record.is_cut_off
      ? "The work was cut off half way. Nothing is half written; it may go on."
      : record.problem,
    canApply:
      record.source !== "command" &&
      (status === "ready" || (status === "applying" && record.is_cut_off)),
    canUndo:
      record.id === lastApplied &&
      (status === "applied" ||
        ((status === "applying" || status === "undoing") && record.is_cut_off)),
    hasRejectedRows: report?.hasRejectedRows ?? false,
  };
}

export function importDetail(record: ImportRecord, lastApplied: string | undefined): ImportDetail {
  // A command's report has numbers only.
  const report = record.source !== "command" ? reportOf(record) : null;
  return {
    ...importView(record, lastApplied),
    errors: report?.errors ?? [],
    differences: report?.differences ?? [],
    creations: report?.creations ?? [],
    removals: report?.removals ?? [],
    warnings: report?.warnings ?? [],
    columns: isOpen(record) ? (report?.columns ?? null) : null,
    kept: report?.kept ?? [],
  };
}

/** Whether another meaning of columns could still change something. */
const isOpen = ({ status }: ImportRecord) => ["checking", "ready", "refused"].includes(status);

function reportOf({ report, status }: ImportRecord): Partial<ImportReport> | null {
  // A file that cannot be used was not counted.
  if (status === "refused") return { columns: (report as Partial<ImportReport> | null)?.columns };
  return report && { ...(report as Partial<ImportReport>), counts: importCounts(report) };
}
