import { importCounts } from "./import-counts";
import type { ImportRecord } from "./import-history";

const STATES: Readonly<Record<ImportRecord["status"], string>> = {
  checking: "being checked",
  ready: "checked, not loaded",
  refused: "refused",
  applying: "being loaded",
  applied: "loaded",
  undoing: "taken back in part; undo goes on",
  undone: "taken back",
};

const CUT_OFF = "cut off half way; load the file again, or take it back with undo";

/** The history as a person reads it, newest first. */
export function historyText(imports: readonly ImportRecord[]): string {
  if (imports.length === 0) return "Nothing was loaded yet.\n";
  const lines = imports.map(({ created_at, file_name, status, created_by, is_cut_off, report }) => {
    const when = created_at.toISOString().slice(0, 16).replace("T", " ");
    const state = status === "applying" && is_cut_off ? CUT_OFF : STATES[status];
    const removed = importCounts(report).removed;
    const removals = removed > 0 && status === "applied" ? `, ${removed} removed` : "";
    return `${when}  ${file_name}: ${state}${removals}${created_by ? `, by ${created_by}` : ""}`;
  });
  return `${lines.join("\n")}\n`;
}
