/** Whether a press waits for the page: whoever has tapped does not scroll. */
export const isAwaited = (): boolean => window.heldPresses?.held[0] !== undefined;

/** A moment for the browser between two pieces of work; none where a press waits. */
export const breath = (): Promise<unknown> | undefined =>
  isAwaited() ? undefined : new Promise((resolve) => setTimeout(resolve));
