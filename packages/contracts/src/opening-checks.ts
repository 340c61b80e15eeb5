import { z } from "zod";

/** What a shop that began as a demo needs before it opens, in the order of the screen. */
export const OPENING_CHECKS = [
  "address",
  "logins",
  "payments",
  "mail",
  "taxes",
  "delivery",
  "ratings",
  "topics",
  "contact",
  "texts",
  "claims",
] as const;
export const OpeningCheckName = z.enum(OPENING_CHECKS);
export type OpeningCheckName = z.infer<typeof OpeningCheckName>;

/** What no program can judge: somebody of the staff looks, and says so. */
export const JUDGED_OPENING_CHECKS = ["delivery", "claims"] as const satisfies OpeningCheckName[];
export const JudgedOpeningCheckName = z.enum(JUDGED_OPENING_CHECKS);
export type JudgedOpeningCheckName = z.infer<typeof JudgedOpeningCheckName>;

export const OpeningCheck = z.object({
  name: OpeningCheckName,
  isDone: z.boolean(),
  /** What the shop found, in a sentence. */
  finding: z.string(),
  /** Who of the staff said that it is so, and when (ISO 8601); null for what the shop sees itself. */
  confirmed: z.object({ by: z.string(), at: z.string() }).nullable(),
});
export type OpeningCheck = z.infer<typeof OpeningCheck>;

/** GET /api/opening-checks (staff only): all of them, in their order. */
export const OpeningCheckListResponse = z.object({ checks: z.array(OpeningCheck) });
export type OpeningCheckListResponse = z.infer<typeof OpeningCheckListResponse>;

/** PUT /api/opening-checks/{name} (staff only). */
export const OpeningCheckParams = z.object({ name: JudgedOpeningCheckName });
export const OpeningCheckChangesBody = z.strictObject({ isConfirmed: z.boolean() });
