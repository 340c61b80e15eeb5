import { z } from "zod";
import { User } from "./accounts.js";
import { Email } from "./email.js";
import { SubscriberStatus } from "./messages.js";
import { OrderStatus } from "./order-status.js";
import { MAX_PERSON_NOTE_LENGTH, MAX_SEARCH_LENGTH } from "./text-limits.js";
import { requiredLine, requiredText } from "./texts.js";

/**
 * People whom the shop knows by an email address, with an account or without one, and those who
 * ordered by phone and gave none: each a name at a phone number (staff only).
 */

const KNOWN_BY = { email: Email.optional(), order: z.string().max(100).optional() };
interface KnownBy {
  email?: string | undefined;
  order?: string | undefined;
}
const isKnownByOne = ({ email, order }: KnownBy) => (email === undefined) === (order !== undefined);
const ONE_OF_THEM = {
  error: "Please give an email address or an order, not both",
  path: ["email"],
};

/** GET /api/people, its details and its export: an address, or an order of somebody who gave none. */
export const KnownPersonQuery = z.object(KNOWN_BY).refine(isKnownByOne, ONE_OF_THEM);
export type KnownPersonQuery = z.output<typeof KnownPersonQuery>;

/** DELETE /api/people. */
export const ErasePersonBody = KnownPersonQuery;
/** What the form holds while it is filled in. */
export type PersonFormValues = z.input<typeof ErasePersonBody>;

/** What the shop knows of an address, to tell who calls and what an erasure would take. */
export const PersonSummary = z.object({
  /** Empty of somebody who gave none. */
  email: z.string(),
  /** None of people who only ordered or wrote. */
  account: User.nullable(),
  /** As the account, the messages and the orders name the person. */
  names: z.array(z.string()),
  orders: z.int().nonnegative(),
  messages: z.int().nonnegative(),
  reviews: z.int().nonnegative(),
  /** What staff noted. */
  notes: z.int().nonnegative(),
  newsletter: z.int().nonnegative(),
  /** What of the sold-out products the person waits for. */
  stockAlerts: z.int().nonnegative(),
  mails: z.int().nonnegative(),
});
export type PersonSummary = z.infer<typeof PersonSummary>;

/** What staff noted about a person; `by` is the address of who did. */
export const PersonNote = z.object({
  id: z.string(),
  at: z.string(),
  by: z.string(),
  text: z.string(),
});
export type PersonNote = z.infer<typeof PersonNote>;

/** GET /api/people/without-email: beginnings of the name, or the phone number in any spelling. */
export const PeopleWithoutEmailQuery = z.object({
  search: requiredLine("Please write a name or a phone number", MAX_SEARCH_LENGTH),
});

/**
 * Those who ordered by phone without an email address, whoever ordered last first; `isMore` where
 * more orders were found than are looked through. `order` is the newest of each.
 */
export const PeopleWithoutEmail = z.object({
  people: z.array(
    z.object({
      order: z.string(),
      name: z.string(),
      phone: z.string(),
      city: z.string(),
      orders: z.int().positive(),
      lastOrderAt: z.string(),
    }),
  ),
  isMore: z.boolean(),
});
export type PeopleWithoutEmail = z.infer<typeof PeopleWithoutEmail>;

const listed = <Item extends z.ZodType>(item: Item) =>
  z.object({ total: z.int().nonnegative(), newest: z.array(item) });

/**
 * GET /api/people/details (staff only): a customer as staff talk to one, with an account or without,
 * or who ordered without an address.
 * Of orders and messages the newest 20, and how many there are. Cents; times are ISO 8601.
 */
export const PersonDetails = z.object({
  /** Empty of somebody who gave none. */
  email: z.string(),
  /** None of people who only ordered or wrote. */
  account: User.nullable(),
  names: z.array(z.string()),
  /** What paid and fulfilled orders brought, less what was paid back. */
  spentCAD: z.int(),
  orders: listed(
    z.object({
      id: z.string(),
      number: z.int(),
      createdAt: z.string(),
      status: OrderStatus,
      amountCAD: z.int(),
      /** What of it was paid back, where the shop still has the rest. */
      partBackCAD: z.int().nonnegative(),
    }),
  ),
  messages: listed(z.object({ createdAt: z.string(), subject: z.string(), handled: z.boolean() })),
  /** Each as lines to read, those of orders too, every one once. */
  addresses: z.array(z.array(z.string())),
  /** Of the newest sign-up; null for nobody who signed up. `since` is when it came to that. */
  newsletter: z.object({ status: SubscriberStatus, since: z.string() }).nullable(),
  reviews: z.int().nonnegative(),
  /** Newest first. */
  notes: z.array(PersonNote),
});
export type PersonDetails = z.infer<typeof PersonDetails>;

/**
 * POST /api/people/notes (staff only): `id` is made by the form, so that a note is kept once. About
 * the person of an address, or of an order whose buyer gave none.
 */
export const PersonNoteBody = z
  .object({
    id: z.uuid(),
    ...KNOWN_BY,
    text: requiredText("Please write the note", MAX_PERSON_NOTE_LENGTH),
  })
  .refine(isKnownByOne, ONE_OF_THEM);
export type PersonNoteBody = z.output<typeof PersonNoteBody>;
