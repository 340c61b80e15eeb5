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
 * Whole seconds in which a status can still be undone; `onOver` every second after them, which must
 * not give up an answer that is on its way: on a slow line none would ever come.
 */
export function useSecondsLeft(waiting: Order["waiting"], onOver: () => void): number {
  const [left, setLeft] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the server begins anew
  useEffect(() => {
    if (!waiting) return;
    const look = () => {
      const now = millisecondsLeft(waiting);
      setLeft(Math.ceil(now / 1000));
      if (now === 0) onOver();
    };
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [waiting]);
  return left;
}
