import type { ReturnState } from "@eldercare/contracts";

/** How staff read the state of a return, and what to do next. */
export const RETURN_STATE_TEXT: Readonly<Record<ReturnState, string>> = {
  asked: "Asked for: accept or decline it",
  accepted: "Accepted: the goods are on their way",
  received: "The goods are here: pay it back",
  refunded: "Paid back",
  declined: "Declined",
};
