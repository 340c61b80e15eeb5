import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { keepsFocus } from "~/components/keep-focus";

/**
 * After moving to another page the focus goes to its heading, so that screen readers read it and
 * the keyboard goes on from there. A changed filter or sort (same path, or marked so) leaves the focus alone.
 */
export function PageAnnouncer() {
  const { pathname, hash, state } = useLocation();
  const shownPath = useRef(pathname);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (hash || keepsFocus(state)) return;
    const heading =
      document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [pathname, hash, state]);

  return null;
}
