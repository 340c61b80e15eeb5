import { type RefObject, useEffect, useLayoutEffect } from "react";

/** The server lays nothing out, and React says so for each such effect. */
const useEffectOfLayout = import.meta.env.SSR ? useEffect : useLayoutEffect;

/**
 * Hands on what was typed into a field before the scripts came, or that it was chosen, so that it
 * counts and stays. Before anything else is drawn: a part that learns only now that it is in a browser
 * is drawn anew at once, and would empty the field for a moment.
 */
export function useEarlyEntry(
  field: RefObject<HTMLInputElement | null>,
  onEntry: (text: string) => void,
): void {
  useEffectOfLayout(() => {
    const { value = "", defaultValue = "", checked, defaultChecked } = field.current ?? {};
    if (value !== defaultValue || (checked && !defaultChecked)) onEntry(value);
  }, []);
}
