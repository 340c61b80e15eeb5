import { bestToastPlace, type Pressable, type ToastPlace } from "./toast-place";

const PRESSABLE = "a[href], button, input, select, textarea, summary";
/** What somebody does next: in the page or a dialog what sends, switches, leads on or is filled in. */
const NEXT =
  ':is(main, [role="dialog"]) :is(.rt-Button, [type=submit], [role=switch], input, select, textarea)';
/** Most of what can be pressed; and what belongs to what was pressed just now. */
const WEIGHT = { next: 10, other: 1, done: 0.5 } as const;
/** A page that follows is drawn, and its panels have come, by then. */
const SETTLED_MS = 400;
/** Whoever scrolls has stopped. */
const STILL_MS = 150;

export type FollowedToast = {
  /** The toast that shows; nothing while none does. */
  find: () => HTMLElement | null;
  /** Around it, to the edges of the screen, in pixels. */
  margin?: number;
  /** Further selectors of what is pressed next. */
  alsoNext?: string;
  /** It comes under the pointer by itself: until it has its place, that is no wish to use it. */
  comesAnywhere?: boolean;
  /** What was pressed for it, and what lies with it: where nothing is free, the toast may lie over this. */
  done?: Element | null | undefined;
};

/** What can be pressed on the screen, the toast itself aside. */
function pressablesAround(toast: HTMLElement, { alsoNext, done }: FollowedToast): Pressable[] {
  const { innerWidth, innerHeight } = window;
  const next = alsoNext ? `${NEXT}, ${alsoNext}` : NEXT;
  return [...document.querySelectorAll<HTMLElement>(PRESSABLE)].flatMap((element) => {
    // A menu that is closed has its things where they would be.
    if (toast.contains(element) || element.checkVisibility?.() === false) return [];
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isOnScreen = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    if (!isOnScreen || right - left < 2 || !isInReach(element)) return [];
    const kind = element.matches(next) ? "next" : done?.contains(element) ? "done" : "other";
    return [{ left, top, right, bottom, weight: WEIGHT[kind] }];
  });
}

/** What lies behind a dialog is not pressed next. */
function isInReach(element: HTMLElement): boolean {
  const dialog = document.querySelector<HTMLElement>('[role="dialog"][data-state="open"]');
  return !dialog || dialog.contains(element);
}

/**
 * Tells where a toast covers least of what is pressed next, at once and whenever what lies under it
 * moves, unless somebody is about to use it. Gives what ends that, and what looks once more.
 */
export function followToastPlace(
  followed: FollowedToast,
  onPlace: (place: ToastPlace, toast: HTMLElement) => void,
): { stop: () => void; look: () => void } {
  const { find, margin = 0, comesAnywhere = false } = followed;
  let isPlaced = !comesAnywhere;
  const look = () => {
    const toast = find();
    if (!toast || (isPlaced && toast.matches(":hover, :focus-within"))) return;
    isPlaced = true;
    const { width, height } = toast.getBoundingClientRect();
    const size = { width: width + 2 * margin, height: height + 2 * margin };
    const screen = { width: window.innerWidth, height: window.innerHeight };
    onPlace(bestToastPlace(size, screen, pressablesAround(toast, followed)), toast);
  };
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
  look();
  return {
    look,
    stop: () => {
      clearTimeout(later);
      clearTimeout(still);
      for (const event of ["scroll", "resize"]) removeEventListener(event, onMove, true);
      layers.disconnect();
    },
  };
}
