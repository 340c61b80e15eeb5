import { FREE_SHIPPING_PRODUCT_DOLLARS, type Product, RETURN_DAYS } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { useState } from "react";
import { CheckIcon, ReturnIcon, ShieldIcon, TruckIcon } from "~/components/icons";
import { toast } from "~/components/toast";
import { quantityAddedToCart } from "~/features/cart/cart-messages";
import { cartProductOf } from "~/features/cart/cart-product";
import { cartActions } from "~/features/cart/cart-store";
import { wholeDollars } from "~/features/cart/free-shipping";
import { addition } from "~/features/cart/quantity-entry";
import { useFreeShippingDollars } from "~/features/cart/use-free-shipping-dollars";
import styles from "./buy-box.module.css";
import { BuyNow } from "./buy-now";
import { ProductPrice } from "./product-price";
import { QuantityStepper } from "./quantity-stepper";
import { useProductForm } from "./use-product-form";

const TRUST = [
  { label: "Certified Safe", Image: ShieldIcon },
  { label: "Fast Shipping", Image: TruckIcon },
  { label: `${RETURN_DAYS}-day Returns`, Image: ReturnIcon },
] as const;

function StockLine({ stock }: { stock: number }) {
  return stock > 0 ? (
    <p className={styles.stock} data-stock="in">
      <CheckIcon />
      In Stock ({stock} available)
    </p>
  ) : (
    <p className={styles.stock}>Out of Stock</p>
  );
}

/** Price, stock, quantity and the two ways to buy (spec §2 Product detail). */
export function BuyBox({ product, taxFree }: { product: Product; taxFree: string | null }) {
  const [wanted, setWanted] = useState(1);
  const [problem, setProblem] = useState<string | null>(null);
  const { id, name, stock } = product;
  const freeFrom = useFreeShippingDollars(FREE_SHIPPING_PRODUCT_DOLLARS);

  function onAdd() {
    const inCart = cartActions.currentLines().find((line) => line.id === id)?.quantity ?? 0;
    const added = addition(wanted, inCart, stock);
    setProblem(added.problem);
    if (added.quantity === 0) return;
    cartActions.add(cartProductOf(product), added.quantity);
    toast(quantityAddedToCart(added.quantity, name));
  }
  const form = useProductForm(product, onAdd, wanted);

  return (
    <div className={styles.box}>
      <div>
        <ProductPrice product={product} size="page" />
        {freeFrom !== null && (
          <p className={styles.shipping}>Free shipping on orders over {wholeDollars(freeFrom)}</p>
        )}
        {taxFree && (
          <p className={styles.taxFree}>
            <CheckIcon />
            {taxFree}
          </p>
        )}
      </div>
      <StockLine stock={stock} />
      <form {...form} className={styles.form}>
        <input type="hidden" name="product" value={id} />
        <QuantityStepper quantity={wanted} stock={stock} onChange={setWanted} />
        <p className={styles.problem} role="status">
          {problem}
        </p>
        <div className={styles.actions}>
          <Button type="submit" name="intent" value="add" disabled={stock <= 0}>
            Add to Cart
          </Button>
          <BuyNow product={product} />
        </div>
      </form>
      <ul className={styles.trust} aria-label="Our promises">
        {TRUST.map(({ label, Image }) => (
          <li key={label}>
            <Image />
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
