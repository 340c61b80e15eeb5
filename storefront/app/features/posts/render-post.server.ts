import { piecesOf, productOfLine } from "@eldercare/contracts";
import type { Element, ElementContent, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import type { ContentsEntry } from "~/features/information/contents-list";

/** HTML that is safe to be set as the inside of an element, or products by their slugs. */
export type RenderedPart = { html: string } | { slugs: string[] };

export type RenderedPost = {
  /** The text in its order, cut where lines stand for products. */
  parts: RenderedPart[];
  /** The post's main headings, each with the id that it has in the text. */
  contents: ContentsEntry[];
};

/** From this many columns on, a narrow screen shows each row of a table as a card. */
const STACKED_FROM = 3;

/** What the page's own heading is to the post: a post's headings begin one level below it. */
function lowerHeadings(tree: Root): void {
  visit(tree, "element", (element) => {
    if (element.tagName === "h1") element.tagName = "h2";
  });
}

/** Other sites learn nothing of where the reader came from, and get no hold of the page. */
function markOutsideLinks(tree: Root): void {
  visit(tree, "element", (element) => {
    const { href } = element.properties;
    if (element.tagName !== "a" || typeof href !== "string" || !/^https?:/.test(href)) return;
    element.properties.rel = ["noopener", "noreferrer"];
  });
}

function loadImagesLate(tree: Root): void {
  visit(tree, "element", (element) => {
    if (element.tagName === "img") element.properties.loading = "lazy";
  });
}

/** Phone numbers, dates and the like stay in one line. */
function keepWhole(tree: Root): void {
  visit(tree, "text", ({ value }, at, parent) => {
    const pieces = piecesOf(value);
    if (!parent || at === undefined || !pieces.some(({ isWhole }) => isWhole)) return;
    const nodes = pieces.map<ElementContent>(({ text, isWhole }) => {
      const child = { type: "text", value: text } as const;
      if (!isWhole) return child;
      const properties = { className: ["unbroken"] };
      return { type: "element", tagName: "span", properties, children: [child] };
    });
    parent.children.splice(at, 1, ...nodes);
    return at + nodes.length;
  });
}

const isElement = (node: ElementContent | Root["children"][number]): node is Element =>
  node.type === "element";

/** Cells learn the heading of their column, which stands before them where a table is shown as cards. */
function nameCells(tree: Root): void {
  visit(tree, "element", (table) => {
    if (table.tagName !== "table") return;
    const rows: Element[] = [];
    visit(table, "element", (element) => {
      if (element.tagName === "tr") rows.push(element);
    });
    const [head, ...body] = rows.map((row) => row.children.filter(isElement));
    const columns = (head ?? []).map((cell) => textOf(cell));
    if (columns.length < STACKED_FROM) return;
    table.properties.dataStacked = "";
    for (const [first, ...cells] of body) {
      if (first) Object.assign(first, { tagName: "th", properties: { scope: "row" } });
      for (const [place, cell] of cells.entries()) {
        cell.properties.dataColumn = columns[place + 1] ?? "";
      }
    }
  });
}

/**
 * Everything that comes from the text passes the sanitiser (GitHub's list of what is harmless); only
 * then this code's own attributes are added. Raw HTML in a text is left out from the start.
 */
const renderer = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSanitize, { ...defaultSchema, attributes: { ...defaultSchema.attributes, "*": [] } })
  .use(() => lowerHeadings)
  .use(rehypeSlug)
  .use(() => markOutsideLinks)
  .use(() => loadImagesLate)
  .use(() => nameCells)
  .use(() => keepWhole);

const writer = unified().use(rehypeStringify);

/** A post's Markdown as HTML, with its table of contents. Runs on the server: pages ship no renderer. */
export async function renderPost(markdown: string): Promise<RenderedPost> {
  const tree = await renderer.run(renderer.parse(markdown));
  const contents: ContentsEntry[] = [];
  visit(tree, "element", (element) => {
    if (element.tagName !== "h2") return;
    contents.push({ id: String(element.properties.id ?? ""), heading: textOf(element) });
  });
  return { parts: partsOf(tree), contents };
}

function partsOf({ children }: Root): RenderedPart[] {
  const parts: RenderedPart[] = [];
  let between: Root["children"] = [];
  const endText = () => {
    const html = writer.stringify({ type: "root", children: between }).trim();
    if (html) parts.push({ html });
    between = [];
  };
  for (const child of children) {
    const slugs = productsOf(child);
    if (slugs) {
      endText();
      const last = parts.at(-1);
      if (last && "slugs" in last) last.slugs.push(...slugs);
      else parts.push({ slugs });
    } else {
      between.push(child);
    }
  }
  endText();
  return parts;
}

/** The products of a paragraph that consists of such lines alone. */
function productsOf(child: Root["children"][number]): string[] | undefined {
  if (!isElement(child) || child.tagName !== "p") return undefined;
  const lines = textOf(child).trim().split("\n");
  const slugs = lines.flatMap((line) => productOfLine(line) ?? []);
  return slugs.length === lines.length ? slugs : undefined;
}
