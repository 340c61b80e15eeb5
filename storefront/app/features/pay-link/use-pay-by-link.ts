import type { PayLinkAnswer } from "@eldercare/contracts";
import { type RefObject, useState } from "react";
import { useRevalidator } from "react-router";
import { ApiError } from "~/api/api-error";
import { shopApi } from "~/api/shop-api";
import type { CardEntry } from "~/features/checkout/card-entry";
import { usePressGuard } from "~/features/checkout/use-press-guard";
import { payLinkPath } from "./pay-link-path";

const NOT_READY = "The card form is not ready yet. Please try again in a moment.";
const FAILED = "That did not work. Please check this page again in a moment before you try again.";

interface PayByLink {
  token: string;
  clientSecret: string;
  cents: number;
  card: RefObject<CardEntry>;
}

/** What a link takes: the order's total, or what a change of it comes to more. */
export const centsToPay = ({ difference, found }: PayLinkAnswer): number =>
  difference?.cents ?? found.order.amountCAD;

/**
 * Pays the order of a link. It is looked at first: another tab may have paid it, or the shop may have
 * changed it; then the page shows how it stands instead. Pressing twice does it once.
 */
export function usePayByLink({ token, clientSecret, cents, card }: PayByLink) {
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<string | null>(null);
  // Back from the bank's page, the order counts as it stands now.
  const { isProcessing, once } = usePressGuard(revalidate);

  /** True when the browser leaves for the bank's page. */
  async function confirm(): Promise<boolean> {
    if (!card.current) {
      setProblem(NOT_READY);
      return false;
    }
    if (!(await card.current.check(true))) return false;
    const now = await shopApi.call("payLinks.open", { query: { token } });
    const isAsShown = now.clientSecret === clientSecret && centsToPay(now) === cents;
    if (now.state === "payable" && isAsShown) {
      const returnUrl = `${window.location.origin}${payLinkPath(token)}`;
      const outcome = await card.current.confirm(clientSecret, returnUrl);
      if (outcome.status === "leaving") return true;
      if (outcome.status === "refused") setProblem(outcome.message);
    }
    await revalidate();
    return false;
  }

  const pay = () =>
    once(async () => {
      setProblem(null);
      try {
        return await confirm();
      } catch (error) {
        setProblem(error instanceof ApiError ? error.sentence : FAILED);
        await revalidate();
        return false;
      }
    });

  return { pay, isProcessing, problem };
}
