import type { InformationBlock, InformationSection, TextLink } from "./pages/information-page.js";
import { slugFromName } from "./slug.js";

/**
 * The text of an information page as staff write it, in a few marks of Markdown: `## Heading`, `- item`,
 * `1. item`, tables, and lines that are `[a link](/path)` alone. Everything else is words: no HTML, nothing
 * bold. A heading may name its anchor, `## Heading {#anchor}`; a table its caption, in a line `Table: …`
 * before it.
 */

const HEADING = /^##\s+(.+?)(?:\s+\{#([a-z0-9-]+)\})?$/;
const ITEM = /^-\s+(.+)$/;
const STEP = /^\d+[.)]\s+(.+)$/;
const LINK = /^\[([^\]]+)\]\((\/[^\s)]*|https:\/\/[^\s)]+)\)$/;
const CAPTION = /^Table:\s+(.+)$/;
const RULE = /^\|(?:\s*:?-+:?\s*\|)+$/;

/** What of a text is no article, as a sentence for whoever wrote it. */
export class ArticleProblem extends Error {
  override name = "ArticleProblem";
}

/** The sections of a text. Throws an {@link ArticleProblem}. */
export function articleSections(text: string): InformationSection[] {
  const sections: { id: string; heading: string; blocks: InformationBlock[] }[] = [];
  for (const lines of paragraphsOf(text)) {
    const [, heading, anchor] = HEADING.exec(lines[0] ?? "") ?? [];
    if (heading) {
      const id = anchor ?? slugFromName(heading);
      if (sections.some((section) => section.id === id)) {
        throw new ArticleProblem(`Two headings lead to #${id}. Please word one of them otherwise.`);
      }
      sections.push({ id, heading, blocks: [] });
    }
    const rest = heading ? lines.slice(1) : lines;
    if (rest.length === 0) continue;
    const section = sections.at(-1);
    if (!section) throw new ArticleProblem("Please begin with a heading, such as “## Who we are”.");
    section.blocks.push(blockOf(rest));
  }
  const empty = sections.find(({ blocks }) => blocks.length === 0);
  if (empty) throw new ArticleProblem(`There is nothing below “${empty.heading}” yet.`);
  if (sections.length === 0) throw new ArticleProblem("There is no text yet.");
  return sections;
}

/** Questions below each other under a heading. */
export type QuestionGroup = { heading: string; questions: readonly InformationSection[] };

const GROUP = /^#\s+(.+)$/;

/** The groups of a text of questions, each begun by `# Heading`. Throws an {@link ArticleProblem}. */
export function questionGroups(text: string): QuestionGroup[] {
  const groups: { heading: string; lines: string[] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, heading] = GROUP.exec(line.trim()) ?? [];
    if (heading) groups.push({ heading, lines: [] });
    else if (groups.length > 0) groups.at(-1)?.lines.push(line);
    else if (line.trim() !== "") {
      throw new ArticleProblem("Please begin with the heading of a group, such as “# Delivery”.");
    }
  }
  if (groups.length === 0) throw new ArticleProblem("There is no text yet.");
  const read = groups.map(({ heading, lines }) => ({
    heading,
    questions: articleSections(lines.join("\n")),
  }));
  const again = read.find(({ heading }, place) =>
    read.slice(0, place).some((before) => before.heading === heading),
  );
  if (again) throw new ArticleProblem(`Two groups are called “${again.heading}”.`);
  const ids = read.flatMap(({ questions }) => questions.map(({ id }) => id));
  const twice = ids.find((id, place) => ids.indexOf(id) !== place);
  if (twice) {
    throw new ArticleProblem(`Two questions lead to #${twice}. Please word one of them otherwise.`);
  }
  return read;
}

/** Groups as {@link questionGroups} reads them. */
export const questionsText = (groups: readonly QuestionGroup[]): string =>
  groups.map(({ heading, questions }) => `# ${heading}\n\n${articleText(questions)}`).join("\n\n");

