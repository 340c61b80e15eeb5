import { useCallback, useEffect, useRef } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { rememberedList, rememberList } from "./remembered-list";
import { useAddressNow } from "./use-address-now";

export type ListParams = {
  /** Counted from 1. */
  page: number;
  /**
   * A parameter of the address; "" when it is not there. Whether it is one of `Value` is for the
   * server to say, which refuses what it does not know.
   */
  read: <Value extends string = string>(name: string) => Value | "";
  /** The same where it is one of these; "" for what nobody knows, as in an address that was mistyped. */
  readOneOf: <Value extends string>(name: string, values: readonly Value[]) => Value | "";
  /** Changes parameters; an empty value takes its parameter away, and the list starts at page 1 again. */
  filter: (changes: Readonly<Record<string, string>>) => void;
  goTo: (page: number) => void;
  /** Changes parameters and stays on the page, such as which row is open. */
  replace: (changes: Readonly<Record<string, string>>) => void;
};

/**
 * What a list shows is in the address: reload, back and shared links lead to the same rows. Whoever
 * comes back to the list without saying what to show finds it as it was left.
 */
export function useListParams(): ListParams {
  const { pathname, search } = useLocation();
  const addressNow = useAddressNow();
  const [inAddress, setParams] = useSearchParams();
  const isOpening = useRef(true);
  const left = isOpening.current && search === "" ? rememberedList(pathname) : "";
  const params = left ? new URLSearchParams(left) : inAddress;

  useEffect(() => {
    if (isOpening.current && left) setParams(left, { replace: true, preventScrollReset: true });
    else rememberList(pathname, inAddress);
    isOpening.current = false;
  }, [pathname, inAddress, left, setParams]);

  const change = useCallback(
    (changes: Readonly<Record<string, string>>) => {
      const next = addressNow();
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      setParams(next, { replace: true, preventScrollReset: true });
    },
    [addressNow, setParams],
  );
  const page = Math.max(1, Number.parseInt(params.get("page") ?? "", 10) || 1);
  const goTo = useCallback(
    (next: number) => change({ page: next > 1 ? String(next) : "" }),
    [change],
  );
  return {
    page,
    read: <Value extends string>(name: string) => (params.get(name) ?? "") as Value | "",
    readOneOf: (name, values) => values.find((value) => value === params.get(name)) ?? "",
    filter: (changes) => change({ ...changes, page: "" }),
    goTo,
    replace: change,
  };
}
