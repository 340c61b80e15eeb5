import {
  type AccountCartResponse,
  idOfCartLine,
  lineIdOf,
  type Product,
} from "@eldercare/contracts";
import { allowedQuantity, type CartLines, findLine } from "./cart-rules";
import { chosenProduct } from "./chosen-product";

/** Ids of the products of the account's lines that a browser does not have. */
export const missingIds = (lines: CartLines, { items }: AccountCartResponse): string[] => [
  ...new Set(
    items.filter((item) => !findLine(lines, lineIdOf(item))).map(({ productId }) => productId),
  ),
];

/**
 * The browser's lines once the account's cart was merged with what it sent: quantities are the
 * merged ones, lines that are missing there go, `products` are the account's other lines. What was
 * changed while the call was on its way stays as it is.
 */
export function linesWithAccount(
  lines: CartLines,
  {
    sent,
    merged,
    products,
  }: { sent: CartLines; merged: AccountCartResponse; products: readonly Product[] },
): CartLines {
  const mergedQuantity = new Map(merged.items.map((item) => [lineIdOf(item), item.qty]));
  const sentQuantity = new Map(sent.map((line) => [idOfCartLine(line), line.quantity]));
  const known = lines.flatMap((line) => {
    const id = idOfCartLine(line);
    if (sentQuantity.get(id) !== line.quantity) return [line];
    const quantity = mergedQuantity.get(id);
    return quantity ? [{ ...line, quantity }] : [];
  });
  const isHere = new Set([...lines.map(idOfCartLine), ...sentQuantity.keys()]);
  const productOf = new Map(products.map((product) => [product.id, product]));
  const added = merged.items.flatMap(({ productId, variantId, qty }) => {
    const product = productOf.get(productId);
    const isNew = qty > 0 && !isHere.has(lineIdOf({ productId, variantId }));
    const sold = product && isNew ? chosenProduct(product, variantId) : undefined;
    if (!sold) return [];
    const { stock: _stock, ...item } = sold;
    return [{ ...item, quantity: allowedQuantity(qty) }];
  });
  return [...known, ...added];
}
