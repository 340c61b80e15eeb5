import { z } from "zod";
import { SHOWN_PAGES, TEXT_KEYS } from "./content-texts.js";
import { saleMoment } from "./sale-days.js";

/** What is asked and answered of the shop's texts (decision 103). */

/** GET /api/content: of which page. */
export const ContentQuery = z.object({
  page: z.enum(SHOWN_PAGES, { error: `page must be one of ${SHOWN_PAGES.join(", ")}` }),
});
export type ContentQuery = z.output<typeof ContentQuery>;

export const TextParams = z.object({ key: z.enum(TEXT_KEYS) });
export const TextVersionParams = TextParams.extend({ id: z.string() });

/**
 * A text as somebody wrote it. Drafts have no days; `from` is when it began or begins to be shown,
 * `until` the first moment without it, null for no end. Times are ISO 8601.
 */
export const TextVersion = z.object({
  id: z.string(),
  value: z.unknown(),
  /** It is the text that the shop came with. */
  isOriginal: z.boolean(),
  isDraft: z.boolean(),
  from: z.string().nullable(),
  until: z.string().nullable(),
  /** Who wrote it, as they were called then. */
  by: z.string(),
  at: z.string(),
});
export type TextVersion = z.infer<typeof TextVersion>;

/** A text as staff see it. */
export const StaffText = z.object({
  key: z.enum(TEXT_KEYS),
  /** What shoppers see now. */
  value: z.unknown(),
  isOriginal: z.boolean(),
  /** The version that is shown; null for the original. */
  shown: TextVersion.nullable(),
  draft: TextVersion.nullable(),
  /** What is to be shown later, soonest first. */
  planned: z.array(TextVersion),
  /**
   * What stands in the place of its words in braces now, by name; of mails, which are about somebody,
   * made-up ones. A list has no parts of mails.
   */
  values: z.record(z.string(), z.string()),
});
export type StaffText = z.infer<typeof StaffText>;

/** GET /api/content-texts (staff only): every text, in the order of the pages. */
export const StaffTextList = z.object({ texts: z.array(StaffText) });
export type StaffTextList = z.infer<typeof StaffTextList>;

/** At most so many versions of a text are answered, the newest. */
export const MOST_TEXT_VERSIONS = 50;

/** GET /api/content-texts/{key}: the text, and what was published before, the newest first. */
export const StaffTextHistory = StaffText.extend({ versions: z.array(TextVersion) });
export type StaffTextHistory = z.infer<typeof StaffTextHistory>;

const DAY = "Please give a day, like 2026-12-24, or a day and a time, like 2026-12-24 15:00";

/** Days are whole days of the shop's place: what is shown until a day is shown on that day. */
const moment = (edge: "start" | "end") =>
  z.string({ error: DAY }).transform((value, context) => {
    if (value.trim() === "") return null;
    const found = saleMoment(value.trim(), edge);
    if (found) return found;
    context.addIssue({ code: "custom", message: DAY });
    return z.NEVER;
  });

/**
 * PUT /api/content-texts/{key} (staff only); answers the {@link StaffTextHistory}. `value` is checked by
 * the text's kind. A draft is for staff alone. `from` and `until` are of what is published: left out or
 * empty it is shown at once, and without an end. `expected` is the value that the form began with
 * (decision 094).
 */
export const TextBody = z
  .object({
    value: z.unknown(),
    isDraft: z.boolean(),
    from: moment("start").nullable().default(null),
    until: moment("end").nullable().default(null),
    expected: z.object({ value: z.unknown() }).optional(),
  })
  .refine(({ from, until }) => !from || !until || from < until, {
    path: ["until"],
    message: "It would end before it begins",
  });
/**
 * GET /api/content-texts/{key}/preview (staff only): where the page of a text is looked at with all
 * drafts in their places, by whoever has the address, and until when. Of a mail: 404.
 */
export const TextPreview = z.object({ path: z.string(), until: z.string() });
export type TextPreview = z.infer<typeof TextPreview>;

/**
 * POST /api/content-texts/{key}/test (staff only): sends a mail with these words and made-up data to
 * whoever asks. Of a text that is no mail: 404.
 */
export const TextTestBody = z.object({ value: z.unknown() });
export type TextTestBody = z.output<typeof TextTestBody>;
export type TextInput = z.input<typeof TextBody>;
export type TextBody = z.output<typeof TextBody>;
