import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import type { CartProduct } from "~/features/cart/cart-rules";
import { cartActions } from "~/features/cart/cart-store";
import { pressedValue } from "~/features/cart/pressed-value";

/** What leads to the checkout with a product, `quantity` pieces of it. */
export function useBuying() {
  const navigate = useNavigate();
  return (item: CartProduct, quantity: number) => {
    cartActions.add(item, quantity);
    void navigate("/checkout");
  };
}

/** What the scripts do where a form would be posted. */
type Doing = { onAdd: (pressed: Element) => void; onSave?: () => void };

/**
 * A form that puts a product into the cart ('add'), buys it at once ('buy') or saves it for later
 * ('save'): posted to the cart's page without scripts.
 */
export function useProductForm(
  item: CartProduct | undefined,
  { onAdd, onSave }: Doing,
  quantity = 1,
) {
  const buy = useBuying();
  return {
    method: "post",
    action: "/cart",
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const intent = pressedValue(event);
      if (intent === "save") return onSave?.();
      if (intent !== "buy") return onAdd(event.currentTarget);
      if (item) buy(item, quantity);
    },
  } as const;
}
