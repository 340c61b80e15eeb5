import type { Order } from "@eldercare/contracts";
import { useEffect, useState } from "react";

type Waiting = NonNullable<Order["waiting"]>;

/** When each answer of the server's was first looked at: a dialog may show what a list has shown for long. */
const seenAt = new WeakMap<Waiting, number>();

/** Milliseconds in which a status can still be undone. */
function millisecondsLeft(waiting: Waiting): number {
  const since = seenAt.get(waiting) ?? performance.now();
  seenAt.set(waiting, since);
  return Math.max(0, since + waiting.secondsLeft * 1000 - performance.now());
}

/**
 * Whole seconds in which a status can still be undone; `askAgain` every second after them, but never
 * while it is still answering: asking anew gives up the answer that is on its way, and on a slow line
 * none would ever come.
 */
export function useSecondsLeft(
  waiting: Order["waiting"],
  askAgain: () => Promise<unknown>,
): number {
  const [left, setLeft] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the server begins anew
  useEffect(() => {
    if (!waiting) return;
    let isAsked = false;
    const look = () => {
      const now = millisecondsLeft(waiting);
      setLeft(Math.ceil(now / 1000));
      if (now > 0 || isAsked) return;
      isAsked = true;
      void askAgain().finally(() => {
        isAsked = false;
      });
    };
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [waiting]);
  return left;
}
