import { z } from "zod";
import { Email, User } from "./accounts.js";

/** People whom the shop knows by an e-mail address, with an account or without one (staff only). */

/** GET /api/people and GET /api/people/export. */
export const PersonQuery = z.object({ email: Email });

/** DELETE /api/people. */
export const ErasePersonBody = z.object({ email: Email });
/** What the form holds while it is filled in. */
export type PersonFormValues = z.input<typeof ErasePersonBody>;

/** What the shop knows of an address, to tell who calls and what an erasure would take. */
export const PersonSummary = z.object({
  email: z.string(),
  /** None of people who only ordered or wrote. */
  account: User.nullable(),
  /** As the account, the messages and the orders name the person. */
  names: z.array(z.string()),
  orders: z.int().nonnegative(),
  messages: z.int().nonnegative(),
  newsletter: z.int().nonnegative(),
  mails: z.int().nonnegative(),
});
export type PersonSummary = z.infer<typeof PersonSummary>;
