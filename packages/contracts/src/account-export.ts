import { z } from "zod";
import { User } from "./accounts.js";
import { Order } from "./orders.js";

/** GET /api/account/export: everything the shop keeps about a person, as a file to download. */
export const AccountExport = z.object({
  exportedAt: z.string(),
  account: User,
  addresses: z.array(z.record(z.string(), z.string())),
  /** Whole orders, with where they went. */
  orders: z.array(Order),
  /** What was written through the contact form under the account's address. */
  messages: z.array(z.object({ createdAt: z.string(), subject: z.string(), message: z.string() })),
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
});
export type AccountExport = z.infer<typeof AccountExport>;
