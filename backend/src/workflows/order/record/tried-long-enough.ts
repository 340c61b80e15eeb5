/** Minutes for which what a crash cut off is tried again, while it leaves no trace. */
const GIVES_UP_MINUTES = 10;

/** Why it was not done, in the history. */
export const GIVEN_UP = `that did not work for ${GIVES_UP_MINUTES} minutes, and the order stays as it was.`;

/** Whether something that was begun then has been tried long enough; what was never begun has not. */
export const isTriedLongEnough = (begunAt: string | Date | null): boolean =>
  begunAt !== null && Date.now() - new Date(begunAt).getTime() > GIVES_UP_MINUTES * 60_000;
