import {
  MAX_META_DESCRIPTION_LENGTH,
  MAX_META_TITLE_LENGTH,
  slugFromName,
} from "@eldercare/contracts";
import { oneLine } from "../cells/one-line.js";
import type { ColumnMap } from "../table/map-columns.js";
import type { TableRow } from "../table/table.js";

/** What a cell becomes, and what somebody should know of that. */
interface Mended {
  text: string;
  note?: string;
}

/**
 * What other shops allow in a cell and this one does not, though it is clear what it means; by the
 * key of its column. Nothing for a cell that stays.
 */
const MENDS: Readonly<Record<string, (text: string) => Mended | undefined>> = {
  // Shopify keeps spreadsheets from counting with it.
  sku: (text) => (/^'[\d+=@-]/.test(text) ? { text: text.slice(1) } : undefined),
  slug: asAddress,
  onHand: asStock,
  metaTitle: (text) => shortened(text, "title for search engines", MAX_META_TITLE_LENGTH),
  metaDescription: (text) =>
    shortened(text, "description for search engines", MAX_META_DESCRIPTION_LENGTH),
};

/** A row of another shop's file with its cells as this shop takes them, and what was done, as sentences. */
export function mendedRow<Row extends TableRow>(
  row: Row,
  { columns }: Pick<ColumnMap, "columns">,
): { row: Row; notes: readonly string[] } {
  const cells = [...row.cells];
  const notes = columns.flatMap(({ key, index }) => {
    const mended = MENDS[key]?.(cells[index] ?? "");
    if (!mended) return [];
    cells[index] = mended.text;
    return mended.note ?? [];
  });
  return { row: { ...row, cells }, notes };
}

function asStock(text: string): Mended | undefined {
  // More was sold than there was.
  if (/^-\d/.test(text)) return { text: "0", note: `The stock of ${text} was taken as 0.` };
  // Wix and Squarespace, where nobody counts.
  if (/^out ?of ?stock$/i.test(text)) return { text: "0" };
  return /^(?:unlimited|in ?stock)$/i.test(text) ? { text: "" } : undefined;
}

const MAX_ADDRESS = 100;

function asAddress(text: string): Mended | undefined {
  const address = slugFromName(text).slice(0, MAX_ADDRESS).replace(/-+$/, "");
  if (text === address || address === "") return undefined;
  return { text: address, note: `The address "${text}" was taken as "${address}".` };
}

function shortened(text: string, called: string, max: number): Mended | undefined {
  const line = oneLine(text);
  if (line.length <= max) return undefined;
  const whole = line.slice(0, max - 1).replace(/\s+\S*$/, "");
  return {
    text: `${whole}…`,
    note: `The ${called} has ${line.length} characters; the first ${whole.length} were taken.`,
  };
}
