import type { SearchRule } from "@eldercare/search-typed-postgres";
import { parse } from "csv-parse/sync";

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
}

/**
 * What words mean in the shop's search, from the file that merchandisers keep (docs/merchandising.md):
 * other names, needs in plain words, words that say nothing, and what the shop does not sell.
 */
export function searchWordsFrom(csv: string): SearchWords {
  let rows: Record<string, string>[];
  try {
    rows = parse(csv, { columns: true, bom: true, skip_empty_lines: true, trim: true });
  } catch (error) {
    return { rules: [], problems: [error instanceof Error ? error.message : String(error)] };
  }
  const missing = COLUMNS.filter((column) => rows[0] && !(column in rows[0]));
  if (missing.length > 0) {
    return { rules: [], problems: [`The columns ${missing.join(", ")} are missing.`] };
  }
  const read = rows.map(ruleOf);
  return {
    rules: read.filter((one): one is SearchRule => typeof one !== "string"),
    problems: read.flatMap((one, index) =>
      typeof one === "string" ? [`Row ${index + 2}: ${one}`] : [],
    ),
  };
}

/** A row's rule, or what is wrong with it. */
function ruleOf(row: Record<string, string>): SearchRule | string {
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
