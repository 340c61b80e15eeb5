/** What a Markdown text points at, and what in it can be pointed at. */

export interface MarkdownLink {
  /** The file, as it is written; empty for a place on the same page. */
  path: string;
  /** Without its `#`; empty for the whole page. */
  anchor: string;
}

const CODE_BLOCK = /^(```|~~~).*?^\1/gms;
const LINK = /\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/g;

/** The text without what stands between fences. */
export const withoutCodeBlocks = (markdown: string): string => markdown.replace(CODE_BLOCK, "");

/** Links to places of this project; addresses on the web are left out. */
export function localLinks(markdown: string): MarkdownLink[] {
  return [
    ...withoutCodeBlocks(markdown)
      .replace(/`[^`\n]*`/g, "")
      .matchAll(LINK),
  ]
    .map(([, address = ""]) => address)
    .filter((address) => !/^[a-z][a-z\d+.-]*:/i.test(address) && !address.startsWith("/"))
    .map((address) => {
      const [path = "", anchor = ""] = address.split("#");
      return { path: decodeURIComponent(path), anchor };
    });
}

/** The anchors that GitHub gives the headings of a text. */
export function headingAnchors(markdown: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ""] of withoutCodeBlocks(markdown).matchAll(/^#{1,6}\s+(.+?)\s*#*$/gm)) {
    const name = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replace(/\s/g, "-");
    let anchor = name;
    for (let copy = 1; anchors.has(anchor); copy += 1) anchor = `${name}-${copy}`;
    anchors.add(anchor);
  }
  return anchors;
}

/** The line between a table's heading and its rows. */
const isRule = (line: string | undefined): boolean => /^\|[\s|:-]+$/.test(line ?? "");

/** What stands first in each row of the text's tables, headings apart. */
export function firstCells(markdown: string): string[] {
  const lines = withoutCodeBlocks(markdown)
    .split("\n")
    .map((line) => line.trim());
  return lines
    .filter((line, at) => line.startsWith("|") && !isRule(line) && !isRule(lines[at + 1]))
    .map((line) => line.split(/(?<!\\)\|/)[1]?.trim() ?? "");
}

/** What stands between back quotes, outside of fences. */
export const codeWords = (markdown: string): string[] =>
  [...withoutCodeBlocks(markdown).matchAll(/`([^`\n]+)`/g)].map(([, word = ""]) => word);
