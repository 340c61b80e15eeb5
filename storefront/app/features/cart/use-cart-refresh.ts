import { useEffect, useState } from "react";
import { cartActions } from "./cart-store";
import { refreshLines } from "./refresh-lines";
import { fetchTodaysProducts } from "./todays-products";

/** While `isOpen` turns true: brings the cart's prices and stock up to date. True when that failed. */
export function useCartRefresh(isOpen: boolean): { hasFailed: boolean } {
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const asked = cartActions.currentLines();
    if (!isOpen || asked.length === 0) return;
    const stop = new AbortController();
    const askedIds = new Set(asked.map((line) => line.id));
    fetchTodaysProducts([...askedIds], stop.signal).then(
      (products) => {
        // The cart may have changed meanwhile: what was not asked about stays as it is.
        const lines = cartActions.currentLines();
        const known = lines.filter((line) => askedIds.has(line.id));
        const refreshed = refreshLines(known, products);
        const freshOf = new Map(known.map((line, index) => [line, refreshed.lines[index]]));
        cartActions.refresh({
          ...refreshed,
          lines: lines.map((line) => freshOf.get(line) ?? line),
        });
        setFailed(false);
      },
      () => {
        if (!stop.signal.aborted) setFailed(true);
      },
    );
    return () => stop.abort();
  }, [isOpen]);

  return { hasFailed };
}
