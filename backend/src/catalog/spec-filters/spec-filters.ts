import { type MeasureKind, slugFromName, unitOf } from "@eldercare/contracts";
import { type RuleRow, ruleRows } from "../shop-files/rule-rows";

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
  /** Nothing of it could be read. */
  isUnusable?: boolean;
}

/** The filters of the file that merchandisers keep (docs/merchandising.md). */
export function specFiltersFrom(csv: string): SpecFilters {
  const { rows, problems, unusable } = ruleRows(csv, COLUMNS);
  if (unusable !== undefined) return { ...NOTHING, problems: [unusable], isUnusable: true };
  const taken = new Set<string>();
  const filters: SpecFilter[] = [];
  const cardSpecs: string[] = [];
  for (const { row, cells } of rows) {
    if (cells.Kind?.toLowerCase() === CARD) {
      const named = listOf(cells.Specs ?? "");
      if (named.length === 0) problems.push(`Row ${row}: ${NO_SPECS}`);
      cardSpecs.push(...named);
      continue;
    }
    const filter = filterOf(cells);
    const problem = typeof filter === "string" ? filter : twice(filter, taken);
    if (problem) problems.push(`Row ${row}: ${problem}`);
    else if (typeof filter !== "string") filters.push(filter);
  }
  return { filters, cardSpecs, problems };
}

const NOTHING = { filters: [], cardSpecs: [] };

/** A row's filter, or what is wrong with it. */
function filterOf({
  Kind = "",
  Filter: label = "",
  Specs = "",
  Unit = "",
}: RuleRow["cells"]): SpecFilter | string {
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
