import type { SecurityEventKind } from "@eldercare/contracts";

/**
 * What an event has to tell (decision 104): of a "change" how the thing was and how it is, of a
 * "beginning" how it is, of an "end" how it was; an "act" changes no thing, or one that has a journal
 * or a history of its own. Closed: a new kind of event says here which it is.
 */
type Telling = "change" | "beginning" | "end" | "act";

export const TELLINGS = {
  "sign-in.succeeded": "act",
  "sign-in.failed": "act",
  "sign-in.limited": "act",
  "sign-in.ended": "act",
  "access.refused": "act",
  "access.limited": "act",
  "password.changed": "act",
  "password.reset": "act",
  "password.reset-requested": "act",
  // What was known of somebody is gone, and is not to come back here.
  "account.removed": "act",
  "account.noted": "act",
  "staff.invited": "beginning",
  "staff.joined": "beginning",
  "staff.changed": "change",
  "staff.removed": "end",
  "second-factor.added": "act",
  "second-factor.removed": "act",
  "second-factor.codes-renewed": "act",
  "api-key.created": "beginning",
  "api-key.changed": "change",
  "export.downloaded": "act",
  "order.status-changed": "change",
  "order.changed": "change",
  "order.refunded": "change",
  "order.parcel-changed": "change",
  "order.return-changed": "change",
  "order.taken": "beginning",
  "order.pay-link-changed": "change",
  "order.money-settled": "act",
  "product.created": "beginning",
  "product.changed": "change",
  "product.removed": "end",
  "product.price-changed": "change",
  "product.stock-changed": "change",
  // Its products have events of their own.
  "product.changed-together": "act",
  "product.changed-back": "act",
  "category.created": "beginning",
  "category.changed": "change",
  "category.removed": "end",
  "slide.created": "beginning",
  "slide.changed": "change",
  "slide.removed": "end",
  "post.created": "beginning",
  "post.changed": "change",
  "post.removed": "end",
  "text.changed": "change",
  "message.marked": "change",
  // What was answered stands with the message, and goes with it.
  "message.answered": "act",
  "mail.sent-again": "act",
  "mail.removed": "act",
  "review.judged": "change",
  "review.answered": "change",
  "import.applied": "act",
  "import.undone": "act",
  "opening.confirmed": "change",
  "settings.changed": "change",
  "medusa.changed": "change",
  "trail.trimmed": "act",
} as const satisfies Record<SecurityEventKind, Telling>;

/** Kinds that have to tell this. */
type KindOf<Wanted extends Telling> = {
  [Kind in SecurityEventKind]: (typeof TELLINGS)[Kind] extends Wanted ? Kind : never;
}[SecurityEventKind];

/** Null says that it is not known; what is left out was forgotten. */
type Said = object | null;
type Unsaid = Said | undefined;

/** A kind of event with what it has to tell. */
export type Told =
  | { kind: KindOf<"act">; before?: Unsaid; after?: Unsaid }
  | { kind: KindOf<"act" | "beginning">; before?: Unsaid; after: Said }
  | { kind: KindOf<"act" | "end">; before: Said; after?: Unsaid }
  | { kind: SecurityEventKind; before: Said; after: Said };
