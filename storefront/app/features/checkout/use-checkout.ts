import {
  type CheckoutTotals,
  formatCents,
  NO_OPEN_PAYMENT,
  type ShippingForm,
} from "@eldercare/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "~/api/api-error";
import { toast } from "~/components/toast";
import { cartActions } from "~/features/cart/cart-store";
import type { CardEntry } from "./card-entry";
import { PAYMENT_SUCCESSFUL, PROCESSING_ERROR, paymentFailed } from "./checkout-messages";
import { confirmationPath } from "./confirmation-path";
import { placeOrder } from "./place-order";
import { rememberPlacedOrder } from "./placed-order";
import { settlePaidOrder } from "./settle-paid-order";
import type { Shopper } from "./shopper";
import { usePressGuard } from "./use-press-guard";
import type { AgreedTotals } from "./use-totals";

/** What stands beside the button after a refusal; `fields` go to their fields instead. */
export type CheckoutProblem = { title: string; sentence: string };

interface CheckoutParts {
  user: Shopper;
  clientSecret: string;
  card: RefObject<CardEntry>;
  /** What the page shows of the totals. */
  totals: CheckoutTotals | undefined;
  agree: (shipping: ShippingForm) => Promise<AgreedTotals>;
  takeConflict: (error: unknown, seen?: CheckoutTotals) => boolean;
  beginAgain: () => void;
  onSignedOut: () => void;
  /** Whether the account takes the address once the order is paid. */
  keepsAddress: boolean;
  onFieldErrors: (fields: ApiError["fields"]) => boolean;
}

const SIGNED_OUT = 401;
const NOT_PAID = "Nothing was charged. Your cart and what you typed are still here.";
const NOT_TAKEN = "Please check the numbers of your card, or use another card.";
const NOT_READY: CheckoutProblem = {
  title: "One moment, please",
  sentence: "The card form is not ready yet. Please try again in a moment.",
};
const changedTotal = (cents: number): CheckoutProblem => ({
  title: "Your total has changed",
  sentence: `It is ${formatCents(cents)} now. Please check it, then press the button again. Nothing was charged.`,
});
const STALE_PAYMENT: CheckoutProblem = {
  title: "Please try once more",
  sentence: "Your payment had waited too long, so we started a new one. Nothing was charged.",
};

/**
 * Places the order, then pays it (spec §4 Checkout). Pressing twice does it once. The cart is
 * cleared when the card is charged, never before.
 */
export function useCheckout(parts: CheckoutParts) {
  const { user, clientSecret, card } = parts;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { isProcessing, once } = usePressGuard();
  const [problem, setProblem] = useState<CheckoutProblem | null>(null);

  /** Pressed while the total was asked anew, the figure on the button may be no more. */
  async function payAsShown(
    shipping: ShippingForm,
    seenCents: number,
  ): Promise<"leaving" | "done" | "refused"> {
    const agreed = await parts.agree(shipping);
    if (agreed.totalCents === seenCents) return pay(shipping, agreed);
    setProblem(changedTotal(agreed.totalCents));
    return "refused";
  }

  async function pay(
    shipping: ShippingForm,
    agreed: AgreedTotals,
  ): Promise<"leaving" | "done" | "refused"> {
    const lines = cartActions.currentLines();
    const orderId = await placeOrder({ user, lines, shipping, agreed, clientSecret });
    rememberPlacedOrder(orderId, lines, { buyerId: user.id, keepsAddress: parts.keepsAddress });
    const path = confirmationPath(orderId);
    const outcome = await card.current?.confirm(clientSecret, `${window.location.origin}${path}`);
    if (!outcome) throw new Error("The card form is gone.");
    if (outcome.status === "leaving") return "leaving";
    if (outcome.status === "refused") {
      toast(paymentFailed(outcome.message));
      setProblem({ title: "Payment Failed", sentence: `${outcome.message} ${NOT_TAKEN}` });
      return "refused";
    }
    // The order's page says how it goes on with what the bank has yet to answer, and settles it.
    if (outcome.status === "succeeded") {
      settlePaidOrder(queryClient, { id: orderId, shipping });
      toast(PAYMENT_SUCCESSFUL);
    }
    await navigate(path);
    return "done";
  }

  function explain(error: unknown): void {
    if (parts.takeConflict(error, parts.totals)) return;
    const refusal = error instanceof ApiError ? error : null;
    if (refusal?.status === SIGNED_OUT) {
      parts.onSignedOut();
      return;
    }
    if (refusal?.code === NO_OPEN_PAYMENT) {
      setProblem(STALE_PAYMENT);
      parts.beginAgain();
      return;
    }
    if (refusal && parts.onFieldErrors(refusal.fields)) return;
    if (!refusal) console.error(error);
    toast(PROCESSING_ERROR);
    const reason = refusal ? `${refusal.sentence} ` : "";
    setProblem({ title: "Failed to process payment", sentence: `${reason}${NOT_PAID}` });
  }

  /** For a checked address, and what stood on the button, in cents; the card is checked here. */
  const submit = (shipping: ShippingForm, seenCents: number): Promise<void> =>
    once(async () => {
      setProblem(null);
      try {
        if (!card.current) setProblem(NOT_READY);
        else if (await card.current.check(true))
          return (await payAsShown(shipping, seenCents)) === "leaving";
      } catch (error) {
        explain(error);
      }
      return false;
    });

  return { submit, isProcessing, problem };
}
