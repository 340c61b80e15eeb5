import { isIP } from "node:net";
import type { SecurityEventGroup, SecurityEventKind } from "@eldercare/contracts";
import type { SecurityEventRow } from "../modules/security-event/service";

/** Version of the Elastic Common Schema whose names of fields are used. */
const ECS_VERSION = "8.17.0";

/** `event.category` of the schema, by what a kind is about. */
const CATEGORY: Readonly<Record<SecurityEventGroup, string>> = {
  "sign-in": "authentication",
  access: "web",
  password: "iam",
  account: "iam",
  staff: "iam",
  "second-factor": "iam",
  "api-key": "iam",
  export: "file",
  order: "database",
  product: "database",
  category: "database",
  slide: "database",
  post: "database",
  text: "database",
  message: "database",
  mail: "email",
  review: "database",
  import: "database",
  opening: "configuration",
  settings: "configuration",
  medusa: "configuration",
  trail: "configuration",
};

/** `event.type`, by the word after the dot; everything else is a change. */
const TYPE: Readonly<Record<string, string>> = {
  succeeded: "start",
  failed: "start",
  limited: "denied",
  refused: "denied",
  ended: "end",
  created: "creation",
  invited: "creation",
  joined: "creation",
  added: "creation",
  removed: "deletion",
  trimmed: "deletion",
  downloaded: "access",
};

/** One event as one line of JSON, for a SIEM; no sign in it can end the line. */
export function ecsLine(row: SecurityEventRow): string {
  const [group = "", word = ""] = row.kind.split(".");
  return JSON.stringify({
    "@timestamp": new Date(row.at).toISOString(),
    "ecs.version": ECS_VERSION,
    event: {
      id: row.id,
      kind: "event",
      dataset: "birchwell.security",
      action: row.kind satisfies string as SecurityEventKind,
      category: [CATEGORY[group as SecurityEventGroup]],
      type: [TYPE[word] ?? "change"],
      outcome: row.outcome,
    },
    user: { ...named(row.actor_id, row.actor_label), roles: [row.actor_kind] },
    ...(row.address && {
      source: { address: row.address, ...(isIP(row.address) && { ip: row.address }) },
    }),
    ...(row.request_id && { http: { request: { id: row.request_id } } }),
    birchwell: {
      ...(row.subject_kind && {
        subject: { kind: row.subject_kind, ...named(row.subject_id, row.subject_label ?? "") },
      }),
      ...(row.before && { before: row.before }),
      ...(row.after && { after: row.after }),
      count: row.count,
    },
  });
}

const named = (id: string | null, name: string) => ({ ...(id && { id }), name });
