import {
  askedLineOf,
  type CheckoutTotals,
  centsFromDollars,
  dollarsFromCents,
  idOfCartLine,
} from "@eldercare/contracts";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { ApiError } from "~/api/api-error";
import { shopApi } from "~/api/shop-api";
import { toast } from "~/components/toast";
import { type CartLines, subtotalCents } from "~/features/cart/cart-rules";
import { cartActions } from "~/features/cart/cart-store";
import { payableCents } from "~/features/totals/payable-cents";
import { TOTALS_KEY, totalsQuery } from "~/features/totals/totals-query";
import { conflictOf, settleConflict } from "./checkout-conflict";
import { PAYMENT_ERROR } from "./checkout-messages";
import { totalChanges } from "./total-changes";

/**
 * Where the payment of the cart stands. `changed`: prices or stock were not those of the shop; the
 * cart is up to date and waits for the shopper's word. `ready` is for `cartKey` alone.
 */
export type Payment =
  | { phase: "preparing" }
  | { phase: "changed"; changes: readonly string[]; totalCents?: number }
  | { phase: "failed"; sentence: string }
  | { phase: "ready"; clientSecret: string; cartKey: string };

/** Quick changes of a quantity ask for one payment, not for five. */
const SETTLING_MS = 400;
/** What the page itself asked a moment ago is not asked again. */
const JUST_ASKED_MS = 5000;
const SIGNED_OUT = 401;

/** What decides the amount; a payment that was begun for another cart is none. */
export function cartKeyOf(lines: CartLines): string {
  return lines
    .map(({ quantity, price, ...line }) =>
      [idOfCartLine(line), "*", quantity, "@", centsFromDollars(price)].join(""),
    )
    .join(" ");
}

/** Of the cart alone: the order brings the payment to what address, delivery and codes make of it. */
async function beginPayment(queryClient: QueryClient, lines: CartLines): Promise<string> {
  const totals = await queryClient.fetchQuery({
    ...totalsQuery(lines),
    staleTime: JUST_ASKED_MS,
  });
  const { clientSecret } = await shopApi.call("payments.begin", {
    body: {
      amount: dollarsFromCents(payableCents(subtotalCents(lines), totals)),
      currency: "cad",
      items: lines.map(askedLineOf),
    },
  });
  return clientSecret;
}

/**
 * Begins a payment for the cart as it is, and a new one whenever the cart changes. `isHeld` stops
 * that while an order is being placed.
 */
export function usePayment(lines: CartLines, isHeld: boolean, onSignedOut: () => void) {
  const [payment, setPayment] = useState<Payment>({ phase: "preparing" });
  const [round, setRound] = useState(0);
  const queryClient = useQueryClient();
  const cartKey = cartKeyOf(lines);
  const isCurrent = payment.phase === "ready" && payment.cartKey === cartKey;
  const isWanted =
    cartKey !== "" && !isHeld && (payment.phase === "preparing" || payment.phase === "ready");

  /** Takes over what a 409 says, of an order against the totals that were `seen`; anything else is not its business. */
  const takeConflict = useCallback(
    (error: unknown, seen?: CheckoutTotals): boolean => {
      const conflict = error instanceof ApiError ? conflictOf(error) : null;
      if (!conflict) return false;
      const settled = settleConflict(cartActions.currentLines(), conflict.lines);
      const fresh = seen && conflict.totals;
      const found = [...settled.changes, ...(fresh ? totalChanges(seen, fresh) : [])];
      const changes = found.length > 0 ? found : [conflict.message];
      // First and at once: a changed cart must not begin its own payment before the shopper agreed.
      flushSync(() =>
        setPayment({ phase: "changed", changes, ...(fresh && { totalCents: fresh.total }) }),
      );
      cartActions.refresh({ lines: settled.lines, stock: {}, notices: [] });
      void queryClient.invalidateQueries({ queryKey: TOTALS_KEY });
      return true;
    },
    [queryClient],
  );

  const beginAgain = useCallback(() => {
    setPayment({ phase: "preparing" });
    setRound((before) => before + 1);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks for another try.
  useEffect(() => {
    if (!isWanted || isCurrent) return;
    let isOutdated = false;
    const timer = setTimeout(
      () => {
        beginPayment(queryClient, cartActions.currentLines()).then(
          (clientSecret) => {
            if (!isOutdated) setPayment({ phase: "ready", clientSecret, cartKey });
          },
          (error: unknown) => {
            if (isOutdated || takeConflict(error)) return;
            if (error instanceof ApiError && error.status === SIGNED_OUT) return onSignedOut();
            toast(PAYMENT_ERROR);
            const sentence = error instanceof ApiError ? error.sentence : "";
            setPayment({ phase: "failed", sentence });
          },
        );
      },
      payment.phase === "ready" ? SETTLING_MS : 0,
    );
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [cartKey, isWanted, isCurrent, round, takeConflict, onSignedOut, queryClient]);

  return { payment, isCurrent, takeConflict, beginAgain };
}
