import type { Product } from "@eldercare/contracts";
import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { cartProductOf } from "~/features/cart/cart-product";
import { cartActions } from "~/features/cart/cart-store";
import { pressedValue } from "~/features/cart/pressed-value";

/**
 * A form that puts a product into the cart ('add') or buys it at once ('buy'): posted to the cart's
 * page without scripts. `onAdd` does the former with them.
 */
export function useProductForm(product: Product, onAdd: () => void, quantity = 1) {
  const navigate = useNavigate();
  return {
    method: "post",
    action: "/cart",
    onSubmit(event: FormEvent) {
      event.preventDefault();
      if (pressedValue(event) !== "buy") return onAdd();
      cartActions.add(cartProductOf(product), quantity);
      void navigate("/checkout");
    },
  } as const;
}
