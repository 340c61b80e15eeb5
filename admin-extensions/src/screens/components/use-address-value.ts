import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";
import { useAddressNow } from "./use-address-now";

/** One parameter of the address, "" when it is not there, such as which dialog is open. */
export function useAddressValue(name: string): [string, (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const addressNow = useAddressNow();
  const set = useCallback(
    (value: string) => {
      const next = addressNow();
      if (value) next.set(name, value);
      else next.delete(name);
      setParams(next, { replace: true, preventScrollReset: true });
    },
    [name, addressNow, setParams],
  );
  return [params.get(name) ?? "", set];
}
