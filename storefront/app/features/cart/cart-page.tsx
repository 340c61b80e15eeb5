import { formatDollars } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { Breadcrumb, HOME } from "~/components/breadcrumb";
import { FormNotice } from "~/components/form-notice";
import { CartContents, SavedLink } from "./cart-contents";
import styles from "./cart-page.module.css";
import { countPieces, countText, subtotalOf } from "./cart-rules";
import { useCart } from "./cart-store";
import { CartTotals } from "./cart-totals";
import { countedLines } from "./counted-lines";
import { EmptyCart } from "./empty-cart";
import type { ServedCart } from "./served-cart";
import { ToCheckout } from "./to-checkout";
import { useCartRefresh } from "./use-cart-refresh";

/**
 * The cart as a page of its own: what the panel shows, for whoever comes without scripts or before
 * them. `served` is the server's answer; within a visit the browser knows its cart itself.
 */
export function CartPage({ served }: { served: ServedCart | null }) {
  const { items, stock, notices, isArriving, adopt } = useCart(served ?? undefined);
  const counted = countedLines(items, stock);
  const count = countPieces(counted);
  const subtotal = subtotalOf(counted);
  // To whoever comes from another site the server answers an empty cart: browsers send it no Strict cookie.
  const isUnserved = served === null || (served.items.length === 0 && items.length > 0);
  const { hasFailed } = useCartRefresh(isUnserved);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (served) adopt(served);
  }, [served, adopt]);

  return (
    <div className={`page-width ${styles.page}`}>
      <Breadcrumb crumbs={[HOME, { label: "Your Cart", to: "/cart" }]} />
      <h1 ref={title} tabIndex={-1}>
        Your Cart
      </h1>
      <FormNotice notice={served?.notice} />
      <p role="status" className="visually-hidden">
        {!isArriving && `${countText(count)} in your cart, subtotal ${formatDollars(subtotal)}`}
      </p>
      {items.length === 0 ? (
        <EmptyCart>
          <Button asChild>
            <Link to="/products">Continue Shopping</Link>
          </Button>
          <SavedLink />
        </EmptyCart>
      ) : (
        <div className={styles.columns}>
          <section aria-label="Products in your cart" className={styles.lines}>
            <CartContents
              items={items}
              stock={stock}
              notices={notices}
              hasFailed={isUnserved ? hasFailed : served.hasFailed}
              onRemoved={() => title.current?.focus()}
            />
          </section>
          <section aria-label="Total" className={styles.total}>
            <p className={styles.subtotal}>
              <span>Subtotal ({countText(count)})</span>
              <strong>{formatDollars(subtotal)}</strong>
            </p>
            <CartTotals items={counted} served={served} />
            <ToCheckout isHeld={counted.length < items.length} />
            <Button asChild tone="secondary">
              <Link to="/products">Continue Shopping</Link>
            </Button>
          </section>
        </div>
      )}
    </div>
  );
}
