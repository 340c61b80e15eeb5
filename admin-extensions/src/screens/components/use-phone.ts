import { useSyncExternalStore } from "react";

/** As narrow as where tables become sheets (data-table.module.css). */
const PHONE = "(max-width: 47.99rem)";

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(PHONE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether the screen is a phone's, for what style sheets cannot do; never on the server. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(PHONE).matches,
    () => false,
  );
}
