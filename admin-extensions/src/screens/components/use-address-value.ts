import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

/** One parameter of the address, "" when it is not there, such as which dialog is open. */
export function useAddressValue(name: string): [string, (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (value: string) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (value) next.set(name, value);
          else next.delete(name);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [name, setParams],
  );
  return [params.get(name) ?? "", set];
}
