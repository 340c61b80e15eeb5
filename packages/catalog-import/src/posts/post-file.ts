import { type Document, isNode, LineCounter, parseDocument } from "yaml";
import type { RowError } from "../rows/row-error.js";

/** A care guide's file: front matter (YAML between two lines of `---`), then Markdown. */
export interface PostFile {
  /** For messages. */
  file: string;
  /** The name without its ending. */
  name: string;
  /** Texts, and lists and maps of texts; empty ones are left out. */
  values: Readonly<Record<string, unknown>>;
  content: string;
  /** The line of a value, and of the Markdown's beginning for the path of nothing. */
  lineOf(path: readonly PropertyKey[]): number;
}

const ENDING = /\.md$/i;
const FRONT_MATTER = /^---\n([\s\S]*?)\n---(?:\n|$)/;
const SHAPE = 'Begin the file with a line "---", the fields, and another line "---".';

/** Takes a file's text apart; answers what is wrong with it when that cannot be done. */
export function postFile(file: string, written: string): PostFile | RowError {
  const text = written.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const match = FRONT_MATTER.exec(text);
  if (!match) return wrong(file, 1, "It does not begin with front matter.", SHAPE);
  const [whole, yaml = ""] = match;
  const lines = new LineCounter();
  // "failsafe" takes every value as text: 007 stays 007, and a date stays as it was typed.
  const document = parseDocument(yaml, { lineCounter: lines, schema: "failsafe" });
  const [problem] = document.errors;
  const values = problem ? undefined : document.toJS();
  if (problem || typeof values !== "object" || values === null || Array.isArray(values)) {
    const line = problem ? lines.linePos(problem.pos[0]).line : 1;
    const reason = problem ? (problem.message.split("\n")[0] ?? "") : "It has no fields.";
    return wrong(file, line + 1, reason.replace(/ at line .*$/, "."), SHAPE);
  }
  return {
    file,
    name: file.slice(file.lastIndexOf("/") + 1).replace(ENDING, ""),
    values: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== "")),
    content: text.slice(whole.length).trim(),
    lineOf: (path) => {
      const offset = offsetOf(document, path);
      return offset === undefined
        ? whole.split("\n").length
        : lines.linePos(offset).line + LINES_BEFORE;
    },
  };
}

/** The line of three hyphens. */
const LINES_BEFORE = 1;

/** Where a value stands, or the nearest thing around it that is there. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return undefined;
}

function wrong(file: string, row: number, reason: string, fix: string): RowError {
  return { file, row, column: "", value: "", reason, fix };
}
