import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * For folded answers: opens the one that the address points to, and all of them while printing.
 * Returns the ref of the element around them.
 */
export function useOpenAnswers() {
  const list = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();

  useEffect(() => {
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    const folded = target?.closest("details");
    if (!folded || !list.current?.contains(folded)) return;
    folded.open = true;
    folded.scrollIntoView();
    folded.querySelector("summary")?.focus({ preventScroll: true });
  }, [hash]);

  useEffect(() => {
    let unfolded: HTMLDetailsElement[] = [];
    const unfold = () => {
      unfolded = [
        ...(list.current?.querySelectorAll<HTMLDetailsElement>("details:not([open])") ?? []),
      ];
      for (const answer of unfolded) answer.open = true;
    };
    const fold = () => {
      for (const answer of unfolded) answer.open = false;
    };
    window.addEventListener("beforeprint", unfold);
    window.addEventListener("afterprint", fold);
    return () => {
      window.removeEventListener("beforeprint", unfold);
      window.removeEventListener("afterprint", fold);
    };
  }, []);

  return list;
}
