import {
  formatCents,
  type SecurityEvent,
  type SecurityEventKind,
  type SecurityEventValues,
} from "@eldercare/contracts";
import { fieldLabel } from "./field-words";

type Predicate = string | ((event: SecurityEvent) => string);

/** What follows the name of whoever did it. */
const PREDICATES: Readonly<Record<SecurityEventKind, Predicate>> = {
  "sign-in.succeeded": ({ after }) => `signed in at ${door(after)}`,
  "sign-in.failed": (event) =>
    `could not sign in as ${thing(event)}: wrong ${text(event.after?.problem) || "password"}`,
  "sign-in.limited": (event) => `tried to sign in as ${thing(event)} too often`,
  "sign-in.ended": "signed out",
  "access.refused": (event) => `was refused ${thing(event)}`,
  "access.limited": (event) => `asked for ${thing(event)} too often`,
  "password.changed": "changed their own password",
  "password.reset": (event) => `set a new password for ${thing(event)}`,
  "password.reset-requested": (event) => `asked for a new password for ${thing(event)}`,
  "account.removed": (event) => `erased the account and data of ${thing(event)}`,
  "account.noted": ({ after }) =>
    after?.added ? "noted something about a customer" : "removed a note about a customer",
  "staff.invited": (event) => `invited ${thing(event)} to the staff`,
  "staff.joined": "accepted an invitation to the staff",
  "staff.changed": (event) => `changed the staff account of ${thing(event)}`,
  "staff.removed": (event) => `removed ${thing(event)} from the staff`,
  "second-factor.added": "set up two-step sign-in",
  "second-factor.removed": "took two-step sign-in off",
  "second-factor.codes-renewed": "made new recovery codes",
  "api-key.created": (event) => `made the API key ${thing(event)}`,
  "api-key.changed": (event) => `changed or revoked the API key ${thing(event)}`,
  "export.downloaded": (event) => `exported ${thing(event)}`,
  "order.status-changed": (event) =>
    `set ${thing(event)}${fromTo(event, "status", (value) => text(value))}`,
  "order.changed": (event) => `changed ${thing(event)}. ${text(event.after?.note)}`.trim(),
  "order.parcel-changed": (event) =>
    `packed or sent ${thing(event)}. ${text(event.after?.note)}`.trim(),
  "order.return-changed": (event) =>
    `changed a return of ${thing(event)}. ${text(event.after?.note)}`.trim(),
  "order.taken": (event) => `took ${thing(event)} for a customer`,
  "order.pay-link-changed": (event) =>
    `changed the pay link of ${thing(event)}. ${text(event.after?.note)}`.trim(),
  "order.money-settled": (event) =>
    `said that the money of ${thing(event)} is settled. ${text(event.after?.note)}`.trim(),
  "order.refunded": (event) => `refunded ${thing(event)}. ${text(event.after?.note)}`.trim(),
  "product.created": (event) => `added ${thing(event)}`,
  "product.changed": (event) => `changed ${fieldsOf(event)} of ${thing(event)}`,
  "product.removed": (event) => `removed ${thing(event)}`,
  "product.price-changed": (event) => `changed the price of ${thing(event)}${price(event)}`,
  "product.stock-changed": (event) =>
    `changed the stock on hand of ${thing(event)}${fromTo(event, "onHand", (value) => text(value))}`,
  "category.created": (event) => `added the category ${thing(event)}`,
  "category.changed": (event) => `changed ${fieldsOf(event)} of the category ${thing(event)}`,
  "category.removed": (event) => `removed the category ${thing(event)}`,
  "slide.created": (event) => `added the slide ${thing(event)}`,
  "slide.changed": (event) => `changed ${fieldsOf(event)} of the slide ${thing(event)}`,
  "slide.removed": (event) => `removed the slide ${thing(event)}`,
  "post.created": (event) => `added the care guide ${thing(event)}`,
  "post.changed": (event) => `changed ${fieldsOf(event)} of the care guide ${thing(event)}`,
  "post.removed": (event) => `removed the care guide ${thing(event)}`,
  "text.changed": (event) => `${text(event.after?.did) || "changed"} the text ${thing(event)}`,
  "message.answered": "answered a message",
  "message.marked": ({ after }) => `marked a message as ${after?.handled ? "handled" : "open"}`,
  "mail.sent-again": (event) => `sent an email again that had failed: ${thing(event)}`,
  "mail.removed": (event) => `gave up an email that had failed: ${thing(event)}`,
  "review.judged": ({ after }) =>
    after?.state === "published" ? "published a review" : "refused a review",
  "review.answered": ({ after }) =>
    after?.isAnswered ? "answered a review" : "removed the answer to a review",
  "import.applied": (event) =>
    event.outcome === "success"
      ? `imported ${thing(event)}: ${counts(event.after)}`
      : `imported ${thing(event)}, which broke off`,
  "product.changed-together": (event) =>
    `changed ${text(event.after?.updated) || 0} products together: ${thing(event)}`,
  "product.changed-back": (event) => `took a change of several products back: ${thing(event)}`,
  "import.undone": (event) => `took the import of ${thing(event)} back`,
  "opening.confirmed": (event) =>
    `${event.after?.isConfirmed ? "said" : "no longer says"} that this is ready to open: ${thing(event)}`,
  "settings.changed": (event) => {
    const [only, ...others] = Object.values(event.after ?? {});
    if (typeof only !== "boolean" || others.length > 0) return `changed ${thing(event)}`;
    return `turned ${thing(event)} ${only ? "on" : "off"}`;
  },
  "medusa.changed": (event) =>
    `changed ${event.subject?.kind ?? "something"} ${thing(event)} in Medusa Admin`,
  "trail.trimmed": ({ after }) => `removed ${text(after?.removed)} events older than a year`,
};

/** What happened, as a sentence: "Anna Roy changed the price of Walker from $12.00 to $10.00." */
export function eventSentence(event: SecurityEvent): string {
  const predicate = PREDICATES[event.kind];
  const said = typeof predicate === "string" ? predicate : predicate(event);
  const sentence = `${personName(event.actor.label)} ${said}`;
  const times = event.count > 1 ? ` (${event.count} times more within a minute)` : "";
  return `${sentence.replace(/\.$/, "")}${times}.`;
}

/** "Anna Roy" of "Anna Roy <anna@example.ca>". */
export const personName = (label: string): string => label.replace(/ <[^>]*>$/, "");

const thing = ({ subject }: SecurityEvent) => personName(subject?.label ?? "") || "something";

const text = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

const door = (after: SecurityEventValues | null) =>
  after?.door === "shop" ? "the shop" : text(after?.door) || "the shop";

function fromTo(
  { before, after }: SecurityEvent,
  field: string,
  shown: (value: unknown) => string,
): string {
  const [old, now] = [before?.[field], after?.[field]].map((value) => shown(value ?? ""));
  return old && now ? ` from ${old} to ${now}` : "";
}

function price(event: SecurityEvent): string {
  const cents = (value: unknown) => (typeof value === "number" ? formatCents(value) : "");
  return fromTo(event, "price", cents) || fromTo(event, "originalPrice", cents);
}

/** "Name and Description". */
function fieldsOf({ after }: SecurityEvent): string {
  const names = Object.keys(after ?? {}).filter((name) => name !== "method" && name !== "path");
  if (names.length === 0) return "details";
  return new Intl.ListFormat("en-CA").format(names.map(fieldLabel));
}

function counts(after: SecurityEventValues | null): string {
  const parts = ["created", "updated", "removed"].map(
    (name) => `${text(after?.[name]) || 0} ${name}`,
  );
  return parts.join(", ");
}
