import {
  type CartItem,
  centsFromDollars,
  formatDollars,
  idOfCartLine,
  type Product,
  wholeNameOf,
} from "@eldercare/contracts";
import { allowedQuantity, type CartLines } from "./cart-rules";
import { chosenProduct } from "./chosen-product";

export type Refreshed = {
  lines: CartLines;
  /** Pieces in stock by line (`lineIdOf`); what is gone has 0. */
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
    const sold = product && chosenProduct(product, line.variantId);
    if (!sold) {
      stock[idOfCartLine(line)] = 0;
      notices.push(`${wholeNameOf(line)} is no longer available.`);
      return line;
    }
    const { stock: left, ...item } = sold;
    const name = wholeNameOf(item);
    stock[idOfCartLine(item)] = Math.max(0, left);
    if (centsFromDollars(line.price) !== centsFromDollars(item.price)) {
      notices.push(
        `The price of ${name} changed from ${formatDollars(line.price)} to ${formatDollars(item.price)}.`,
      );
    }
    if (left <= 0) {
      soldOut.push(name);
    } else if (line.quantity > left) {
      notices.push(`Only ${left} of ${name} left: we changed the quantity.`);
    }
    return { ...item, quantity: allowedQuantity(line.quantity, left > 0 ? left : undefined) };
  });
  return { lines: refreshed, stock, notices: [...notices, ...soldOutNotices(soldOut)] };
}
