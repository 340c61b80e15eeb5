import { z } from "zod";
import { User } from "./accounts.js";
import { Order } from "./orders.js";
import { WishlistItem } from "./wishlist.js";

/** GET /api/account/export and GET /api/people/export: everything the shop keeps about a person, as a file to download. */
export const AccountExport = z.object({
  exportedAt: z.string(),
  /** Empty of somebody who ordered by phone and gave none. */
  email: z.string(),
  /** None of people without an account. */
  account: User.nullable(),
  addresses: z.array(z.record(z.string(), z.string())),
  /** Whole orders, with where they went. */
  orders: z.array(Order),
  /** What is in the account's cart. */
  cart: z.array(z.object({ name: z.string(), qty: z.int() })),
  /** What was saved for later in the account. */
  wishlist: z.array(WishlistItem),
  /** Payments that were begun, in cents, with their ids at the card provider. */
  payments: z.array(
    z.object({
      createdAt: z.string(),
      amountCAD: z.int(),
      state: z.string(),
      stripeId: z.string(),
    }),
  ),
  /** What was written through the contact form under the account's address. */
  messages: z.array(
    z.object({
      createdAt: z.string(),
      name: z.string(),
      phone: z.string(),
      subject: z.string(),
      message: z.string(),
      handledAt: z.string().nullable(),
      replies: z.array(z.object({ at: z.string(), text: z.string() })),
    }),
  ),
  /** What was written of products, whatever became of it. */
  reviews: z.array(
    z.object({
      writtenAt: z.string(),
      productId: z.string(),
      name: z.string(),
      stars: z.int(),
      text: z.string(),
      state: z.string(),
      reason: z.string().nullable(),
    }),
  ),
  /** What staff noted about the person. */
  notes: z.array(z.object({ at: z.string(), text: z.string() })),
  /** Sign-ups to the newsletter and their records of consent. */
  newsletter: z.array(
    z.object({
      status: z.string(),
      consent: z.string(),
      source: z.string(),
      createdAt: z.string(),
      confirmedAt: z.string().nullable(),
      unsubscribedAt: z.string().nullable(),
    }),
  ),
  /** What is sold out and was asked to be told of. */
  stockAlerts: z.array(
    z.object({
      askedAt: z.string(),
      productId: z.string(),
      variantId: z.string().nullable(),
      consent: z.string(),
    }),
  ),
  /** Mails of the last 30 days: their kind, not their text, which is not kept. */
  mails: z.array(
    z.object({
      about: z.string(),
      status: z.string(),
      createdAt: z.string(),
      sentAt: z.string().nullable(),
    }),
  ),
  /** Where the person is signed in now; known devices keep that in a cookie of their own. */
  signIns: z.array(z.object({ signedInAt: z.string().nullable() })),
});
export type AccountExport = z.infer<typeof AccountExport>;
