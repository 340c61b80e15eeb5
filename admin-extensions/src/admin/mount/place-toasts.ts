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

/**
 * Keeps the dashboard's toasts off what is pressed next, by the rule of the shop's own ones; to be
 * called when one is about to show.
 */
export function placeToasts(): void {
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
