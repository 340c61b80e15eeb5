import { formatDollars } from "@eldercare/contracts";
import { useState } from "react";
import { ChevronDownIcon } from "~/components/icons";
import { ProductImage } from "~/components/product-image";
import { type CartLines, countPieces, lineTotal, subtotalOf } from "~/features/cart/cart-rules";
import { cartActions } from "~/features/cart/cart-store";
import styles from "./order-summary.module.css";

const WIDE = "(min-width: 60rem)";

/** What is bought and what it costs (spec §2 Checkout). On a narrow screen it can be folded. */
export function OrderSummary({ lines }: { lines: CartLines }) {
  const [isOpen, setOpen] = useState(() => window.matchMedia(WIDE).matches || lines.length <= 2);
  const total = formatDollars(subtotalOf(lines));
  const count = countPieces(lines);
  return (
    <section className={styles.summary} aria-labelledby="order-summary">
      <div className={styles.top}>
        <h2 id="order-summary">Order Summary</h2>
        <button type="button" className={styles.edit} onClick={cartActions.open}>
          Change<span className="visually-hidden"> your cart</span>
        </button>
      </div>
      <details
        className={styles.details}
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className={styles.fold}>
          {count === 1 ? "1 item" : `${count} items`}
          <ChevronDownIcon />
        </summary>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line.id} className={styles.line}>
              <div className={styles.image}>
                <ProductImage src={line.image} alt="" sizes="72px" />
              </div>
              <div className={styles.facts}>
                <p className={styles.name}>{line.name}</p>
                <p className={styles.quantity}>
                  {line.quantity} × {formatDollars(line.price)}
                </p>
              </div>
              <strong className={styles.amount}>{formatDollars(lineTotal(line))}</strong>
            </li>
          ))}
        </ul>
      </details>
      <dl className={styles.totals}>
        <div>
          <dt>Subtotal</dt>
          <dd>{total}</dd>
        </div>
        <div>
          <dt>Shipping</dt>
          <dd>Free</dd>
        </div>
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>{total}</dd>
        </div>
      </dl>
      <p className={styles.tax}>In Canadian dollars, taxes included.</p>
    </section>
  );
}
