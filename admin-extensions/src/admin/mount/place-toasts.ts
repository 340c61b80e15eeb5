import { followToastPlace } from "@eldercare/ui/follow-toast-place";

/** As far from the edges as the dashboard's toasts lie by themselves. */
const MARGIN = 24;
/** In narrower windows its toasts are as wide as the screen. */
const SIDES_FROM = 601;
/** Longer than a toast stays that nobody holds. */
const FOLLOWED_MS = 20_000;

const newestToast = () =>
  document.querySelector<HTMLElement>('[data-sonner-toast][data-front="true"]');

let stop: (() => void) | undefined;

const TOAST = "[data-sonner-toast]";
const bringsToast = (node: Node) =>
  node instanceof HTMLElement && (node.matches(TOAST) || node.querySelector(TOAST) !== null);

/**
 * Keeps every toast of the dashboard, Medusa's own ones too, off what is pressed next, by the rule of
 * the shop's own ones. Answers what ends that.
 */
export function placeToasts(): () => void {
  const added = new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => [...addedNodes].some(bringsToast))) placeNewest();
  });
  added.observe(document.body, { childList: true, subtree: true });
  return () => {
    added.disconnect();
    stop?.();
  };
}

function placeNewest(): void {
  stop?.();
  const toPlace = { find: newestToast, margin: MARGIN, comesAnywhere: true };
  const followed = followToastPlace(toPlace, (place, toast) => {
    // Its list hangs at the bottom, and is gone with its last toast.
    const { style } = toast.parentElement ?? toast;
    const lift =
      place.edge === "bottom"
        ? place.offset + MARGIN
        : window.innerHeight - toast.offsetHeight - MARGIN;
    style.bottom = `${Math.round(lift)}px`;
    if (window.innerWidth < SIDES_FROM) return;
    style.left = place.side === "left" ? `${MARGIN}px` : "auto";
    style.right = place.side === "left" ? "auto" : `${MARGIN}px`;
  });
  // It is drawn with the next frame.
  const frame = requestAnimationFrame(() => requestAnimationFrame(followed.look));
  const end = setTimeout(() => stop?.(), FOLLOWED_MS);
  stop = () => {
    cancelAnimationFrame(frame);
    clearTimeout(end);
    followed.stop();
    stop = undefined;
  };
}
