import { codeWords } from "./markdown.ts";

/** One line of docs/security.md: a requirement of the standard, or several that fare alike. */
export interface SecurityLine {
  requirements: string[];
  /** "1", "2", or both. */
  levels: string[];
  state: string;
  /** By which code, or why not: its words, and the files among them. */
  code: { words: string; files: string[] };
  /** By which test; where none can tell, "none: …". */
  test: { words: string; files: string[] };
}

/** The lines of the tables of requirements. */
export function securityLines(document: string): SecurityLine[] {
  return [...document.matchAll(/^\| (V\d+\.\d+\.\d+[^|]*?) \|(.*)\|$/gm)].map(
    ([, requirements = "", rest = ""]) => {
      const [levels = "", , state = "", code = "", test = ""] = rest
        .split("|")
        .map((cell) => cell.trim());
      return {
        requirements: requirements.split(", "),
        levels: levels.split(", "),
        state,
        code: { words: code, files: filesIn(code) },
        test: { words: test, files: filesIn(test) },
      };
    },
  );
}

/** Paths of this repository in back quotes; addresses and what lies in DATA_DIR are none. */
function filesIn(cell: string): string[] {
  return codeWords(cell).filter((word) =>
    /^(?!\/|DATA_DIR)[\w./[\]-]+\.(?:tsx?|mts|mjs|md|json|yml)$/.test(word),
  );
}
