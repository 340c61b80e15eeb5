import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** What an entry of the history remembers while papers of chosen orders are printed. */
type ChosenState = { chosenOrders?: string[] } | null;

/**
 * Orders that are chosen to be printed or sent. Whoever comes back from their papers finds them
 * chosen still: the next thing is to mark them as sent. An old choice is met nowhere else.
 */
export function useOrderChoice() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const left = (state as ChosenState)?.chosenOrders;
  const choice = useState<ReadonlySet<string>>(() => new Set(left));

  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once, when the list opens.
  useEffect(() => {
    if (left) void navigate(pathname + search, { replace: true, preventScrollReset: true });
  }, []);
  return choice;
}

/** Goes to the papers of these orders, which stay chosen for whoever comes back. */
export function useLeaveWithChoice() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return async (to: string, chosenOrders: string[]) => {
    const state: ChosenState = { chosenOrders };
    await navigate(pathname + search, { replace: true, state, preventScrollReset: true });
    await navigate(to);
  };
}
