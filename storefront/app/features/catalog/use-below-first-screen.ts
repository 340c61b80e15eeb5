import { startTransition, useEffect, useState } from "react";
import { useNavigationType } from "react-router";
import { afterFrame } from "~/components/after-frame";

/**
 * Whether what lies below the first screen of a product is drawn too. Whoever comes by a link sees
 * name, picture and price a frame sooner, and the rest right after it. On the server, while hydrating
 * and on the way back, where the place on the page is restored, all is drawn at once.
 */
export function useBelowFirstScreen(productId: string): boolean {
  const isLed = useNavigationType() === "PUSH";
  const [wholeId, setWholeId] = useState(isLed ? null : productId);
  const isWhole = !isLed || wholeId === productId;

  useEffect(() => {
    if (isWhole) return;
    return afterFrame(() => startTransition(() => setWholeId(productId)));
  }, [isWhole, productId]);

  return isWhole;
}
