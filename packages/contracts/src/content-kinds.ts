import { z } from "zod";
import { ArticleProblem, articleSections, questionGroups } from "./article.js";
import { Email } from "./email.js";
import { HOME_BLOCKS, type HomeBlock } from "./home-words.js";
import {
  MailWords,
  mailWordsProblems,
  missingProblem,
  type Placeholders,
  unknownProblem,
} from "./mail-words.js";
import { placeholdersIn } from "./placeholders.js";
import { normalPostalCode } from "./postal-code.js";
import { PROVINCE_CODES } from "./provinces.js";
import { Phone } from "./shipping.js";
import { MAX_CITY_LENGTH, MAX_STREET_LENGTH } from "./text-limits.js";
import { requiredLine, requiredText } from "./texts.js";

/** What kinds of texts of the shop its staff edit, and what each may hold (decision 103). */

export const WEEKDAYS = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const TIME = "Please give a time of the day, like 09:00";
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, TIME);

const OpeningHours = z
  .object({
    from: z.enum(WEEKDAYS, { error: "Please choose a day" }),
    to: z.enum(WEEKDAYS, { error: "Please choose a day" }),
    opens: time,
    closes: time,
  })
  .refine(({ from, to }) => WEEKDAYS.indexOf(from) <= WEEKDAYS.indexOf(to), {
    path: ["to"],
    message: "The last day cannot come before the first one of the week",
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ["closes"],
    message: "Please close later than you open",
  });

/** Days of the week, both included, on which the shop is open at the same time of day. */
export type OpeningHours = z.infer<typeof OpeningHours>;

/** The days that hours are about. */
export const weekdaysOf = ({ from, to }: Pick<OpeningHours, "from" | "to">): readonly Weekday[] =>
  WEEKDAYS.slice(WEEKDAYS.indexOf(from), WEEKDAYS.indexOf(to) + 1);

/** "Mon-Fri" and "9:00 AM-6:00 PM". */
export function hoursInWords({ from, to, opens, closes }: OpeningHours): {
  days: string;
  hours: string;
} {
  const days = [...new Set([from, to])].map((day) => day.slice(0, 3)).join("-");
  return { days, hours: `${timeInWords(opens)}-${timeInWords(closes)}` };
}

function timeInWords(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? "AM" : "PM"}`;
}

const ShopHours = z
  .array(OpeningHours)
  .min(1, "Please give the hours of one day at least")
  .max(WEEKDAYS.length, "Please give at most one line for each day")
  .refine(
    (hours) => {
      const days = hours.flatMap(weekdaysOf);
      return new Set(days).size === days.length;
    },
    { message: "A day stands in two lines" },
  );

const ADDRESS_PROVINCES = PROVINCE_CODES.map((code) => code.toUpperCase());
const POSTAL_CODE = "Please enter a Canadian postal code, like K1A 0B1";

const ShopAddress = z.object({
  street: requiredLine("Street address is required", MAX_STREET_LENGTH),
  city: requiredLine("City is required", MAX_CITY_LENGTH),
  /** As it stands on envelopes: "ON". */
  province: z
    .string()
    .trim()
    .toUpperCase()
    .refine((code) => ADDRESS_PROVINCES.includes(code), "Please choose a province"),
  postalCode: z.string().transform((value, context) => {
    const code = normalPostalCode(value);
    if (code) return code;
    context.addIssue({ code: "custom", message: POSTAL_CODE });
    return z.NEVER;
  }),
});
/** Where the shop is; in Canada. */
export type ShopAddress = z.infer<typeof ShopAddress>;

const HomeBlocks = z
  .array(z.enum(HOME_BLOCKS))
  .refine((blocks) => new Set(blocks).size === blocks.length, {
    message: "A part stands there twice",
  })
  .refine((blocks) => blocks.includes("welcome"), {
    message: "The welcome banner has the page's heading: it must stay",
  });

const REQUIRED = "Please write something, or use the original text";

/** What a text of each kind is. */
export interface KindValues {
  /** Without line breaks. */
  line: string;
  /** Plain text. */
  paragraph: string;
  phone: string;
  email: string;
  address: ShopAddress;
  hours: OpeningHours[];
  /** Headings, paragraphs, lists, tables and links in a few marks of Markdown, see article.ts. */
  article: string;
  /** Articles below headings of groups: `# Delivery`. */
  questions: string;
  /** "2026-11-23". */
  day: string;
  /** Parts of the home page, in their order; what is not named is not shown. */
  blocks: HomeBlock[];
  /** Subject, title and text of a mail, see mail-words.ts. */
  mail: MailWords;
}
export type TextKind = keyof KindValues;

/** One text of the shop. `original` is the specified one, or the one that the shop came with. */
export interface EditableText<Kind extends TextKind = TextKind> {
  kind: Kind;
  /** What staff know it by. */
  label: string;
  /** Where it stands, or what to mind. */
  hint?: string;
  /** Most characters of lines and paragraphs. */
  max: number;
  /** Most characters of each line of a paragraph that has one thing in each. */
  longestLine?: number;
  /** Words in braces that the shop replaces. */
  placeholders?: Placeholders;
  original: KindValues[Kind];
}

const SCHEMAS: { [Kind in TextKind]: (max: number) => z.ZodType<KindValues[Kind]> } = {
  line: (max) => requiredLine(REQUIRED, max),
  paragraph: (max) => requiredText(REQUIRED, max),
  phone: () => Phone,
  email: () => Email,
  address: () => ShopAddress,
  hours: () => ShopHours,
  blocks: () => HomeBlocks,
  article: (max) => requiredText(REQUIRED, max).superRefine(checkMarks(articleSections)),
  questions: (max) => requiredText(REQUIRED, max).superRefine(checkMarks(questionGroups)),
  day: () => z.iso.date("Please give a day, like 2026-11-23"),
  mail: () => MailWords,
};

/** What may be written in the place of a text. */
export function schemaOfText<Kind extends TextKind>({
  kind,
  max,
  longestLine,
  placeholders,
}: EditableText<Kind>): z.ZodType<KindValues[Kind]> {
  const schema = withShortLines(SCHEMAS[kind](max), longestLine);
  if (!placeholders) return schema;
  return schema.superRefine((value, context) => {
    for (const { path, message } of placeholderProblems(value, placeholders)) {
      context.addIssue({ code: "custom", path, message });
    }
  });
}

const withShortLines = <Value>(schema: z.ZodType<Value>, longest: number | undefined) =>
  longest === undefined
    ? schema
    : schema.refine(
        (value) =>
          String(value)
            .split("\n")
            .every((line) => line.trim().length <= longest),
        `Please use at most ${longest} characters in each line`,
      );

const checkMarks =
  (read: (text: string) => unknown) =>
  (text: string, context: z.RefinementCtx): void => {
    try {
      read(text);
    } catch (error) {
      if (!(error instanceof ArticleProblem)) throw error;
      context.addIssue({ code: "custom", message: error.message });
    }
  };

function placeholderProblems(
  value: KindValues[TextKind],
  placeholders: Placeholders,
): { path: string[]; message: string }[] {
  if (typeof value === "string") {
    const found = placeholdersIn(value);
    const unknown = found.find((name) => !Object.hasOwn(placeholders, name));
    const message =
      unknown === undefined
        ? missingProblem(found, placeholders)
        : unknownProblem(unknown, placeholders);
    return message ? [{ path: [], message }] : [];
  }
  if (!("subject" in value)) return [];
  return mailWordsProblems(value, placeholders).map(({ field, message }) => ({
    path: [field],
    message,
  }));
}
