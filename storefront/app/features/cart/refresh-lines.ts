import {
  type CartItem,
  centsFromDollars,
  dollarsFromCents,
  formatDollars,
  type Product,
} from "@eldercare/contracts";
import { allowedQuantity, type CartLines } from "./cart-rules";

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
