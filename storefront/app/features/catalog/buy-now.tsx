import type { Product } from "@eldercare/contracts";
import { Button, type ButtonProps } from "@eldercare/ui/button";

export type BuyNowProps = Pick<ButtonProps, "className" | "form" | "name" | "value" | "onClick"> & {
  product: Pick<Product, "name" | "stock">;
};

/** The button of a product's form that goes on to the checkout; nothing to press when it is out of stock. */
export function BuyNow({ product, ...button }: BuyNowProps) {
  const isOut = product.stock <= 0;
  return (
    <Button
      type="submit"
      name="intent"
      value="buy"
      // It leads to another page (spec §2 Product detail).
      role={isOut ? undefined : "link"}
      tone="secondary"
      disabled={isOut}
      {...button}
    >
      Buy Now<span className="visually-hidden">: {product.name}</span>
    </Button>
  );
}
