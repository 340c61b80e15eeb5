import { formatDollars, idOfCartLine, wholeNameOf } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { Link } from "react-router";
import { countPieces, countText, lineTotal, subtotalOf } from "~/features/cart/cart-rules";
import { countedLines } from "~/features/cart/counted-lines";
import type { TodaysCart } from "~/features/cart/served-cart";
import styles from "./cart-without-scripts.module.css";

/** What whoever has no scripts would buy, to be read out on the phone, and the way back to it. */
export function CartWithoutScripts({ items, stock }: TodaysCart) {
  const counted = countedLines(items, stock);
  return (
    <div className="without-scripts">
      <section className={styles.cart} aria-labelledby="cart-without-scripts">
        <h2 id="cart-without-scripts">What Is in Your Cart</h2>
        {items.length === 0 ? (
          <p>There is nothing in your cart yet.</p>
        ) : (
          <>
            <ul className={styles.lines}>
              {items.map((line) => (
                <li key={idOfCartLine(line)} className={styles.line}>
                  <span>
                    {wholeNameOf(line)}
                    <br />
                    {line.quantity} × {formatDollars(line.price)}
                  </span>
                  <strong>
                    {counted.includes(line) ? formatDollars(lineTotal(line)) : "Not counted"}
                  </strong>
                </li>
              ))}
            </ul>
            <p className={styles.subtotal}>
              <span>Subtotal ({countText(countPieces(counted))})</span>
              <strong>{formatDollars(subtotalOf(counted))}</strong>
            </p>
          </>
        )}
        <Button asChild tone="secondary">
          <Link to="/cart">Back to Your Cart</Link>
        </Button>
      </section>
    </div>
  );
}
