import type { ProductRow, ReadRow, RowError } from "@eldercare/catalog-import";

/** The shop did not take rows that looked good; none of these rows was written. */
export class RowsRefused extends Error {
  constructor(
    readonly file: string,
    readonly rows: readonly number[],
    cause: unknown,
  ) {
    const [first, last] = [Math.min(...rows), Math.max(...rows)];
    const which = first === last ? `row ${first}` : `rows ${first} to ${last}`;
    super(
      `${file}: the shop did not take ${which}: ${reasonOf(cause)}\nNone of these rows was written; what was written before them stays. Correct the cause and run again: rows that are in already are left as they are.`,
      { cause },
    );
    this.name = "RowsRefused";
  }
}

/** Does a write that is taken back as a whole when it fails; then throws {@link RowsRefused}. */
export async function writeRows<T>(
  file: string,
  rows: readonly { row: number }[],
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw new RowsRefused(
      file,
      rows.map(({ row }) => row),
      error,
    );
  }
}

/** What the database's own rules mean to the author of a file. */
const TAKEN: readonly { constraint: RegExp; column: string; reason: string }[] = [
  {
    constraint: /sku/i,
    column: "SKU",
    reason: "Something else in the shop has this SKU already (an inventory item or a variant).",
  },
  { constraint: /handle/i, column: "Slug", reason: "Another product has this address already." },
  {
    constraint: /barcode/i,
    column: "Barcode",
    reason: "Something else in the shop has this bar code already.",
  },
];
const UNIQUE_VIOLATION = "23505";

/** Whether the database refuses what something else has already. */
export const isTaken = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && "code" in error && error.code === UNIQUE_VIOLATION;

/** The row error of a row that the database does not take, or undefined for any other failure. */
export function refusedRow(
  file: string,
  row: ReadRow<ProductRow>,
  error: unknown,
): RowError | undefined {
  if (!isTaken(error)) return undefined;
  const constraint = "constraint" in error ? String(error.constraint) : "";
  const known = TAKEN.find((each) => each.constraint.test(constraint));
  const column = known?.column ?? "";
  const taken = takenValue(error);
  const variants = [row, ...(row.variants ?? [])];
  const variant = variants.find(
    ({ sku, barcode }) => taken === { SKU: sku, Barcode: barcode }[column],
  );
  return {
    file,
    row: variant?.row ?? row.row,
    column,
    value: taken ?? { SKU: row.sku, Barcode: row.barcode }[column] ?? row.slug ?? "",
    reason: known?.reason ?? "Something in it exists already and may exist only once.",
    fix: "Correct it and run again.",
  };
}

/** PostgreSQL names the value in its detail: `Key (barcode)=(0123) already exists.` */
function takenValue(error: Error): string | undefined {
  const detail = "detail" in error ? String(error.detail) : "";
  return /\)=\((.*)\) /.exec(detail)?.[1];
}

/** Workflows throw what their steps threw as plain objects. */
export function reasonOf(cause: unknown): string {
  const message =
    typeof cause === "object" && cause !== null && "message" in cause ? cause.message : cause;
  // The database's client puts the whole statement before the reason.
  const reason = String(message).split(" - ").at(-1) ?? "";
  return reason.replace(/\.?$/, ".");
}
