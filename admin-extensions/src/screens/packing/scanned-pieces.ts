import { type PackingLine, wholeNameOf } from "@eldercare/contracts";

/** Pieces that are in the parcel on the table, by line. */
export type Ticks = Readonly<Record<string, number>>;

/** What a scan did, in words; `isWrong` is said loud. */
export interface Scan {
  ticks: Ticks;
  isWrong: boolean;
  said: string;
}

type Line = Pick<PackingLine, "id" | "name" | "variantName" | "sku" | "barcode" | "qty" | "packed">;

/** Pieces of a line that no parcel holds yet. */
export const leftOf = ({ qty, packed }: Pick<Line, "qty" | "packed">): number =>
  Math.max(0, qty - packed);

/** Everything that is left is in the parcel. */
export const isComplete = (lines: readonly Line[], ticks: Ticks): boolean =>
  lines.every((line) => (ticks[line.id] ?? 0) >= leftOf(line));

export const pieceCount = (ticks: Ticks): number =>
  Object.values(ticks).reduce((sum, count) => sum + count, 0);

/** The pieces of a parcel, as the call takes them. */
export const piecesOf = (ticks: Ticks): { lineId: string; qty: number }[] =>
  Object.entries(ticks).flatMap(([lineId, qty]) => (qty > 0 ? [{ lineId, qty }] : []));

/** All that is left. */
export const allLeft = (lines: readonly Line[]): Ticks =>
  Object.fromEntries(lines.map((line) => [line.id, leftOf(line)]));

/** Another number of pieces of a line: none at least, and at most what is left of it. */
export function withCount(lines: readonly Line[], ticks: Ticks, lineId: string, count: number) {
  const line = lines.find(({ id }) => id === lineId);
  const most = line ? leftOf(line) : 0;
  return { ...ticks, [lineId]: Math.min(Math.max(0, Math.trunc(count) || 0), most) };
}

/** What was ticked another time, without what others packed or took out meanwhile. */
export const ticksWithin = (lines: readonly Line[], ticks: Ticks): Ticks =>
  Object.keys(ticks).reduce<Ticks>(
    (within, id) => withCount(lines, within, id, ticks[id] ?? 0),
    {},
  );

/**
 * Ticks one piece of the line with the SKU or barcode that was scanned or typed. Of several lines
 * with the same one the first counts that still lacks a piece.
 */
export function scanned(lines: readonly Line[], ticks: Ticks, typed: string): Scan {
  const code = plain(typed);
  const wrong = (said: string): Scan => ({ ticks, isWrong: true, said });
  if (!code) return { ticks, isWrong: false, said: "" };
  const found = lines.filter(({ sku, barcode }) => [sku, barcode].map(plain).includes(code));
  const [first] = found;
  if (!first) return wrong(`${typed.trim()} is not in this order. Put it back.`);
  const open = found.find((line) => (ticks[line.id] ?? 0) < leftOf(line));
  if (!open) {
    const name = wholeNameOf(first);
    return wrong(
      found.every((line) => leftOf(line) === 0)
        ? `${name} is packed already. Put it back.`
        : `There are enough of ${name}. Put this one back.`,
    );
  }
  const next = { ...ticks, [open.id]: (ticks[open.id] ?? 0) + 1 };
  const done = isComplete(lines, next) ? " Everything is in: ready to send." : "";
  const said = `${wholeNameOf(open)}: ${next[open.id]} of ${leftOf(open)}.${done}`;
  return { ticks: next, isWrong: false, said };
}

/** Readers add spaces, and some keyboards other cases. */
const plain = (code: string): string => code.trim().toUpperCase();