/** The words of a block without its marks, line by line. */
export function wordsOfBlock(block: InformationBlock): string[] {
  if (block.kind === "text") return [block.text];
  if (block.kind === "list") return [...block.items];
  if (block.kind === "links") return block.links.map(({ label }) => label);
  return [block.caption, ...[block.columns, ...block.rows].map((cells) => cells.join(", "))];
}

/** Lines that stand together, without the blank ones between. A heading begins anew. */
function paragraphsOf(text: string): string[][] {
  const paragraphs: string[][] = [[]];
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    if (line === "") paragraphs.push([]);
    else if (line.startsWith("## ")) paragraphs.push([line], []);
    else paragraphs.at(-1)?.push(line);
  }
  return paragraphs.filter((lines) => lines.length > 0);
}

function blockOf(lines: readonly string[]): InformationBlock {
  const [, caption] = CAPTION.exec(lines[0] ?? "") ?? [];
  if (caption) return tableOf(caption, lines.slice(1));
  const links = capturedBy(LINK, lines);
  if (links) return { kind: "links", links: links.map(linkOf) };
  const items = capturedBy(ITEM, lines);
  if (items) return { kind: "list", items: items.map(([, item = ""]) => item) };
  const steps = capturedBy(STEP, lines);
  if (steps) return { kind: "list", isOrdered: true, items: steps.map(([, item = ""]) => item) };
  if (lines.some((line) => line.startsWith("|"))) {
    throw new ArticleProblem(
      "A table needs a line before it that names it: “Table: What it costs”.",
    );
  }
  const odd = lines.find((line) => /^#{1,6}\s|^[-*]\s|^\d+[.)]\s/.test(line));
  if (odd) throw new ArticleProblem(`This line cannot stand there: “${odd}”.`);
  return { kind: "text", text: lines.join(" ") };
}

function capturedBy(pattern: RegExp, lines: readonly string[]): RegExpExecArray[] | undefined {
  const found = lines.flatMap((line) => pattern.exec(line) ?? []);
  return found.length > 0 && lines.every((line) => pattern.test(line))
    ? lines.map((line) => pattern.exec(line) as RegExpExecArray)
    : undefined;
}

const linkOf = ([, label = "", to = ""]: RegExpExecArray): TextLink => ({ label, to });

function tableOf(caption: string, lines: readonly string[]): InformationBlock {
  const [head, rule, ...body] = lines;
  if (!head?.startsWith("|") || !RULE.test(rule ?? "") || body.length === 0) {
    throw new ArticleProblem(
      `The table “${caption}” needs a line of headings, a line “| --- | --- |”, and rows.`,
    );
  }
  const columns = cellsOf(head);
  const rows = body.map(cellsOf);
  if (rows.some((row) => row.length !== columns.length)) {
    throw new ArticleProblem(`Each row of the table “${caption}” needs ${columns.length} cells.`);
  }
  return { kind: "table", caption, columns, rows };
}

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

/** Sections as {@link articleSections} reads them. */
export const articleText = (sections: readonly InformationSection[]): string =>
  sections
    .map(({ id, heading, blocks }) => {
      const anchor = id === slugFromName(heading) ? "" : ` {#${id}}`;
      return [`## ${heading}${anchor}`, ...blocks.map(textOfBlock)].join("\n\n");
    })
    .join("\n\n");

function textOfBlock(block: InformationBlock): string {
  if (block.kind === "text") return block.text;
  if (block.kind === "links") {
    return block.links.map(({ label, to }) => `[${label}](${to})`).join("\n");
  }
  if (block.kind === "list") {
    const mark = (place: number) => (block.isOrdered ? `${place + 1}.` : "-");
    return block.items.map((item, place) => `${mark(place)} ${item}`).join("\n");
  }
  const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const rule = row(block.columns.map(() => "---"));
  return [`Table: ${block.caption}`, row(block.columns), rule, ...block.rows.map(row)].join("\n");
}
