import { type RefObject, useEffect } from "react";

let announced: HTMLElement | null = null;

/** Gives a page's heading the focus: screen readers read it, and the keyboard goes on from there. */
export function announceHeading(heading: HTMLElement | null): void {
  announced = heading;
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}

/** For a heading that stands in for one while its page was loading: the focus that went with that one comes here. */
export function useFocusOfHeading(heading: RefObject<HTMLElement>): void {
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (announced && !announced.isConnected && isLost) announceHeading(heading.current);
  }, [heading]);
}
