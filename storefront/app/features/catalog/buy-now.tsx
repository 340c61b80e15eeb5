import type { Product } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { Link } from "react-router";
import { cartActions } from "~/features/cart/cart-store";
import { cartProductOf } from "./cart-product";

export type BuyNowProps = { product: Product; quantity?: number; className?: string };

/** Puts the product into the cart and goes to the checkout; nothing to press when it is out of stock. */
export function BuyNow({ product, quantity = 1, className }: BuyNowProps) {
  const words = (
    <>
      Buy Now<span className="visually-hidden">: {product.name}</span>
    </>
  );
  if (product.stock <= 0) {
    return (
      <Button tone="secondary" disabled className={className}>
        {words}
      </Button>
    );
  }
  return (
    <Button asChild tone="secondary" className={className}>
      <Link to="/checkout" onClick={() => cartActions.add(cartProductOf(product), quantity)}>
        {words}
      </Link>
    </Button>
  );
}
