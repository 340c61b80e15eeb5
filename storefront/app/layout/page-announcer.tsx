import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * After moving to another page the focus goes to its heading, so that screen readers read it and
 * the keyboard goes on from there. A changed filter or sort (same path) leaves the focus alone.
 */
export function PageAnnouncer() {
  const { pathname, hash } = useLocation();
  const shownPath = useRef(pathname);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (hash) return;
    const heading =
      document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return null;
}
