import { Button } from "@eldercare/ui/button";
import { useId } from "react";
import { Link } from "react-router";
import styles from "./cart-contents.module.css";
import { SOLD_OUT_LINE } from "./cart-line";

type ToCheckoutProps = {
  /** The cart holds what is sold out: it has to go first. */
  isHeld: boolean;
  /** The way to the checkout was taken. */
  onGo?: () => void;
};

/** Nothing is bought that is sold out: whoever presses is led to what has to be removed. */
const leadToSoldOut = () =>
  document.querySelector<HTMLElement>(`[${SOLD_OUT_LINE}] button[value="0"]`)?.focus();

/** 'Proceed to Checkout', of the panel and of the cart's page. */
export function ToCheckout({ isHeld, onGo }: ToCheckoutProps) {
  const reason = useId();
  if (!isHeld) {
    return (
      <Button asChild>
        <Link to="/checkout" onClick={onGo}>
          Proceed to Checkout
        </Link>
      </Button>
    );
  }
  return (
    <>
      <p id={reason} className={styles.held}>
        Please remove what is out of stock. It is not counted in the subtotal.
      </p>
      {/* Not `disabled`: who gets there by keyboard is led to what is to be done. */}
      <Button type="button" aria-disabled aria-describedby={reason} onClick={leadToSoldOut}>
        Proceed to Checkout
      </Button>
    </>
  );
}
