import { idOfCartLine, type Order, type Product, wholeNameOf } from "@eldercare/contracts";
import { addToLines, type CartLines, findLine, LINE_LIMIT, MAX_LINE_QUANTITY } from "./cart-rules";
import { chosenProduct } from "./chosen-product";
import type { PostedCart } from "./posted-cart";
import { addition } from "./quantity-entry";

type BoughtItem = Pick<
  Order["items"][number],
  "productId" | "variantId" | "variantName" | "name" | "qty"
>;
type BoughtOrder = { number: number; items: readonly BoughtItem[] };

/**
 * The product as it was bought, if it is sold so today. `isChoice` of one that is sold, and of which
 * something has to be chosen anew.
 */
function soldToday(products: readonly Product[], { productId, variantId }: BoughtItem) {
  const product = products.find(({ id }) => id === productId);
  if (!product) return { isChoice: false };
  const isChoice =
    product.variants.length > 0 && !product.variants.some(({ id }) => id === variantId);
  return { isChoice, sold: isChoice ? undefined : chosenProduct(product, variantId) };
}

/**
 * Puts what an order held into the cart again, at today's prices and as far as it is in stock, and says
 * what could not be. `products` are the shop's of today.
 */
export function buyAgain(
  lines: CartLines,
  { number, items }: BoughtOrder,
  products: readonly Product[],
): PostedCart {
  let grown = lines;
  let pieces = 0;
  const missing: string[] = [];
  const choices: string[] = [];
  const fewer: string[] = [];
  const overLimit: string[] = [];
  for (const item of items) {
    const { sold, isChoice } = soldToday(products, item);
    const inCart = sold ? (findLine(grown, idOfCartLine(sold))?.quantity ?? 0) : 0;
    const quantity = sold ? addition(item.qty, inCart, sold.stock).quantity : 0;
    if (sold && quantity > 0) grown = addToLines(grown, sold, quantity);
    pieces += quantity;
    const part = `${quantity} of ${item.qty} × ${wholeNameOf(item)}`;
    if (isChoice) choices.push(wholeNameOf(item));
    else if (sold && sold.stock >= MAX_LINE_QUANTITY && quantity < item.qty) overLimit.push(part);
    else if (quantity === 0) missing.push(wholeNameOf(item));
    else if (quantity < item.qty) fewer.push(part);
  }
  const sentences = [
    ...(pieces > 0
      ? [`${pieces === 1 ? "1 item" : `${pieces} items`} of order ${number} added to your cart.`]
      : []),
    ...(fewer.length > 0 ? [`Only ${fewer.join(", ")}: that is all we have in stock.`] : []),
    ...(overLimit.length > 0 ? [`${LINE_LIMIT} Not all was added: ${overLimit.join(", ")}.`] : []),
    ...(choices.length > 0
      ? [`Not added, because there is something to choose on its page now: ${choices.join(", ")}.`]
      : []),
    ...(missing.length > 0
      ? [`Not added, because we do not have more right now: ${missing.join(", ")}.`]
      : []),
  ];
  const description = sentences.join(" ");
  return {
    lines: grown,
    path: "/cart",
    notice:
      pieces > 0
        ? { title: "Added to Cart", description }
        : { title: "Nothing Added", description, tone: "destructive" },
  };
}
