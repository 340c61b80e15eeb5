import { formatCents, type OrderProposal } from "@eldercare/contracts";
import { formatMoment } from "../components/dates";

/** What it means that a change of an order waits for its payment. */
export const proposalSentence = ({ cents, until }: OrderProposal): string =>
  `${formatCents(cents)} is to be paid by card until ${formatMoment(until)}. Then the change is made; until then nothing of the order is packed.`;
