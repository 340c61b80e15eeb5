import { MAX_LIST_LIMIT } from "@eldercare/contracts";
import { useEffect, useState } from "react";
import { shopApi } from "~/api/shop-api";
import { cartActions } from "./cart-store";
import { refreshLines } from "./refresh-lines";

/** Ids per question: the API takes 8000 characters of them. */
const IDS_PER_CALL = 100;

/** The shop's present products for these ids; asked anew each time, since prices must be today's. */
async function fetchProducts(ids: readonly string[], signal: AbortSignal) {
  const groups: string[][] = [];
  for (let start = 0; start < ids.length; start += IDS_PER_CALL) {
    groups.push(ids.slice(start, start + IDS_PER_CALL));
  }
  const answers = await Promise.all(
    groups.map((group) =>
      shopApi.call("products.list", {
        query: { ids: group.join(","), limit: String(Math.min(group.length, MAX_LIST_LIMIT)) },
        signal,
      }),
    ),
  );
  return answers.flatMap((answer) => answer.products);
}

/** While `isOpen` turns true: brings the cart's prices and stock up to date. True when that failed. */
export function useCartRefresh(isOpen: boolean): { hasFailed: boolean } {
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const asked = cartActions.currentLines();
    if (!isOpen || asked.length === 0) return;
    const stop = new AbortController();
    const askedIds = new Set(asked.map((line) => line.id));
    fetchProducts([...askedIds], stop.signal).then(
      (products) => {
        // The cart may have changed meanwhile: what was not asked about stays as it is.
        const lines = cartActions.currentLines();
        const refreshed = refreshLines(
          lines.filter((line) => askedIds.has(line.id)),
          products,
        );
        const lineOf = new Map(refreshed.lines.map((line) => [line.id, line]));
        cartActions.refresh({
          ...refreshed,
          lines: lines.map((line) => lineOf.get(line.id) ?? line),
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
