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

export type RenderedPost = {
  /** Safe to be set as the inside of an element. */
  html: string;
  /** The post's main headings, each with the id that it has in `html`. */
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
  .use(() => nameCells);

const writer = unified().use(rehypeStringify);

/** A post's Markdown as HTML, with its table of contents. Runs on the server: pages ship no renderer. */
export async function renderPost(markdown: string): Promise<RenderedPost> {
  const tree = await renderer.run(renderer.parse(markdown));
  const contents: ContentsEntry[] = [];
  visit(tree, "element", (element) => {
    if (element.tagName !== "h2") return;
    contents.push({ id: String(element.properties.id ?? ""), heading: textOf(element) });
  });
  return { html: writer.stringify(tree), contents };
}
