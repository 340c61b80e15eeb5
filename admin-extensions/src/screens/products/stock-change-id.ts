const BYTES = 16;

/** A name that no other change of stock has. Also on plain http, where `randomUUID` is missing. */
export function newStockChangeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
