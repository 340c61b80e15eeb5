import { isNotDone } from "./not-done-note";

/** What begins the note of a refund that the card's bank sent back. */
export const CAME_BACK = "A refund came back:";
/** The note of what was settled where neither Stripe nor the order sees it; how stands below. */
export const SETTLED = "Settled in another way.";

/** Whether a note of an order's history is for staff alone. */
export const isForStaff = (note: string): boolean =>
  isNotDone(note) || note.startsWith(CAME_BACK) || note.startsWith(SETTLED);
