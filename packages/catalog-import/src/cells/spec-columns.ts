import {
  OVERSIZE_LINE,
  PROVINCIAL_TAX,
  PROVINCIAL_TAX_LABEL,
  RETURN_LINE,
  RETURN_RULE_SPELLINGS,
  RETURN_RULES,
  TAX_CLASS_LABEL,
  TAX_CLASSES,
} from "@eldercare/contracts";
import type { z } from "zod";
import type { Column } from "../table/map-columns.js";
import { plainName } from "../table/plain-name.js";
import { CellProblem, cell } from "./cell.js";
import { NO, YES } from "./cells.js";
import type { Spec } from "./spec.js";

/** A column of `products.csv` that is a checked way to write one line of the specifications. */
interface SpecColumn extends Column {
  /** The line's name, as shoppers read it. */
  label: string;
  /** What the line says, and the cells that mean it: exports write the first of them. */
  choices: readonly { text: string; cells: readonly string[] }[];
  /** Cells that stand in the line as they are. */
  asIs?: RegExp;
  problem: { reason: string; fix: string };
}

/** What a cell means that says that there is no such line. */
const NO_LINE = "";

const CLASSES = ["I", "II", "III", "IV"].map((roman, index) => ({
  text: `Class ${roman}`,
  cells: [`Class ${roman}`, roman, `${index + 1}`, `Class ${index + 1}`, `Classe ${roman}`],
}));

export const SPEC_COLUMNS = [
  {
    key: "taxClass",
    heading: "Tax Class",
    label: TAX_CLASS_LABEL,
    choices: [
      { text: TAX_CLASSES.standard, cells: ["taxable", "standard", "standard rate", "GST/HST"] },
      { text: TAX_CLASSES["zero-rated"], cells: ["zero-rated", "zero rate", "zero", "0%"] },
      {
        text: TAX_CLASSES["zero-rated-with-prescription"],
        cells: ["zero-rated with prescription", "with prescription", "prescription"],
      },
      { text: TAX_CLASSES.exempt, cells: ["exempt", "tax exempt"] },
    ],
    problem: {
      reason: "It is not a tax class.",
      fix: "Write taxable, zero-rated, zero-rated with prescription, or exempt.",
    },
  },
  {
    key: "provincialTax",
    heading: "Provincial Tax",
    label: PROVINCIAL_TAX_LABEL,
    choices: [],
    asIs: PROVINCIAL_TAX,
    problem: {
      reason: "It does not say where a provincial sales tax differs.",
      fix: "Write it like No PST in BC, SK or like PST applies in MB; the rest follows the tax class.",
    },
  },
  {
    key: "deviceClass",
    heading: "Device Class",
    aliases: ["Medical Device Class"],
    label: "Medical device class",
    choices: CLASSES,
    problem: {
      reason: "It is not a class of medical devices.",
      fix: "Write I, II, III or IV, or leave the cell blank for what is no medical device.",
    },
  },
  {
    key: "licenceNumber",
    heading: "Licence Number",
    aliases: ["License Number", "Medical Device Licence"],
    label: "Medical device licence",
    choices: [],
    asIs: /^\d{1,7}$/,
    problem: {
      reason: "It is not the number of a medical device licence.",
      fix: "Write digits only, as in Health Canada's list of active licences (MDALL).",
    },
  },
  {
    key: "returnPolicy",
    heading: "Return Policy",
    label: RETURN_LINE,
    choices: [
      { text: RETURN_RULES.standard, cells: RETURN_RULE_SPELLINGS.standard },
      { text: RETURN_RULES["final-sale"], cells: RETURN_RULE_SPELLINGS["final-sale"] },
      { text: RETURN_RULES["once-opened"], cells: RETURN_RULE_SPELLINGS["once-opened"] },
    ],
    problem: {
      reason: "It is not one of the return policies.",
      fix: "Write standard, final sale, or final sale once opened; write others as spec:Returns.",
    },
  },
  {
    key: "oversize",
    heading: "Oversize",
    label: OVERSIZE_LINE.name,
    choices: [
      { text: OVERSIZE_LINE.value, cells: YES },
      { text: NO_LINE, cells: NO },
    ],
    problem: { reason: "It is neither yes nor no.", fix: "Write yes or no." },
  },
] as const satisfies readonly SpecColumn[];

export type SpecColumnKey = (typeof SPEC_COLUMNS)[number]["key"];

interface ReadColumn extends SpecColumn {
  key: SpecColumnKey;
  /** Texts by what cells say, spelt plainly: made once, for files have many cells. */
  texts: ReadonlyMap<string, string>;
}

