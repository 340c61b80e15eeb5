import { useCallback, useContext } from "react";
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from "react-router-dom";

/**
 * Answers the parameters of the address at the moment of the call. What is drawn may be behind: React
 * draws a new address when it finds time, and a press before that would take back what just came in.
 */
export function useAddressNow(): () => URLSearchParams {
  const router = useContext(DataRouterContext)?.router;
  const { search } = useLocation();
  return useCallback(
    () => new URLSearchParams(router?.state.location.search ?? search),
    [router, search],
  );
}
