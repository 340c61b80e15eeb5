import type { ColumnMap } from "../table/map-columns.js";

/**
 * What becomes of a listing of Etsy's whose variations stand in one row, without a price of each:
 * nobody could choose, so it comes as a draft.
 */
export function etsyVariations(
  cells: readonly string[],
  { dialect, places, columns }: ColumnMap,
): { lists: Record<string, string | undefined>; notes: readonly string[] } {
  const said = (name: string) => cells[places.get(name) ?? -1] ?? "";
  const variations = [1, 2].flatMap((number) => {
    const values = said(`variation${number}values`);
    const name = said(`variation${number}name`) || said(`variation${number}type`);
    return values ? [`${name}: ${values.replaceAll(/,\s*/g, ", ")}`] : [];
  });
  if (dialect !== "etsy" || variations.length === 0) return { lists: {}, notes: [] };
  const sku = cells[columns.find(({ key }) => key === "sku")?.index ?? -1] ?? "";
  return {
    // Several SKUs are none of the product's.
    lists: { status: "draft", ...(sku.includes(",") && { sku: undefined }) },
    notes: [
      `Its variations (${variations.join("; ")}) were left out, because the file has no price of each: it comes as a draft, for somebody to add them.`,
    ],
  };
}