const COLUMNS: readonly ReadColumn[] = SPEC_COLUMNS.map(
  (column: SpecColumn & { key: SpecColumnKey }) => ({
    ...column,
    texts: new Map(
      column.choices.flatMap(({ text, cells }) =>
        [text, ...cells].map((given) => [plainName(given), text] as const),
      ),
    ),
  }),
);

/** The line's text that a cell means, {@link NO_LINE} for none, undefined for nonsense. */
function meaning({ texts, asIs }: ReadColumn, given: string): string | undefined {
  if (asIs?.test(given)) return given;
  const plain = plainName(given);
  return plain === "" ? undefined : texts.get(plain);
}

/** As {@link meaning} of the column with this key; for texts that did not come through a file. */
export function specMeaning(key: SpecColumnKey, given: string): string | undefined {
  const column = COLUMNS.find((each) => each.key === key);
  return column && meaning(column, given);
}

/** The cell schemas of these columns, for the row's. */
export const specCells = Object.fromEntries(
  COLUMNS.map((column) => [
    column.key,
    cell(
      (text) => meaning(column, text) ?? new CellProblem(column.problem.reason, column.problem.fix),
    ),
  ]),
) as Record<SpecColumnKey, ReturnType<typeof cell<string>>>;

export type SaidByColumns = { readonly [Key in SpecColumnKey]?: string | undefined };

/** Lines that a row gives, and lines that it says are not there. */
interface RowSpecs {
  specs?: Spec[];
  withoutSpecs?: Spec[];
}

/**
 * Joins the lines of `spec:` columns with those of the columns here. Of one line, a file that says
 * it in both ways must say the same.
 */
export function rowSpecs(
  specs: readonly Spec[] | undefined,
  said: SaidByColumns,
  context: z.RefinementCtx,
): RowSpecs {
  const joined = [...(specs ?? [])];
  const withoutSpecs: Spec[] = [];
  for (const column of COLUMNS) {
    const text = said[column.key];
    if (text === undefined) continue;
    const place = joined.findIndex(({ name }) => isCalled(column, name));
    const other = joined[place]?.value;
    const contradicts = text === NO_LINE ? isOfColumn(column, other) : other !== text;
    if (other !== undefined && contradicts) {
      context.addIssue({
        code: "custom",
        path: ["specs", place],
        message: `The column "${column.heading}" says something else in this row.`,
        params: { fix: "Leave one of the two cells blank." },
      });
    } else if (text === NO_LINE) {
      withoutSpecs.push(
        ...column.choices
          .filter((choice) => choice.text !== NO_LINE)
          .map((choice) => ({ name: column.label, value: choice.text })),
      );
    } else if (other === undefined) joined.push({ name: column.label, value: text });
  }
  return {
    ...((specs || joined.length > 0) && { specs: joined }),
    ...(withoutSpecs.length > 0 && { withoutSpecs }),
  };
}

/** The names, in lower case, of the lines that cells with these keys hold, `spec:` columns or not. */
export function specNamesOf(keys: Iterable<string>): Set<string> {
  const names = [...keys].flatMap((key) =>
    key.startsWith("spec:")
      ? key.slice("spec:".length)
      : (COLUMNS.find((column) => column.key === key)?.label ?? []),
  );
  return new Set(names.map((name) => name.toLowerCase()));
}

/** A product's lines as cells of the columns here, and those that only a `spec:` column can say. */
export function splitSpecs(specs: readonly Spec[]): {
  cells: Record<SpecColumnKey, string>;
  others: Spec[];
} {
  const cells = Object.fromEntries(COLUMNS.map(({ key }) => [key, ""])) as Record<
    SpecColumnKey,
    string
  >;
  const others = specs.filter(({ name, value }) => {
    const column = COLUMNS.find((each) => isCalled(each, name));
    const written = column && cellFor(column, value);
    if (!column || written === undefined) return true;
    cells[column.key] = written;
    return false;
  });
  return { cells, others };
}

function cellFor({ choices, asIs }: SpecColumn, value: string): string | undefined {
  if (asIs?.test(value)) return value;
  return choices.find(({ text }) => text === value && text !== NO_LINE)?.cells[0];
}

const isOfColumn = (column: SpecColumn, value: string | undefined) =>
  value !== undefined && cellFor(column, value) !== undefined;

const isCalled = ({ label }: SpecColumn, name: string) =>
  label.toLowerCase() === name.toLowerCase();
