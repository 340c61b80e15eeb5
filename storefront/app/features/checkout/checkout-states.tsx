import { formatCents } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { CartIcon } from "~/components/icons";
import { Unbroken } from "~/components/unbroken";
import styles from "./checkout-page.module.css";
import { confirmationPath } from "./confirmation-path";

/** Says that the order before this one is paid, so that nobody pays it again. */
export function LastOrderPaid({ orderId }: { orderId: string }) {
  return (
    <p role="status" className={styles.paid}>
      Your last order is paid. <Link to={confirmationPath(orderId)}>See your order</Link>
    </p>
  );
}

/** The bank has yet to answer for the order before this one: who pays its cart now may pay it twice. */
export function LastOrderUnsettled({ orderId }: { orderId: string }) {
  return (
    <div className={styles.state} role="status">
      <h2>Confirming your payment...</h2>
      <p>
        Your bank has not yet answered for your last order. Please do not pay again: until we know,
        your cart stays as it is.
      </p>
      <p>
        <Link to={confirmationPath(orderId)}>See your order</Link>
      </p>
    </div>
  );
}

/**
 * Nothing to pay. `changes` says why, when the cart was just emptied by what was sold out;
 * `paidOrderId`, when it was bought.
 */
export function EmptyCheckout({
  changes,
  paidOrderId,
}: {
  changes: readonly string[];
  paidOrderId: string | null;
}) {
  return (
    <div className={styles.state}>
      <CartIcon className={styles.image} />
      <h2>Your cart is empty</h2>
      {paidOrderId && <LastOrderPaid orderId={paidOrderId} />}
      <div role="status">
        {changes.map((change) => (
          <p key={change}>{change}</p>
        ))}
      </div>
      <p>Add some products before checkout</p>
      <Button asChild>
        <Link to="/products">Continue Shopping</Link>
      </Button>
    </div>
  );
}

/** What is waited for before anything can be filled in. */
export function Waiting({ words }: { words: string }) {
  return (
    <div className={styles.state} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <p>{words}</p>
    </div>
  );
}

/** The payment could not be begun; the cart stays. */
export function PaymentUnavailable({
  sentence,
  onRetry,
}: {
  sentence: string;
  onRetry: () => void;
}) {
  return (
    <div className={styles.state}>
      <div role="alert">
        <h2>We could not start your payment</h2>
        <p>
          <Unbroken text={sentence || "Failed to initialize payment. Please try again."} />
        </p>
      </div>
      <p>Nothing was charged, and your cart is safe.</p>
      <Button onClick={onRetry}>Try Again</Button>
    </div>
  );
}

/** Prices, stock or what comes to them changed: what exactly, and the new total to agree to. */
export function CartChanged({
  changes,
  totalCents,
  onAgree,
}: {
  changes: readonly string[];
  totalCents: number;
  onAgree: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <section className={styles.changed} aria-labelledby="cart-changed">
      <h2 id="cart-changed" ref={heading} tabIndex={-1}>
        Your cart has changed
      </h2>
      <p>While you were shopping, this changed in our shop. Nothing was charged.</p>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <Button onClick={onAgree}>Continue with {formatCents(totalCents)}</Button>
    </section>
  );
}
