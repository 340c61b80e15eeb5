import { type RefObject, useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import { CART_BUTTON_ID } from "~/content/cart-button-texts";
import { afterFrame } from "./after-frame";
import type { ShownToast } from "./toast";
import { bestToastPlace, FIRST_PLACE, type Pressable, type ToastPlace } from "./toast-place";

const PRESSABLE = "a[href], button, input, select, textarea, summary";
/** What somebody does next: in the page or a dialog what sends, leads on or is filled in, and the cart. */
const NEXT = `:is(main, [role="dialog"]) :is(.rt-Button, [type=submit], input, select, textarea), #${CART_BUTTON_ID}`;
/** Most of what can be pressed; and what leads to the product that was put into the cart just now. */
const WEIGHT = { next: 10, other: 1, done: 0.5 } as const;
/** A page that follows is drawn, and its panels have come, by then. */
const SETTLED_MS = 400;
/** Whoever scrolls has stopped. */
const STILL_MS = 150;

/** What can be pressed on the screen, the toast itself aside. */
function pressablesAround(toast: HTMLElement, pressed: Element | undefined): Pressable[] {
  const { innerWidth, innerHeight } = window;
  const done = pressed?.closest("article");
  return [...document.querySelectorAll<HTMLElement>(PRESSABLE)].flatMap((element) => {
    // A menu that is closed has its things where they would be.
    if (toast.contains(element) || element.checkVisibility?.() === false) return [];
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isOnScreen = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    if (!isOnScreen || right - left < 2 || !isInReach(element)) return [];
    const kind = element.matches(NEXT) ? "next" : done?.contains(element) ? "done" : "other";
    return [{ left, top, right, bottom, weight: WEIGHT[kind] }];
  });
}

/** What lies behind a dialog is not pressed next. */
function isInReach(element: HTMLElement): boolean {
  const dialog = document.querySelector<HTMLElement>('[role="dialog"][data-state="open"]');
  return !dialog || dialog.contains(element);
}

/**
 * The place of the toast that shows; looked for anew when another message or another page comes, and
 * when what lies under it moves, unless somebody is about to use it.
 */
export function useToastPlace(
  place: RefObject<HTMLElement>,
  { id, pressed }: Pick<ShownToast, "id" | "pressed">,
): ToastPlace {
  const { key } = useLocation();
  const [best, setBest] = useState(FIRST_PLACE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message and each page has its place.
  useLayoutEffect(() => {
    const look = () => {
      const toast = place.current;
      if (!toast || toast.matches(":hover, :focus-within")) return;
      const { width, height } = toast.getBoundingClientRect();
      const screen = { width: window.innerWidth, height: window.innerHeight };
      setBest(bestToastPlace({ width, height }, screen, pressablesAround(toast, pressed)));
    };
    look();
    // Its words come with the next frame.
    const stop = afterFrame(look);
    const later = setTimeout(look, SETTLED_MS);
    let still: ReturnType<typeof setTimeout> | undefined;
    const onMove = () => {
      clearTimeout(still);
      still = setTimeout(look, STILL_MS);
    };
    for (const event of ["scroll", "resize"]) addEventListener(event, onMove, true);
    // Panels and dialogs that open meanwhile, or close.
    const layers = new MutationObserver(look);
    layers.observe(document.body, { childList: true });
    return () => {
      stop();
      clearTimeout(later);
      clearTimeout(still);
      for (const event of ["scroll", "resize"]) removeEventListener(event, onMove, true);
      layers.disconnect();
    };
  }, [id, key, place]);
  return best;
}
