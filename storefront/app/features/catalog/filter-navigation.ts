import { startTransition, useCallback, useEffect, useState } from "react";
import { useLocation, useNavigate, useParams } from "react-router";
import { KEEP_FOCUS } from "~/components/keep-focus";
import { addressOf, changeFilters, type ProductFilters, readFilters } from "./filters";

/** The filters of the page's address. */
export function useFilters(): ProductFilters {
  const { search } = useLocation();
  const { category } = useParams();
  return readFilters(new URLSearchParams(search), category);
}

export type ChangeFilters = (
  change: Partial<ProductFilters>,
  /** `replace` leaves no entry for the back button: for entries that are still being typed. */
  options?: { replace?: boolean },
) => void;

/**
 * What the controls show, and how they change the page's address; the list follows the address.
 * The controls follow at once: a checkbox that waits for an answer looks broken. The place on the
 * page and the focus stay.
 */
export function useFilterControls(): [ProductFilters, ChangeFilters] {
  const navigate = useNavigate();
  const { key } = useLocation();
  const current = useFilters();
  const [wanted, setWanted] = useState<{ filters: ProductFilters; since: string } | null>(null);
  const shown = wanted?.since === key ? wanted.filters : current;

  // The address has caught up, or somebody went elsewhere.
  useEffect(() => setWanted((last) => (last?.since === key ? last : null)), [key]);

  const change = useCallback<ChangeFilters>(
    (changed, { replace = false } = {}) => {
      const filters = changeFilters(shown, changed);
      setWanted({ filters, since: key });
      const arrival = navigate(addressOf(filters), {
        replace,
        preventScrollReset: true,
        state: KEEP_FOCUS,
      });
      // Who goes back before the page was drawn returns to this very key: nothing is wanted any more.
      // As a transition it takes effect with the router's own change, not a moment before.
      void Promise.resolve(arrival).then(() =>
        startTransition(() => setWanted((last) => (last?.filters === filters ? null : last))),
      );
    },
    [navigate, shown, key],
  );
  return [shown, change];
}
