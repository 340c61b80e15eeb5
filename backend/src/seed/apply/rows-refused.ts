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

/** Workflows throw what their steps threw as plain objects. */
function reasonOf(cause: unknown): string {
  const message =
    typeof cause === "object" && cause !== null && "message" in cause ? cause.message : cause;
  return String(message).replace(/\.?$/, ".");
}
