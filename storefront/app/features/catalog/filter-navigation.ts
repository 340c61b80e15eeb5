import { useCallback, useEffect, useRef, useState } from "react";
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
  /**
   * `replace` leaves no entry for the back button: for entries that are still being typed. While a
   * change is on its way that leaves one, it leaves that one's: Back would else lead past the list.
   */
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
  // Who goes back after the address was reached and before its page was drawn is where they were:
  // the key is the same, and no arrival tells.
  useEffect(() => {
    const forget = () => setWanted(null);
    addEventListener("popstate", forget);
    return () => removeEventListener("popstate", forget);
  }, []);

  // Two boxes may be typed in one after the other: each change is made to what the other made of it.
  const latest = useRef({ filters: shown, since: key });
  useEffect(() => {
    latest.current = { filters: shown, since: key };
  }, [shown, key]);

  /** The step of the back button that is on its way. */
  const step = useRef<ProductFilters>(undefined);

  const change = useCallback<ChangeFilters>(
    (changed, { replace = false } = {}) => {
      const { since } = latest.current;
      const filters = changeFilters(latest.current.filters, changed);
      latest.current = { filters, since };
      setWanted({ filters, since });
      const address = addressOf(filters);
      const isStep = !replace || step.current !== undefined;
      if (isStep) step.current = filters;
      const arrival = navigate(address, {
        replace: !isStep,
        preventScrollReset: true,
        state: KEEP_FOCUS,
      });
      // Who goes back before the page was drawn returns to this very key: nothing is wanted any more.
      // An address that was reached brings a key of its own, once the page is drawn: until then what
      // is wanted shows, or boxes would be empty for a moment.
      void Promise.resolve(arrival).then(() => {
        if (step.current === filters) step.current = undefined;
        if (isAt(address)) return;
        setWanted((last) => (last?.filters === filters ? null : last));
      });
    },
    [navigate],
  );
  return [shown, change];
}

const isAt = (address: string): boolean => {
  const { pathname, search } = new URL(address, location.href);
  return location.pathname === pathname && location.search === search;
};
