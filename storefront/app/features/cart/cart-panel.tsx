import { formatDollars } from "@eldercare/contracts";
import { Button, IconButton } from "@eldercare/ui/button";
import { Dialog } from "@radix-ui/themes";
import { useEffect, useRef } from "react";
import { CloseIcon } from "~/components/icons";
import { toast } from "~/components/toast";
import { CART_BUTTON_ID } from "~/content/cart-button-texts";
import { CartContents, SavedLink } from "./cart-contents";
import styles from "./cart-panel.module.css";
import { countPieces, countText, subtotalOf } from "./cart-rules";
import { useCart } from "./cart-store";
import { countedLines } from "./counted-lines";
import { EmptyCart } from "./empty-cart";
import { ToCheckout } from "./to-checkout";
import { useCartRefresh } from "./use-cart-refresh";

/** The side panel with the cart's lines (spec §2 Cart panel). */
export default function CartPanel() {
  const { items, stock, notices, isOpen, isArriving, close } = useCart();
  const counted = countedLines(items, stock);
  const count = countPieces(counted);
  const subtotal = subtotalOf(counted);
  const { hasFailed } = useCartRefresh(isOpen);
  useEffect(() => {
    // The panel shows what the toast said, and the toast would lie over its title.
    if (isOpen) toast(null);
  }, [isOpen]);
  const title = useRef<HTMLHeadingElement>(null);
  const focusTitle = () => title.current?.focus();
  // The next page's heading has the focus then, not the button that opened the panel.
  const isLeaving = useRef(false);
  function leave() {
    isLeaving.current = true;
    close();
  }

  return (
    <Dialog.Root open={isOpen} onOpenChange={(willOpen) => !willOpen && close()}>
      <Dialog.Content
        className={styles.panel}
        aria-describedby={undefined}
        // A toast above the panel takes the key first; here it means the panel (spec §4).
        onKeyDown={(event) => event.key === "Escape" && close()}
        // Toasts lie outside the panel; using one must not close it.
        onInteractOutside={(event) => {
          const target = event.target;
          if (target instanceof Element && target.closest("[data-toast-viewport]")) {
            event.preventDefault();
          }
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (!isLeaving.current) document.getElementById(CART_BUTTON_ID)?.focus();
          isLeaving.current = false;
        }}
      >
        <div className={styles.top}>
          <Dialog.Title ref={title} as="h2" className={styles.title} tabIndex={-1}>
            Your Cart
          </Dialog.Title>
          <Dialog.Close>
            <IconButton aria-label="Close cart">
              <CloseIcon />
            </IconButton>
          </Dialog.Close>
        </div>
        <p role="status" className="visually-hidden">
          {!isArriving && `${countText(count)} in your cart, subtotal ${formatDollars(subtotal)}`}
        </p>
        {items.length === 0 ? (
          <EmptyCart>
            <Button onClick={close}>Continue Shopping</Button>
            <SavedLink onGo={leave} />
          </EmptyCart>
        ) : (
          <>
            <div className={styles.middle}>
              <CartContents
                items={items}
                stock={stock}
                notices={notices}
                hasFailed={hasFailed}
                onRemoved={focusTitle}
                onGo={leave}
              />
            </div>
            <div className={styles.bottom}>
              <p className={styles.subtotal}>
                <span>Subtotal ({countText(count)})</span>
                <strong>{formatDollars(subtotal)}</strong>
              </p>
              <ToCheckout isHeld={counted.length < items.length} onGo={leave} />
              <Button tone="secondary" onClick={close}>
                Continue Shopping
              </Button>
            </div>
          </>
        )}
      </Dialog.Content>
    </Dialog.Root>
  );
}
