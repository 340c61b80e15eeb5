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

/** An empty list and none at all find the same. */
function comparable(content: Content): string {
  if (!Array.isArray(content)) return JSON.stringify(content ?? null);
  return content.length === 0 ? "null" : JSON.stringify(content.map(String).sort());
}
