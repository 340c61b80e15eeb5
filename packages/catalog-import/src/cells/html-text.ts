import { convert, type FormatCallback } from "html-to-text";

/** Tags that shops and word processors write; "< 80 cm" is none. */
const TAG =
  /<\/?(?:a|b|br|div|em|font|h[1-6]|hr|i|img|li|meta|ol|p|span|strong|style|table|tbody|td|th|tr|u|ul)(?:\s[^<>]*)?\/?>|<!--/i;

export function hasHtml(text: string): boolean {
  return TAG.test(text);
}

interface Node {
  type: string;
  name?: string;
}

const isCell = ({ type, name = "" }: Node) => type === "tag" && ["td", "th"].includes(name);

/** `Width: 24 in`, and bars between the cells of wider tables. */
const tableCell: FormatCallback = (element, walk, builder) => {
  walk(element.children, builder);
  const row: Node[] = (element.parent?.children ?? []).filter(isCell);
  if (row.at(-1) !== element) builder.addInline(row.length === 2 ? ": " : " | ");
};

/** The text of HTML: our descriptions are text with a blank line between paragraphs. */
export function textOfHtml(html: string): string {
  return convert(html, {
    wordwrap: false,
    formatters: { tableCell },
    selectors: [
      { selector: "tr", format: "block", options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
      { selector: "td", format: "tableCell" },
      { selector: "th", format: "tableCell" },
      { selector: "a", options: { ignoreHref: true } },
      { selector: "img", format: "skip" },
      ...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({
        selector,
        options: { uppercase: false },
      })),
    ],
  }).trim();
}
