import { useEffect } from "react";
import type { ListMoves } from "./use-list-params";

/** Leads back to the last page when the list has become shorter than the page that is asked for. */
export function usePageWithin(
  { page, goTo }: ListMoves,
  total: number | undefined,
  pageSize: number,
): void {
  useEffect(() => {
    if (total === undefined) return;
    const last = Math.max(1, Math.ceil(total / pageSize));
    if (page > last) goTo(last);
  }, [page, goTo, total, pageSize]);
}
