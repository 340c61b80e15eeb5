/** Filters of Medusa's lists, one per field: it holds the text, upper case or not. */
export function containing(text: string, fields: readonly string[]) {
  // The pattern's own signs stand for themselves.
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  return fields.map((field) => ({ [field]: { $ilike: pattern } }));
}
