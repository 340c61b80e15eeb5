/** What a field of an index may hold, as it is written and as it is read. */
type Content = unknown;

/** When a document's product was read: of two readings of the same product it alone differs. */
export const READ_AT = "read_at";

/**
 * Fields in which the document that the index holds is not the one that it should hold. A list is
 * compared as a set: filters ask whether something is in it. A document that claims to be of a later
 * reading than the present one differs in that too, since nothing could ever take its place.
 */
export function documentDifferences(
  held: Readonly<Record<string, Content>>,
  wanted: Readonly<Record<string, Content>>,
  fields: readonly string[],
): string[] {
  return fields.filter((field) =>
    field === READ_AT
      ? Number(held[field]) > Number(wanted[field])
      : comparable(held[field]) !== comparable(wanted[field]),
  );
}

/** Where a document says how many there are: in no filter, order or count of shoppers' lists. */
const STOCK_FIELDS = ["answer", "stock", "least_stock", READ_AT];

/**
 * Whether two documents of a product differ in how many there are of it and in nothing else, so that
 * it stands where it stood in every list, and only what shows the product shows something else. Where
 * nothing differs, a writer that died may have told nobody what it wrote: that is no such change.
 */
export function differInStockAlone(
  before: Readonly<Record<string, Content>>,
  now: Readonly<Record<string, Content>>,
): boolean {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  const others = fields.filter((field) => !STOCK_FIELDS.includes(field));
  return (
    typeof before.answer === "string" &&
    before.answer !== now.answer &&
    documentDifferences(before, now, others).length === 0 &&
    withoutStock(before.answer) === withoutStock(now.answer)
  );
}

/** The answer as text, without its numbers of pieces. */
const withoutStock = (answer: Content): string =>
  JSON.stringify(JSON.parse(String(answer)), (name, value) =>
    name === "stock" && typeof value === "number" ? undefined : value,
  );

/** An empty list and none at all find the same. */
function comparable(content: Content): string {
  if (!Array.isArray(content)) return JSON.stringify(content ?? null);
  return content.length === 0 ? "null" : JSON.stringify(content.map(String).sort());
}
