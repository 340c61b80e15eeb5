import { type RefObject, useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import { CART_BUTTON_ID } from "~/content/cart-button-texts";
import { afterFrame } from "./after-frame";
import { bestToastPlace, type Pressable, TOAST_PLACES, type ToastPlace } from "./toast-place";

const PRESSABLE = "a[href], button, input, select, textarea, summary";
/** What somebody does next: in the page or a dialog what sends, leads on or is filled in, and the cart. */
const NEXT = `:is(main, [role="dialog"]) :is(.rt-Button, [type=submit], input, select, textarea), #${CART_BUTTON_ID}`;
/** A page that follows is drawn, and its panels have come, by then. */
const SETTLED_MS = 400;

/** What can be pressed on the screen, the toast itself aside. */
function pressablesAround(toast: HTMLElement): Pressable[] {
  const { innerWidth, innerHeight } = window;
  return [...document.querySelectorAll<HTMLElement>(PRESSABLE)].flatMap((element) => {
    if (toast.contains(element)) return [];
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isOnScreen = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    if (!isOnScreen || right - left < 2 || !isInReach(element)) return [];
    return [{ left, top, right, bottom, weight: element.matches(NEXT) ? 10 : 1 }];
  });
}

/** What lies behind a dialog is not pressed next. */
function isInReach(element: HTMLElement): boolean {
  const dialog = document.querySelector<HTMLElement>('[role="dialog"][data-state="open"]');
  return !dialog || dialog.contains(element);
}

/** The place of the toast that shows; looked for anew when another message or another page comes. */
export function useToastPlace(place: RefObject<HTMLElement>, messageId: number): ToastPlace {
  const { key } = useLocation();
  const [best, setBest] = useState<ToastPlace>(TOAST_PLACES[0]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message and each page has its place.
  useLayoutEffect(() => {
    const look = () => {
      const toast = place.current;
      if (!toast) return;
      const { width, height } = toast.getBoundingClientRect();
      const screen = { width: window.innerWidth, height: window.innerHeight };
      setBest(bestToastPlace({ width, height }, screen, pressablesAround(toast)));
    };
    look();
    // Its words come with the next frame.
    const stop = afterFrame(look);
    const later = setTimeout(look, SETTLED_MS);
    // Panels and dialogs that open meanwhile, or close.
    const layers = new MutationObserver(look);
    layers.observe(document.body, { childList: true });
    return () => {
      stop();
      clearTimeout(later);
      layers.disconnect();
    };
  }, [messageId, key, place]);
  return best;
}
