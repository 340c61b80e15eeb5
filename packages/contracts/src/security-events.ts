import { z } from "zod";
import { MAX_LIST_LIMIT } from "./constants.js";
import { queryDay, queryInteger, queryText } from "./query-values.js";
import { MAX_SEARCH_LENGTH } from "./text-limits.js";

/** The trail of security events: who did what, when, from where (decision 035). */

/** Everything that is recorded: what it is about, a dot, what happened. Closed: nothing else is. */
export const SECURITY_EVENT_KINDS = [
  "sign-in.succeeded",
  "sign-in.failed",
  "sign-in.limited",
  "sign-in.ended",
  "access.refused",
  "access.limited",
  "password.changed",
  "password.reset",
  "password.reset-requested",
  "account.removed",
  "account.noted",
  "staff.invited",
  "staff.joined",
  "staff.changed",
  "staff.removed",
  "second-factor.added",
  "second-factor.removed",
  "second-factor.codes-renewed",
  "api-key.created",
  "api-key.changed",
  "export.downloaded",
  "order.status-changed",
  "order.changed",
  "order.refunded",
  "order.money-settled",
  "order.parcel-changed",
  "order.return-changed",
  "order.taken",
  "order.pay-link-changed",
  "product.created",
  "product.changed",
  "product.removed",
  "product.price-changed",
  "product.stock-changed",
  "product.changed-together",
  "product.changed-back",
  "category.created",
  "category.changed",
  "category.removed",
  "slide.created",
  "slide.changed",
  "slide.removed",
  "post.created",
  "post.changed",
  "post.removed",
  "text.changed",
  "message.marked",
  "message.answered",
  "mail.sent-again",
  "mail.removed",
  "review.judged",
  "review.answered",
  "import.applied",
  "import.undone",
  "opening.confirmed",
  "settings.changed",
  "medusa.changed",
  "trail.trimmed",
] as const;
export const SecurityEventKind = z.enum(SECURITY_EVENT_KINDS);
export type SecurityEventKind = z.infer<typeof SecurityEventKind>;

/** What kinds are about: the word before the dot. */
export type SecurityEventGroup = SecurityEventKind extends infer Kind
  ? Kind extends `${infer Group}.${string}`
    ? Group
    : never
  : never;

/** The groups of the kinds, in their order. */
export const SECURITY_EVENT_GROUPS = [
  ...new Set(SECURITY_EVENT_KINDS.map((kind) => kind.split(".")[0])),
] as [SecurityEventGroup, ...SecurityEventGroup[]];

/** Who did it: somebody signed out, a customer, staff, a secret API key of Medusa, or the shop itself. */
export const SECURITY_ACTOR_KINDS = ["visitor", "customer", "staff", "key", "system"] as const;
export const SecurityActorKind = z.enum(SECURITY_ACTOR_KINDS);
export type SecurityActorKind = z.infer<typeof SecurityActorKind>;

const Actor = z.object({
  kind: SecurityActorKind,
  id: z.string().nullable(),
  /** What they were called then: staff by name and address, customers by a masked address. */
  label: z.string(),
});
export type SecurityActor = z.infer<typeof Actor>;

/** What it was done to: "product", "order", "staff" …, and what it was called then. */
const Subject = z.object({ kind: z.string(), id: z.string().nullable(), label: z.string() });
export type SecuritySubject = z.infer<typeof Subject>;

/** A few values, redacted: no passwords, tokens, card numbers or addresses of people. Prices in cents. */
const Values = z.record(z.string(), z.unknown());
export type SecurityEventValues = z.infer<typeof Values>;

export const SecurityEvent = z.object({
  id: z.string(),
  /** ISO 8601. */
  at: z.string(),
  kind: SecurityEventKind,
  outcome: z.enum(["success", "failure"]),
  actor: Actor,
  /** The client's IP address; null for what the shop did by itself. */
  address: z.string().nullable(),
  /** The same for all that one request did. */
  requestId: z.string().nullable(),
  subject: Subject.nullable(),
  before: Values.nullable(),
  after: Values.nullable(),
  /** How often it happened within a minute: refusals of the same kind are counted together. */
  count: z.int().positive(),
});
export type SecurityEvent = z.infer<typeof SecurityEvent>;

/**
 * GET /api/security-events (staff only), newest first. `person` is an id, part of a name or an
 * address, of who did it or whom it was done to; `subject` an id or part of a name of the thing,
 * `subjectId` its id alone, `subjectKind` what it is; `kind` a kind or a group of them. `from` and `to` are days of the shop's
 * time zone, both included.
 */
export const SecurityEventListQuery = z
  .object({
    person: queryText("person", MAX_SEARCH_LENGTH),
    subject: queryText("subject", MAX_SEARCH_LENGTH),
    subjectId: queryText("subjectId", 200),
    subjectKind: queryText("subjectKind", 50),
    kind: z.enum([...SECURITY_EVENT_GROUPS, ...SECURITY_EVENT_KINDS]),
    from: queryDay("from"),
    to: queryDay("to"),
    limit: queryInteger("limit", 1, MAX_LIST_LIMIT),
    offset: queryInteger("offset", 0, 1_000_000),
  })
  .partial();
export type SecurityEventListQuery = z.output<typeof SecurityEventListQuery>;

export const SecurityEventListResponse = z.object({
  events: z.array(SecurityEvent),
  total: z.int().nonnegative(),
});
export type SecurityEventListResponse = z.infer<typeof SecurityEventListResponse>;

export const SECURITY_EVENTS_PAGE_SIZE = 50;
/** GET /api/security-events/export answers at most so many, the newest. */
export const SECURITY_EVENTS_EXPORTED = 50_000;
