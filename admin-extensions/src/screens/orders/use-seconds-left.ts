import type { Order } from "@eldercare/contracts";
import { useEffect, useState } from "react";

/** Whole seconds in which a status can still be undone; `onOver` every second after them. */
export function useSecondsLeft(waiting: Order["waiting"], onOver: () => void): number {
  const [left, setLeft] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the server begins anew
  useEffect(() => {
    if (!waiting) return;
    const until = performance.now() + waiting.secondsLeft * 1000;
    const look = () => {
      const now = Math.max(0, until - performance.now());
      setLeft(Math.ceil(now / 1000));
      if (now === 0) onOver();
    };
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [waiting]);
  return left;
}
