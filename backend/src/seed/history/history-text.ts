import type { ImportRecord } from "./import-history";

const STATES: Readonly<Record<ImportRecord["status"], string>> = {
  checking: "being checked",
  ready: "checked, not loaded",
  refused: "refused",
  applying: "cut off half way; load the file again, or take it back with undo",
  applied: "loaded",
  undoing: "taken back in part; undo goes on",
  undone: "taken back",
};

/** The history as a person reads it, newest first. */
export function historyText(imports: readonly ImportRecord[]): string {
  if (imports.length === 0) return "Nothing was loaded yet.\n";
  const lines = imports.map(
    ({ created_at, file_name, status, created_by }) =>
      `${created_at.toISOString().slice(0, 16).replace("T", " ")}  ${file_name}: ${STATES[status]}${created_by ? `, by ${created_by}` : ""}`,
  );
  return `${lines.join("\n")}\n`;
}
