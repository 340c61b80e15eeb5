import { useEffect, useRef, useState } from "react";

/**
 * Pays once, however often the button is pressed. Back from the bank's page, the browser may show this
 * one as it was left, still paying: then it begins anew, and `onBack` is called (the same function on
 * each render).
 */
export function usePressGuard(onBack?: () => unknown) {
  const [isProcessing, setProcessing] = useState(false);
  // State alone is too late for the second of two clicks.
  const isBusy = useRef(false);

  useEffect(() => {
    const awake = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      isBusy.current = false;
      setProcessing(false);
      onBack?.();
    };
    window.addEventListener("pageshow", awake);
    return () => window.removeEventListener("pageshow", awake);
  }, [onBack]);

  /** `work` answers whether the browser leaves for the bank's page: the button must not come back meanwhile. */
  async function once(work: () => Promise<boolean>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setProcessing(true);
    let isLeaving = false;
    try {
      isLeaving = await work();
    } finally {
      if (!isLeaving) {
        isBusy.current = false;
        setProcessing(false);
      }
    }
  }

  return { isProcessing, once };
}
