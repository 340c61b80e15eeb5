import { QUESTION_CHANGED } from "@eldercare/contracts";
import { ApiError } from "@eldercare/contracts/api";

/** Said before the question that is asked in place of one that staff agreed to. */
export const ASKED_AGAIN = "The order has changed in the meantime. This is what would happen now:";

/** What staff agreed to is not what would be done now. */
export const isOtherQuestion = (error: unknown): boolean =>
  error instanceof ApiError && error.code === QUESTION_CHANGED;
