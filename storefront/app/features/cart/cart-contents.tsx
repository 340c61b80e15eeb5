import { idOfCartLine } from "@eldercare/contracts";
import type { FormEvent } from "react";
import { toast } from "~/components/toast";
import styles from "./cart-contents.module.css";
import { CartLine } from "./cart-line";
import { cartCleared } from "./cart-messages";
import { type CartLines, subtotalOf } from "./cart-rules";
import { cartActions } from "./cart-store";
import { countedLines } from "./counted-lines";
import { FreeShippingBar } from "./free-shipping-bar";

export const countText = (count: number) => (count === 1 ? "1 item" : `${count} items`);

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
};

/** What is in the cart, in the panel and on the cart's page: shipping bar, notices, lines, 'Clear Cart'. */
export function CartContents({ items, stock, notices, hasFailed, onRemoved }: CartContentsProps) {
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
        {items.map((line) => {
          const id = idOfCartLine(line);
          return <CartLine key={id} line={line} stock={stock[id]} onRemoved={onRemoved} />;
        })}
      </ul>
      <form method="post" action="/cart" onSubmit={clear}>
        <button type="submit" name="intent" value="clear" className={styles.clear}>
          Clear Cart
        </button>
      </form>
    </>
  );
}
