import { type Dialect, dialectName } from "./dialect.js";
import { nearestName } from "./nearest-name.js";
import { plainName } from "./plain-name.js";

interface Known {
  key: string;
  heading: string;
  aliases?: readonly string[];
}

/** What is said of a file of another shop: whose it is, what was read as what, and what was not. */
export function foreignNote(
  dialect: Exclude<Dialect, "own">,
  known: readonly Known[],
  columns: readonly Known[],
  options: readonly string[],
  leftOut: readonly { heading: string }[],
): string {
  const used = columns.map(({ key, heading }) => {
    const ours = known.find((column) => column.key === key)?.heading;
    return plainName(ours ?? "") === plainName(heading) ? heading : `${heading} as ${ours}`;
  });
  const others = leftOut.map(({ heading }) => heading).join(", ");
  return `This is ${dialectName(dialect)}. Read: ${[...used, ...options].join(", ")}.${others ? ` Left out: ${others}.` : ""}`;
}

/** What is said of a column that nobody knows. */
export function unknownColumn(heading: string, known: readonly Known[]): string {
  const meant = nearestName(
    heading,
    known.flatMap((column) => [column.heading, ...(column.aliases ?? [])]),
  );
  return `The column "${heading}" is not known and was left out.${meant ? ` Did you mean "${meant}"?` : ""}`;
}
