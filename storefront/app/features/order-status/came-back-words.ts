import { formatCents, type Order } from "@eldercare/contracts";

/** How an order stands, and after that what of the money that was paid back did not arrive. */
export function tellingWhatCameBack<View extends { text: string }>(
  view: View,
  cameBack: Order["cameBack"],
): View {
  const { dueCents = 0, settledCents = 0 } = cameBack ?? {};
  const words = [
    view.text,
    dueCents > 0 &&
      `${formatCents(dueCents)} that we paid back did not arrive, as your card did not take it. If you have not heard from us about it, please call us.`,
    settledCents > 0 &&
      `${formatCents(settledCents)} that your card did not take went to you in another way.`,
  ];
  return { ...view, text: words.filter(Boolean).join(" ") };
}
