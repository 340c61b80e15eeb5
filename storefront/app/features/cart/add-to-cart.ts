import { idOfCartLine } from "@eldercare/contracts";
import { type CartProduct, findLine } from "./cart-rules";
import { cartActions } from "./cart-store";
import { type Addition, addition } from "./quantity-entry";

/** Adds pieces as far as the shop has them; answers how many, and why it is not what was wanted. */
export function addToCart(item: CartProduct & { stock: number }, wanted = 1): Addition {
  const inCart = findLine(cartActions.currentLines(), idOfCartLine(item))?.quantity ?? 0;
  const added = addition(wanted, inCart, item.stock);
  if (added.quantity > 0) cartActions.add(item, added.quantity);
  return added;
}
