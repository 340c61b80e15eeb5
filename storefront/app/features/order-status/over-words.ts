import { formatCents, type Order } from "@eldercare/contracts";

/** What became of an order that is over. */
type OverOrder = Pick<Order, "refunds" | "cameBack" | "standing"> & {
  status: "cancelled" | "refunded";
  /** A parcel of it had left before. */
  isPartSent: boolean;
};

/**
 * What is sent of an order that is over, and what went back of its money: only what is so. Of what did
 * not arrive `tellingWhatCameBack` tells; nothing where that is all of it.
 */
export function overWords({
  status,
  refunds = [],
  cameBack,
  standing,
  isPartSent,
}: OverOrder): string {
  const { dueCents = 0, settledCents = 0 } = cameBack ?? {};
  const given = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const arrived = given - dueCents - settledCents;
  const goods = isPartSent ? "Nothing more will be sent." : "Nothing will be sent.";
  const money =
    arrived > 0 ? backWords(arrived, standing) : given > 0 ? "" : noMoneyWords(standing);
  return status === "cancelled" ? `${goods} ${money}`.trim() : money;
}

/** What was paid at the counter, by cheque or the like, staff hand back themselves: nobody knows when they do. */
const backWords = (cents: number, { means, isMixed }: Order["standing"]): string =>
  means || isMixed
    ? `${formatCents(cents)} goes back to you, the way you paid. If you do not have it within 10 business days, please call us.`
    : `We paid ${formatCents(cents)} back to you, the way you paid. Your bank may need 5 to 10 business days to show it.`;

const noMoneyWords = ({ receivedCents }: Order["standing"]): string =>
  receivedCents > 0
    ? "If you are waiting for money back, please call us."
    : "You were not charged.";
