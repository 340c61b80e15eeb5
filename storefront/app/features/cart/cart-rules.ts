import {
  type CartItem,
  centsFromDollars,
  dollarsFromCents,
  idOfCartLine,
} from "@eldercare/contracts";

/** Rules of the cart (spec §4, §5): pure, so that every screen and the cookie agree. */

export type CartLines = readonly CartItem[];

/** What a product brings when it is added; `stock` (pieces) caps the line when it is known. */
export type CartProduct = Omit<CartItem, "quantity"> & { stock?: number };

/** No line grows beyond this, whatever a tampered cookie or a stuck key asks for. */
export const MAX_LINE_QUANTITY = 999;

/** Why a line has no more, where it is not the stock. */
export const LINE_LIMIT = `A cart takes at most ${MAX_LINE_QUANTITY} of one product.`;

/** The most pieces of a line. */
export const mostOf = (stock = MAX_LINE_QUANTITY) => Math.min(stock, MAX_LINE_QUANTITY);

/** A whole number from 1 to what is in stock (to 1 when nothing is). */
export function allowedQuantity(quantity: number, stock?: number): number {
  const most = Math.max(1, mostOf(stock));
  return Math.min(Math.max(1, Math.trunc(quantity) || 1), most);
}

/** The line that is about this (`lineIdOf`), if there is one. */
export const findLine = (lines: CartLines, lineId: string) =>
  lines.find((line) => idOfCartLine(line) === lineId);

/** Adds a product; one that is already there grows by `quantity`. */
export function addToLines(lines: CartLines, product: CartProduct, quantity = 1): CartLines {
  const { stock, ...item } = product;
  const present = findLine(lines, idOfCartLine(item));
  if (!present) return [...lines, { ...item, quantity: allowedQuantity(quantity, stock) }];
  const grown = allowedQuantity(present.quantity + Math.max(1, Math.trunc(quantity)), stock);
  return lines.map((line) => (line === present ? { ...item, quantity: grown } : line));
}

/** Sets a line's quantity; 0 or less removes it. */
export function setLineQuantity(
  lines: CartLines,
  lineId: string,
  quantity: number,
  stock?: number,
): CartLines {
  if (quantity <= 0) return removeLine(lines, lineId);
  return lines.map((line) =>
    idOfCartLine(line) === lineId ? { ...line, quantity: allowedQuantity(quantity, stock) } : line,
  );
}

export function removeLine(lines: CartLines, lineId: string): CartLines {
  return lines.filter((line) => idOfCartLine(line) !== lineId);
}

/** Pieces in the cart: what the badge shows. */
export function countPieces(lines: CartLines): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** Dollars of one line. Counted in cents, as dollars do not add up in floating point. */
export function lineTotal(line: CartItem): number {
  return dollarsFromCents(centsFromDollars(line.price) * line.quantity);
}

/** Cents of all lines. */
export function subtotalCents(lines: CartLines): number {
  return lines.reduce((sum, line) => sum + centsFromDollars(line.price) * line.quantity, 0);
}

/** Dollars of all lines. */
export function subtotalOf(lines: CartLines): number {
  return dollarsFromCents(subtotalCents(lines));
}

/** How many pieces, in words. */
export const countText = (count: number) => (count === 1 ? "1 item" : `${count} items`);
