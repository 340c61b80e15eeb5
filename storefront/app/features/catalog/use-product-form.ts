import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import type { CartProduct } from "~/features/cart/cart-rules";
import { cartActions } from "~/features/cart/cart-store";
import { pressedValue } from "~/features/cart/pressed-value";

/**
 * A form that puts a product into the cart ('add') or buys it at once ('buy'): posted to the cart's
 * page without scripts. `onAdd` does the former with them.
 */
export function useProductForm(item: CartProduct | undefined, onAdd: () => void, quantity = 1) {
  const navigate = useNavigate();
  return {
    method: "post",
    action: "/cart",
    onSubmit(event: FormEvent) {
      event.preventDefault();
      if (pressedValue(event) !== "buy") return onAdd();
      if (!item) return;
      cartActions.add(item, quantity);
      void navigate("/checkout");
    },
  } as const;
}
