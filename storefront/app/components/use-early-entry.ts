import { type RefObject, useEffect } from "react";

/** Hands on what was typed into a field before the scripts came, so that it counts and stays. */
export function useEarlyEntry(
  field: RefObject<HTMLInputElement | null>,
  onEntry: (text: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the scripts take over.
  useEffect(() => {
    const { value = "", defaultValue = "" } = field.current ?? {};
    if (value !== defaultValue) onEntry(value);
  }, []);
}
