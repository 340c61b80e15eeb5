import { type CartItem, formatDollars, idOfCartLine, wholeNameOf } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { Link } from "react-router";
import { Unbroken } from "~/components/unbroken";
import { countPieces, countText, lineTotal, subtotalOf } from "~/features/cart/cart-rules";
import type { TodaysCart } from "~/features/cart/served-cart";
import styles from "./cart-without-scripts.module.css";

function Line({ line, amount }: { line: CartItem; amount: string }) {
  return (
    <li className={styles.line}>
      <span>
        <Unbroken text={wholeNameOf(line)} />
        <br />
        {line.quantity} × {formatDollars(line.price)}
      </span>
      <strong>{amount}</strong>
    </li>
  );
}

/** What whoever has no scripts would buy, to be read out on the phone, and the way back to it. */
export function CartWithoutScripts({ items, soldOut }: TodaysCart) {
  return (
    <div className="without-scripts">
      <section className={styles.cart} aria-labelledby="cart-without-scripts">
        <h2 id="cart-without-scripts">What Is in Your Cart</h2>
        {items.length + soldOut.length === 0 ? (
          <p>There is nothing in your cart yet.</p>
        ) : (
          <>
            <ul className={styles.lines}>
              {items.map((line) => (
                <Line
                  key={idOfCartLine(line)}
                  line={line}
                  amount={formatDollars(lineTotal(line))}
                />
              ))}
              {soldOut.map((line) => (
                <Line key={idOfCartLine(line)} line={line} amount="Not counted" />
              ))}
            </ul>
            <p className={styles.subtotal}>
              <span>Subtotal ({countText(countPieces(items))})</span>
              <strong>{formatDollars(subtotalOf(items))}</strong>
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
