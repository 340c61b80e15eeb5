import {
  type CartItem,
  centsFromDollars,
  dollarsFromCents,
  FREE_SHIPPING_CART_DOLLARS,
  formatDollars,
  type Product,
} from "@eldercare/contracts";

/** Rules of the cart (spec §4, §5): pure, so that every screen and the cookie agree. */

export type CartLines = readonly CartItem[];

/** What a product brings when it is added; `stock` (pieces) caps the line when it is known. */
export type CartProduct = Omit<CartItem, "quantity"> & { stock?: number };

/** No line grows beyond this, whatever a tampered cookie or a stuck key asks for. */
export const MAX_LINE_QUANTITY = 999;

/** A whole number from 1 to what is in stock (to 1 when nothing is). */
export function allowedQuantity(quantity: number, stock = MAX_LINE_QUANTITY): number {
  const most = Math.max(1, Math.min(stock, MAX_LINE_QUANTITY));
  return Math.min(Math.max(1, Math.trunc(quantity) || 1), most);
}

/** Adds a product; one that is already there grows by `quantity`. */
export function addToLines(lines: CartLines, product: CartProduct, quantity = 1): CartLines {
  const { stock, ...item } = product;
  const present = lines.find((line) => line.id === item.id);
  if (!present) return [...lines, { ...item, quantity: allowedQuantity(quantity, stock) }];
  const grown = allowedQuantity(present.quantity + Math.max(1, Math.trunc(quantity)), stock);
  return lines.map((line) => (line === present ? { ...item, quantity: grown } : line));
}

/** Sets a line's quantity; 0 or less removes it. */
export function setLineQuantity(
  lines: CartLines,
  id: string,
  quantity: number,
  stock?: number,
): CartLines {
  if (quantity <= 0) return removeLine(lines, id);
  return lines.map((line) =>
    line.id === id ? { ...line, quantity: allowedQuantity(quantity, stock) } : line,
  );
}

export function removeLine(lines: CartLines, id: string): CartLines {
  return lines.filter((line) => line.id !== id);
}

/** Pieces in the cart: what the badge shows. */
export function countPieces(lines: CartLines): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** Dollars of one line. Counted in cents, as dollars do not add up in floating point. */
export function lineTotal(line: CartItem): number {
  return dollarsFromCents(centsFromDollars(line.price) * line.quantity);
}

/** Dollars of all lines. */
export function subtotalOf(lines: CartLines): number {
  return dollarsFromCents(
    lines.reduce((sum, line) => sum + centsFromDollars(line.price) * line.quantity, 0),
  );
}

export type FreeShippingProgress = { text: string; percent: number; qualifies: boolean };

/** The panel's progress bar: text and filled part, 0 to 100. */
export function freeShippingProgress(subtotal: number): FreeShippingProgress {
  const missing = FREE_SHIPPING_CART_DOLLARS - subtotal;
  if (missing <= 0) {
    return { text: "You qualify for free shipping!", percent: 100, qualifies: true };
  }
  return {
    text: `Add ${formatDollars(missing)} more for free shipping!`,
    percent: Math.floor((subtotal / FREE_SHIPPING_CART_DOLLARS) * 100),
    qualifies: false,
  };
}

export type Refreshed = {
  lines: CartLines;
  /** Pieces in stock by product id; products that are gone have 0. */
  stock: Readonly<Record<string, number>>;
  /** What changed since the products were added, as sentences. */
  notices: readonly string[];
};

/** Lines say it of themselves too, so many of them need not all be listed above. */
function soldOutNotices(names: readonly string[]): string[] {
  if (names.length > 2)
    return [`${names.length} products are out of stock. They are marked below.`];
  return names.map((name) => `${name} is out of stock.`);
}

/** Brings lines up to date with the shop's products: price, name, image, stock. */
export function refreshLines(lines: CartLines, products: readonly Product[]): Refreshed {
  const productOf = new Map(products.map((product) => [product.id, product]));
  const stock: Record<string, number> = {};
  const notices: string[] = [];
  const soldOut: string[] = [];
  const refreshed = lines.map((line): CartItem => {
    const product = productOf.get(line.id);
    stock[line.id] = Math.max(0, product?.stock ?? 0);
    if (!product) {
      notices.push(`${line.name} is no longer available.`);
      return line;
    }
    const price = dollarsFromCents(product.priceCAD);
    if (centsFromDollars(line.price) !== product.priceCAD) {
      notices.push(
        `The price of ${product.name} changed from ${formatDollars(line.price)} to ${formatDollars(price)}.`,
      );
    }
    if (product.stock <= 0) {
      soldOut.push(product.name);
    } else if (line.quantity > product.stock) {
      notices.push(`Only ${product.stock} of ${product.name} left: we changed the quantity.`);
    }
    return {
      id: line.id,
      name: product.name,
      price,
      image: product.images[0] ?? "",
      quantity: allowedQuantity(line.quantity, product.stock > 0 ? product.stock : undefined),
    };
  });
  return { lines: refreshed, stock, notices: [...notices, ...soldOutNotices(soldOut)] };
}
