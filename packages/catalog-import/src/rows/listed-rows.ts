const LISTED = 10;

/** `rows 2, 3`: the first of them, and how many more there are. */
export function listedRows(rows: readonly number[]): string {
  const more = rows.length > LISTED ? ` and ${rows.length - LISTED} more` : "";
  return `${rows.length === 1 ? "row" : "rows"} ${rows.slice(0, LISTED).join(", ")}${more}`;
}
