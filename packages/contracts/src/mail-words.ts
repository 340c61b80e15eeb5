import { z } from "zod";
import { placeholdersIn, strayBraceIn } from "./placeholders.js";
import {
  MAX_MAIL_PREVIEW_LENGTH,
  MAX_MAIL_SUBJECT_LENGTH,
  MAX_MAIL_TEXT_LENGTH,
  MAX_MAIL_TITLE_LENGTH,
} from "./text-limits.js";
import { requiredLine, requiredText } from "./texts.js";

/**
 * The words of a mail as staff write them (decision 108). Its text is made of paragraphs with blank lines
 * between; of marks there are two: `> ` begins a quiet note, and a line that is `[words](where)` alone
 * is a button. Everything else is words: no HTML. HTML and plain text of the mail are made from it.
 */
export interface MailWords {
  subject: string;
  /** What mail programs show beside the subject. */
  preview: string;
  title: string;
  text: string;
}

/** The marks of a mail's text, for whoever writes it. */
export const MAIL_MARKS =
  "A blank line begins a new paragraph, > a quiet note. [Contact us](/contact) on a line of its own is a button.";

/** What the shop puts in the place of a word in braces. */
export interface Placeholder {
  /** What it is, for whoever writes the text. */
  what: string;
  /** A `link` is where a button leads, a `part` stands in a line of its own; words otherwise. */
  is?: "link" | "part";
  /** The text may not be without it. */
  isNeeded?: true;
}
export type Placeholders = Readonly<Record<string, Placeholder>>;

/** A piece of a mail. `to` is a placeholder, `{confirm_link}`, or a path of the shop. */
export type MailBlock =
  | { kind: "text" | "note"; text: string }
  | { kind: "button"; label: string; to: string }
  | { kind: "part"; name: string };

const BUTTON = /^\[([^\]]+)\]\(([^\s)]*)\)$/;
const ALONE = /^\{(\w+)\}$/;
const PATH = /^\/(?!\/)[^\s]*$/;
const BRACE = /[{}]/;
const LINK_IN_WORDS = /\[[^\]]+\]\([^)]*\)/;

/** The pieces of a mail's text, in their order. What {@link mailWordsProblems} refuses is words. */
export function mailBlocks(text: string, placeholders: Placeholders): MailBlock[] {
  const blocks: MailBlock[] = [];
  let open: Extract<MailBlock, { kind: "text" | "note" }> | undefined;
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    const block = line === "" ? undefined : blockOf(line, placeholders);
    const isWords = block?.kind === "text" || block?.kind === "note";
    if (isWords && open && (block.kind === "text" || block.kind === open.kind)) {
      open.text += ` ${block.text}`;
      continue;
    }
    if (block) blocks.push(block);
    open = isWords ? block : undefined;
  }
  return blocks;
}

function blockOf(line: string, placeholders: Placeholders): MailBlock {
  const [, label, to] = BUTTON.exec(line) ?? [];
  if (label !== undefined && to !== undefined) return { kind: "button", label, to };
  const [, name = ""] = ALONE.exec(line) ?? [];
  if (placeholderOf(placeholders, name)?.is === "part") return { kind: "part", name };
  const note = /^>\s*(.*)$/.exec(line)?.[1];
  return note === undefined ? { kind: "text", text: line } : { kind: "note", text: note };
}

const REQUIRED = "Please write something, or use the original text";

export const MailWords = z.object({
  subject: requiredLine(REQUIRED, MAX_MAIL_SUBJECT_LENGTH),
  preview: requiredLine(REQUIRED, MAX_MAIL_PREVIEW_LENGTH),
  title: requiredLine(REQUIRED, MAX_MAIL_TITLE_LENGTH),
  text: requiredText(REQUIRED, MAX_MAIL_TEXT_LENGTH),
});

/** What may not stand in the words of a mail, as sentences, by the field where it stands. */
export function mailWordsProblems(
  words: MailWords,
  placeholders: Placeholders,
): { field: keyof MailWords; message: string }[] {
  const inLines = (["subject", "preview", "title"] as const).map((field) => ({
    field,
    message: problemOfWords(words[field], placeholders, "Only the text below can have"),
  }));
  const found = [
    ...inLines,
    { field: "text" as const, message: textProblem(words.text, placeholders) },
  ];
  return found.flatMap(({ field, message }) => (message ? [{ field, message }] : []));
}

function textProblem(text: string, placeholders: Placeholders): string | undefined {
  const blocks = mailBlocks(text, placeholders);
  for (const block of blocks) {
    const message =
      block.kind === "button"
        ? buttonProblem(block, placeholders)
        : block.kind !== "part" &&
          problemOfWords(block.text, placeholders, "Please put in a line of its own");
    if (message) return message;
  }
  return missingProblem(namesIn(blocks), placeholders);
}

function buttonProblem(
  { label, to }: Extract<MailBlock, { kind: "button" }>,
  placeholders: Placeholders,
): string | undefined {
  const [, name] = ALONE.exec(to) ?? [];
  if (name === undefined) {
    // Nobody fills a path: what is to be there would count as said, and lead nowhere.
    if (PATH.test(to) && !BRACE.test(to))
      return problemOfWords(label, placeholders, "A button's words cannot have");
    return `“${label}” leads to ${to}. An email's buttons lead to pages of the shop, such as /contact.`;
  }
  const known = placeholderOf(placeholders, name);
  if (!known) return unknownProblem(name, placeholders);
  if (known.is !== "link") return `{${name}} is no link, so a button cannot lead there.`;
  return problemOfWords(label, placeholders, "A button's words cannot have");
}

/** Words may have placeholders that are words, and no links; `else` begins the sentence about others. */
function problemOfWords(
  text: string,
  placeholders: Placeholders,
  otherwise: string,
): string | undefined {
  const link = LINK_IN_WORDS.exec(text)?.[0];
  if (link) return `${otherwise}: ${link}.`;
  for (const name of placeholdersIn(text)) {
    const known = placeholderOf(placeholders, name);
    if (!known) return unknownProblem(name, placeholders);
    if (known.is === "part") return `${otherwise}: {${name}}.`;
    if (known.is === "link") return `{${name}} is where a button leads: [Open](${`{${name}}`}).`;
  }
  // Such as {order number}, which would leave as it is written.
  const odd = strayBraceIn(text);
  return odd && `“${odd}” stands for nothing. ${usable(placeholders)}`;
}

/** The placeholder with this name; names are typed, and `{constructor}` is none. */
const placeholderOf = (placeholders: Placeholders, name: string): Placeholder | undefined =>
  Object.hasOwn(placeholders, name) ? placeholders[name] : undefined;

/** The sentence about a placeholder that nobody fills. */
export function unknownProblem(name: string, placeholders: Placeholders): string {
  return `There is no {${name}} here. ${usable(placeholders)}`;
}

function usable(placeholders: Placeholders): string {
  const names = Object.keys(placeholders).map((each) => `{${each}}`);
  return `You can use ${names.join(", ")}.`;
}

/** The sentence about what a text has to have and has not; nothing where all is there. */
export function missingProblem(
  found: readonly string[],
  placeholders: Placeholders,
): string | undefined {
  const missing = Object.keys(placeholders).find(
    (name) => placeholders[name]?.isNeeded && !found.includes(name),
  );
  return missing && `It needs {${missing}}: the shop puts in what belongs there.`;
}

/** The placeholders of a mail's pieces. */
const namesIn = (blocks: readonly MailBlock[]): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === "part") return [block.name];
    return placeholdersIn(block.kind === "button" ? `${block.label} ${block.to}` : block.text);
  });
