import type { SecurityEvent } from "@eldercare/contracts";
import type { SecurityEventRow } from "../modules/security-event/service";

/** An event of the contract from the module's row. */
export function securityEventFromStored(row: SecurityEventRow): SecurityEvent {
  return {
    id: row.id,
    at: new Date(row.at).toISOString(),
    kind: row.kind as SecurityEvent["kind"],
    outcome: row.outcome,
    actor: {
      kind: row.actor_kind as SecurityEvent["actor"]["kind"],
      id: row.actor_id,
      label: row.actor_label,
    },
    address: row.address,
    requestId: row.request_id,
    subject: row.subject_kind
      ? { kind: row.subject_kind, id: row.subject_id, label: row.subject_label ?? "" }
      : null,
    before: row.before,
    after: row.after,
    count: row.count,
  };
}
