import type { AccountCartResponse, Product } from "@eldercare/contracts";
import { cartProductOf } from "./cart-product";
import { allowedQuantity, type CartLines } from "./cart-rules";

/** Ids of the account's lines that a browser does not have. */
export const missingIds = (lines: CartLines, { items }: AccountCartResponse): string[] =>
  items.map(({ productId }) => productId).filter((id) => !lines.some((line) => line.id === id));

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
  const mergedQuantity = new Map(merged.items.map(({ productId, qty }) => [productId, qty]));
  const sentQuantity = new Map(sent.map(({ id, quantity }) => [id, quantity]));
  const known = lines.flatMap((line) => {
    if (sentQuantity.get(line.id) !== line.quantity) return [line];
    const quantity = mergedQuantity.get(line.id);
    return quantity ? [{ ...line, quantity }] : [];
  });
  const isHere = new Set([...lines.map(({ id }) => id), ...sentQuantity.keys()]);
  const added = products.flatMap((product) => {
    const quantity = isHere.has(product.id) ? undefined : mergedQuantity.get(product.id);
    if (!quantity) return [];
    const { stock: _stock, ...item } = cartProductOf(product);
    return [{ ...item, quantity: allowedQuantity(quantity) }];
  });
  return [...known, ...added];
}
