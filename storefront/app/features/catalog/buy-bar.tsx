import { Button } from "@eldercare/ui/button";
import { type RefObject, useEffect } from "react";
import styles from "./buy-bar.module.css";
import { ProductPrice, type ProductPriceProps } from "./product-price";

/** The form that puts the page's product into the cart. */
export const BUY_FORM_ID = "buy";

/** Tells whether a part of the page is off the screen, whenever that changes. */
export function useOffScreen(place: RefObject<Element>, tell: (isOff: boolean) => void): void {
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) =>
      tell(entries.every(({ isIntersecting }) => !isIntersecting)),
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, tell]);
}

/**
 * Price and 'Add to Cart' at the bottom edge of a phone's screen while those of the page are out of
 * sight. It lies in the page's own flow: at the page's end it stands below the last thing. For whoever
 * points: a keyboard or a screen reader has the page's own button, and should not meet it twice.
 */
export function BuyBar({ product }: Pick<ProductPriceProps, "product">) {
  return (
    <div className={styles.bar} aria-hidden="true">
      <ProductPrice product={product} />
      <Button type="submit" form={BUY_FORM_ID} name="intent" value="add" tabIndex={-1}>
        Add to Cart
      </Button>
    </div>
  );
}
