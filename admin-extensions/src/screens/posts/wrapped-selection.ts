export type Selection = { text: string; start: number; end: number };

/** What a button of the editor does to the selected text. */
export type MarkdownMark = "bold" | "heading" | "list" | "link";

const MARKS: Record<MarkdownMark, { before: string; after: string; sample: string }> = {
  bold: { before: "**", after: "**", sample: "bold text" },
  heading: { before: "## ", after: "", sample: "Heading" },
  list: { before: "- ", after: "", sample: "List item" },
  link: { before: "[", after: "](https://)", sample: "link text" },
};

/** Headings and list items stand on lines of their own. */
const isBlock = (mark: MarkdownMark) => mark === "heading" || mark === "list";

/** The text with the selection marked, or a sample where nothing is selected; the words stay selected. */
export function wrappedSelection({ text, start, end }: Selection, mark: MarkdownMark): Selection {
  const { before, after, sample } = MARKS[mark];
  const words = text.slice(start, end) || sample;
  const head = text.slice(0, start);
  const gap = isBlock(mark) && head !== "" && !head.endsWith("\n") ? "\n\n" : "";
  const marked = mark === "list" ? words.replaceAll("\n", "\n- ") : words;
  const from = head.length + gap.length + before.length;
  return {
    text: `${head}${gap}${before}${marked}${after}${text.slice(end)}`,
    start: from,
    end: from + marked.length,
  };
}

/** The text with a product's card behind the line where the caret is, and the caret behind the card. */
export function withProductCard({ text, end }: Selection, slug: string): Selection {
  const lineEnd = text.indexOf("\n", end);
  const at = lineEnd < 0 ? text.length : lineEnd;
  const head = text.slice(0, at).trimEnd();
  const tail = text.slice(at).trimStart();
  const card = `${head && "\n\n"}[product: ${slug}]`;
  const caret = head.length + card.length;
  return { text: `${head}${card}${tail ? `\n\n${tail}` : "\n"}`, start: caret, end: caret };
}
