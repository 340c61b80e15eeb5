import type { ImportColumn, ImportColumns } from "@eldercare/contracts";

/** What a column may be, as a list to choose from shows it. */
export interface ColumnField {
  value: string;
  label: string;
}

const LEAVE_OUT: ColumnField = { value: "", label: "Leave out" };

/** What may be chosen for a column: the shop's fields, a specification, what variants differ in. */
export function fieldsFor(
  { heading, chosen }: Pick<ImportColumn, "heading" | "chosen">,
  { fields, hasSpecs, hasVariants }: Pick<ImportColumns, "fields" | "hasSpecs" | "hasVariants">,
): ColumnField[] {
  const offered = [
    LEAVE_OUT,
    ...fields.map((field) => ({ value: field, label: field })),
    ...(hasSpecs ? [{ value: `spec:${heading}`, label: `Specification “${heading}”` }] : []),
    ...(hasVariants
      ? [{ value: `option:${heading}`, label: `Choice of variants “${heading}”` }]
      : []),
  ];
  // What was said by a command may be another name.
  const isOffered = offered.some(({ value }) => value === (chosen ?? ""));
  return isOffered || chosen === null ? offered : [...offered, { value: chosen, label: chosen }];
}

/** What stands in a column's list at first. */
export function firstField({ chosen, suggestion }: ImportColumn): string {
  return chosen ?? suggestion;
}

/** A field that two columns were given, if any: they would contradict each other. */
export function twiceChosen(fields: readonly string[]): string | undefined {
  return fields.find((field, place) => field !== "" && fields.indexOf(field) !== place);
}

/** What new things need and no column holds, given what was chosen; the best known name of each. */
export function stillMissing(
  { missing }: Pick<ImportColumns, "missing">,
  chosen: readonly string[],
): string[] {
  return missing
    .filter((fields) => !fields.some((field) => chosen.includes(field)))
    .flatMap(([field]) => field ?? []);
}
