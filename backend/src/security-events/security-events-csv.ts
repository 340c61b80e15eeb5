import type { SecurityEvent } from "@eldercare/contracts";
import { stringify } from "csv-stringify/sync";

const COLUMNS = [
  "Time",
  "Kind",
  "Outcome",
  "Who",
  "Who (kind)",
  "Who (id)",
  "From",
  "What",
  "What (kind)",
  "What (id)",
  "Before",
  "After",
  "Count",
  "Request",
];

/** Events as CSV that every spreadsheet program reads; what it would take for a formula is none. */
export function securityEventsCsv(events: readonly SecurityEvent[]): string {
  const rows = events.map(({ at, kind, outcome, actor, address, subject, ...event }) => [
    at,
    kind,
    outcome,
    actor.label,
    actor.kind,
    actor.id,
    address,
    subject?.label,
    subject?.kind,
    subject?.id,
    event.before && JSON.stringify(event.before),
    event.after && JSON.stringify(event.after),
    event.count,
    event.requestId,
  ]);
  return stringify([COLUMNS, ...rows], {
    bom: true,
    record_delimiter: "windows",
    escape_formulas: true,
  });
}
