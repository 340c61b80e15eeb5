import { type MeasureKind, slugFromName, unitOf } from "@eldercare/contracts";
import { parse } from "csv-parse/sync";

/** Name of the file, in the folder of the shop's catalogue files. */
export const SPEC_FILTERS_FILE = "spec-filters.csv";

const COLUMNS = ["Kind", "Filter", "Specs", "Unit"];
const SEPARATOR = "|";
/** The kind of a row that is no filter: it names what stands on cards. */
const CARD = "card";
const NO_SPECS = "there is nothing in Specs.";
/** Of the name in addresses; see `SPEC_CHOICE`. */
const MAX_NAME_LENGTH = 60;

/** What shoppers say of themselves, and what a product has to do about it. */
export const FIT_QUESTIONS = ["doorway", "user weight", "user height"] as const;
export type FitQuestion = (typeof FIT_QUESTIONS)[number];

const MEASURES: Record<FitQuestion | "length" | "weight", MeasureKind> = {
  doorway: "length",
  "user weight": "weight",
  "user height": "length",
  length: "length",
  weight: "weight",
};

/** What products are filtered by of their specifications, and of the options of their variants. */
export type SpecFilter = {
  /** As shoppers read it. */
  label: string;
  /** Names of specifications and options, lower case. */
  specs: readonly string[];
} & (
  | { kind: "choice"; name: string; measure: null }
  /** A choice of sizes: `18 in` and `46 cm (18 in)` are one. */
  | { kind: "size"; name: string; measure: MeasureKind; bareUnit: string }
  | { kind: FitQuestion; measure: MeasureKind; bareUnit: string }
);

export interface SpecFilters {
  filters: SpecFilter[];
  /** Specifications of which cards show the first that a product has; lower case. */
  cardSpecs: string[];
  /** What is wrong with the file, row by row; such rows are left out. */
  problems: string[];
}

/** The filters of the file that merchandisers keep (docs/merchandising.md). */
export function specFiltersFrom(csv: string): SpecFilters {
  let rows: Record<string, string>[];
  try {
    rows = parse(csv, { columns: true, bom: true, skip_empty_lines: true, trim: true });
  } catch (error) {
    return nothing(error instanceof Error ? error.message : String(error));
  }
  const missing = COLUMNS.filter((column) => rows[0] && !(column in rows[0]));
  if (missing.length > 0) {
    return nothing(`The columns ${missing.join(", ")} are missing.`);
  }
  const taken = new Set<string>();
  const filters: SpecFilter[] = [];
  const cardSpecs: string[] = [];
  const problems: string[] = [];
  for (const [index, row] of rows.entries()) {
    if (row.Kind?.toLowerCase() === CARD) {
      const named = listOf(row.Specs ?? "");
      if (named.length === 0) problems.push(`Row ${index + 2}: ${NO_SPECS}`);
      cardSpecs.push(...named);
      continue;
    }
    const filter = filterOf(row);
    const problem = typeof filter === "string" ? filter : twice(filter, taken);
    if (problem) problems.push(`Row ${index + 2}: ${problem}`);
    else if (typeof filter !== "string") filters.push(filter);
  }
  return { filters, cardSpecs, problems };
}

const nothing = (problem: string): SpecFilters => ({
  filters: [],
  cardSpecs: [],
  problems: [problem],
});

/** A row's filter, or what is wrong with it. */
function filterOf({ Kind = "", Filter: label = "", Specs = "", Unit = "" }): SpecFilter | string {
  const specs = listOf(Specs);
  const kind = Kind.toLowerCase();
  const name = slugFromName(label).slice(0, MAX_NAME_LENGTH).replace(/-$/, "");
  if (!name) return "there is nothing in Filter.";
  if (specs.length === 0) return NO_SPECS;
  if (kind === "choice") return { kind, label, specs, name, measure: null };
  const measure = isMeasured(kind) ? MEASURES[kind] : null;
  if (!isMeasured(kind) || !measure) {
    return `Kind is "${Kind}"; it must be one of ${CARD}, choice, ${Object.keys(MEASURES).join(", ")}.`;
  }
  const bareUnit = Unit.toLowerCase();
  if (bareUnit && unitOf(bareUnit)?.kind !== measure) {
    return `Unit is "${Unit}", which is no unit of a ${measure}.`;
  }
  if (kind === "length" || kind === "weight") {
    return { kind: "size", label, specs, name, measure, bareUnit };
  }
  return { kind, label, specs, measure, bareUnit };
}

/** What is wrong with a filter that is there already. */
function twice(filter: SpecFilter, taken: Set<string>): string | null {
  const key = "name" in filter ? filter.name : filter.kind;
  if (taken.has(key)) {
    return "name" in filter
      ? `there are two filters named "${filter.label}": name all specs in one row.`
      : `"${filter.kind}" is there already: name all specs in one row.`;
  }
  taken.add(key);
  return null;
}

const isMeasured = (kind: string): kind is keyof typeof MEASURES => kind in MEASURES;

const listOf = (cell: string): string[] => [
  ...new Set(
    cell
      .split(SEPARATOR)
      .map((entry) => entry.trim().toLowerCase())
      .filter(Boolean),
  ),
];
