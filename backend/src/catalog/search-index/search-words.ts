import type { SearchRule } from "@eldercare/search-typed-postgres";
import { type RuleRow, ruleRows } from "../shop-files/rule-rows";

/** Name of the file, in the folder of the shop's catalogue files. */
export const SEARCH_WORDS_FILE = "search-words.csv";

const COLUMNS = ["Kind", "Words", "Finds"];
const KINDS = ["same", "finds", "ignore", "not sold"] as const;
/** A cell is a list of words and phrases with bars between them, as cells of other files are. */
const SEPARATOR = "|";

export interface SearchWords {
  rules: SearchRule[];
  /** What is wrong with the file, row by row; such rows are left out. */
  problems: string[];
  /** Nothing of it could be read. */
  isUnusable?: boolean;
}

/**
 * What words mean in the shop's search, from the file that merchandisers keep (docs/merchandising.md):
 * other names, needs in plain words, words that say nothing, and what the shop does not sell.
 */
export function searchWordsFrom(csv: string): SearchWords {
  const { rows, problems, unusable } = ruleRows(csv, COLUMNS);
  if (unusable !== undefined) return { rules: [], problems: [unusable], isUnusable: true };
  const read = rows.map(({ row, cells }) => ({ row, rule: ruleOf(cells) }));
  return {
    rules: read.flatMap(({ rule }) => (typeof rule === "string" ? [] : rule)),
    problems: [
      ...problems,
      ...read.flatMap(({ row, rule }) => (typeof rule === "string" ? `Row ${row}: ${rule}` : [])),
    ],
  };
}

/** A row's rule, or what is wrong with it. */
function ruleOf(row: RuleRow["cells"]): SearchRule | string {
  const words = listOf(row.Words);
  const finds = listOf(row.Finds);
  const kind = row.Kind?.toLowerCase() ?? "";
  if (words.length === 0) return "there is nothing in Words.";
  switch (kind) {
    case "same":
      return words.length > 1 ? { kind, words } : "names for one thing are at least two.";
    case "finds":
      return finds.length > 0 ? { kind, words, finds } : "there is nothing in Finds.";
    case "ignore":
      return { kind, words };
    case "not sold":
      return { kind: "none", words, ...(finds[0] && { hint: finds[0] }) };
    default:
      return `Kind is "${row.Kind ?? ""}"; it must be one of ${KINDS.join(", ")}.`;
  }
}

function listOf(cell = ""): string[] {
  const entries = cell.split(SEPARATOR).map((entry) => entry.trim());
  return [...new Set(entries.filter(Boolean))];
}
