import { z } from "zod";

/** A mail that the shop gave up sending. */
export const FailedMail = z.object({
  id: z.string(),
  recipient: z.string(),
  /** What it is about: "Order confirmation". */
  about: z.string(),
  /** When it was promised, in ISO 8601. */
  promisedAt: z.string(),
  /** What the mail server said last. */
  reason: z.string(),
});
export type FailedMail = z.infer<typeof FailedMail>;

/** GET /api/failed-mails (staff only): the newest hundred, and how many there are. */
export const FailedMailListResponse = z.object({
  mails: z.array(FailedMail),
  total: z.int().nonnegative(),
});
export type FailedMailListResponse = z.infer<typeof FailedMailListResponse>;
