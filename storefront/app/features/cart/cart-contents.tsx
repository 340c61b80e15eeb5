import { idOfCartLine } from "@eldercare/contracts";
import type { FormEvent } from "react";
import { Link } from "react-router";
import { toast } from "~/components/toast";
import styles from "./cart-contents.module.css";
import { CartLine } from "./cart-line";
import { cartCleared } from "./cart-messages";
import { type CartLines, subtotalOf } from "./cart-rules";
import { cartActions } from "./cart-store";
import { countedLines } from "./counted-lines";
import { FreeShippingBar } from "./free-shipping-bar";

function Notices({ notices, hasFailed }: { notices: readonly string[]; hasFailed: boolean }) {
  const sentences = hasFailed
    ? ["We could not check today's prices and stock. We check them again at checkout."]
    : notices;
  return (
    <div role="status">
      {sentences.length > 0 && (
        <ul className={styles.notices}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

type CartContentsProps = {
  items: CartLines;
  /** Pieces in stock by line (`lineIdOf`), as far as the shop was asked. */
  stock: Readonly<Record<string, number>>;
  notices: readonly string[];
  hasFailed: boolean;
  /** Where the focus goes when the button that had it is gone. */
  onRemoved: () => void;
  /** Called when a link leads to another page. */
  onGo?: () => void;
};

/** To what was taken out of the cart for another day. */
export const SavedLink = ({ onGo }: { onGo?: (() => void) | undefined }) => (
  <Link to="/wishlist" onClick={onGo} className={styles.saved}>
    See What You Saved for Later
  </Link>
);

/** What is in the cart, in the panel and on the cart's page: shipping bar, notices, lines, 'Clear Cart'. */
export function CartContents(props: CartContentsProps) {
  const { items, stock, notices, hasFailed, onRemoved, onGo } = props;
  function clear(event: FormEvent) {
    event.preventDefault();
    cartActions.clear();
    toast(cartCleared());
    onRemoved();
  }
  return (
    <>
      <FreeShippingBar subtotal={subtotalOf(countedLines(items, stock))} />
      <Notices notices={notices} hasFailed={hasFailed} />
      <ul className={styles.lines}>
        {items.map((line, index) => {
          const id = idOfCartLine(line);
          const isFirst = index === 0;
          return <CartLine key={id} {...{ line, isFirst, onRemoved, onGo }} stock={stock[id]} />;
        })}
      </ul>
      <div className={`${styles.below} no-print`}>
        <form method="post" action="/cart" onSubmit={clear}>
          <button type="submit" name="intent" value="clear" className={styles.clear}>
            Clear Cart
          </button>
        </form>
        <SavedLink onGo={onGo} />
      </div>
    </>
  );
}
