import { type HOME_WORDS, withValues } from "@eldercare/contracts";

export type Promo = { mark: "delivery" | "returns" | "approved"; title: string; text: string };

/**
 * The home page's promo blocks (spec §2 Home). `freeFrom` is the amount from which on delivery is free,
 * as it is written; null where it never is.
 */
export function homePromos(words: typeof HOME_WORDS, freeFrom: string | null): readonly Promo[] {
  const delivery: Promo = {
    mark: "delivery",
    title: words.deliveryTitle,
    text: withValues(words.deliveryText, { amount: freeFrom ?? "" }),
  };
  return [
    ...(freeFrom === null ? [] : [delivery]),
    { mark: "returns", title: words.returnsTitle, text: words.returnsText },
    { mark: "approved", title: words.approvedTitle, text: words.approvedText },
  ];
}
