/**
 * Since when something that has a number and no time has waited: from the first look at which it was
 * the first of its queue. Looks have to come now and then.
 */
export class WaitingSince {
  #first: string | null = null;
  #seenAt = 0;

  /** Seconds for which `first` has been the first; 0 when nothing waits, or something else does. */
  seconds(first: string | null, now = Date.now()): number {
    if (first !== this.#first) {
      this.#first = first;
      this.#seenAt = now;
    }
    return first === null ? 0 : (now - this.#seenAt) / 1000;
  }
}
