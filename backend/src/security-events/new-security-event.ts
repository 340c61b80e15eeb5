import type { SecurityActor, SecuritySubject } from "@eldercare/contracts";
import { generateEntityId } from "@medusajs/framework/utils";
import type { SecurityEventRow } from "../modules/security-event/service";
import type { EventOrigin } from "./event-origin";
import { redacted, redactedLabel } from "./redacted";
import type { Told } from "./told";

/** Something that happened, as whoever did it tells of it; nothing of it is redacted yet. */
export type NewSecurityEvent = Told & {
  /** Left out: it worked. */
  outcome?: "success" | "failure";
  subject?: SecuritySubject | null | undefined;
  /** Left out: whose request it is. */
  actor?: SecurityActor | undefined;
};

/** What is kept of an event: the one place where it is redacted. */
export function eventRow(
  { kind, outcome = "success", subject, before, after, actor }: NewSecurityEvent,
  origin: EventOrigin,
): SecurityEventRow {
  const who = actor ?? origin.actor;
  return {
    id: generateEntityId(undefined, "sevt"),
    at: new Date(),
    kind,
    outcome,
    actor_kind: who.kind,
    actor_id: who.id && redactedLabel(who.id),
    actor_label: redactedLabel(who.label),
    address: origin.address,
    request_id: origin.requestId && redactedLabel(origin.requestId),
    subject_kind: subject?.kind ?? null,
    subject_id: subject?.id ? redactedLabel(subject.id) : null,
    subject_label: subject ? redactedLabel(subject.label) : null,
    before: redacted(before),
    after: redacted(after),
    count: 1,
  };
}
