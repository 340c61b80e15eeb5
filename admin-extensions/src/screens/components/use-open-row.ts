import { useCallback, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { useAddressNow } from "./use-address-now";

export type OpenRow = {
  /** The id of the row that is open; "" for none. */
  id: string;
  /** Where that row's address is: this list, with the row open. */
  hrefOf: (id: string) => string;
  open: (id: string) => void;
  close: () => void;
};

/**
 * Which row of a list is open, in the address: Back closes it, and who gets the address sees it too.
 */
export function useOpenRow(name: string): OpenRow {
  const [params] = useSearchParams();
  const { pathname, state, key } = useLocation();
  const addressNow = useAddressNow();
  const closed = useRef("");
  const navigate = useNavigate();
  const hrefOf = useCallback(
    (id: string) => hrefWith(pathname, params, name, id),
    [pathname, params, name],
  );
  const open = useCallback(
    (id: string) => {
      const address = hrefWith(pathname, addressNow(), name, id);
      void navigate(address, { state: { isOpenedHere: true }, preventScrollReset: true });
    },
    [navigate, pathname, addressNow, name],
  );
  const close = useCallback(() => {
    // A dialog may hear of one Escape twice; going back twice would leave the list.
    if (closed.current === key) return;
    closed.current = key;
    if (state?.isOpenedHere) void navigate(-1);
    else {
      const address = hrefWith(pathname, addressNow(), name, "");
      void navigate(address, { replace: true, preventScrollReset: true });
    }
  }, [navigate, pathname, addressNow, name, state, key]);
  return { id: params.get(name) ?? "", hrefOf, open, close };
}

function hrefWith(pathname: string, params: URLSearchParams, name: string, id: string): string {
  const next = new URLSearchParams(params);
  if (id) next.set(name, id);
  else next.delete(name);
  return next.size > 0 ? `${pathname}?${next}` : pathname;
}
