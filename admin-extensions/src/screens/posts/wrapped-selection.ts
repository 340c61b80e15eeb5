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
