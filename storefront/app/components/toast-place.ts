/** Where a toast lies: at the edge of the screen where it covers the least of what can be pressed. */

export const TOAST_PLACES = ["bottom-right", "bottom-left", "top-right", "top-left"] as const;
export type ToastPlace = (typeof TOAST_PLACES)[number];

/** In pixels of the screen. */
export type Box = { left: number; top: number; right: number; bottom: number };
/** What can be pressed; `weight` says how much it matters that it is seen. */
export type Pressable = Box & { weight: number };

const overlaps = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

function boxAt(place: ToastPlace, toast: Size, screen: Size): Box {
  const left = place.endsWith("left") ? 0 : screen.width - toast.width;
  const top = place.startsWith("top") ? 0 : screen.height - toast.height;
  return { left, top, right: left + toast.width, bottom: top + toast.height };
}

type Size = { width: number; height: number };

/** The first place that covers nothing, else the one that covers what matters least. */
export function bestToastPlace(
  toast: Size,
  screen: Size,
  pressables: readonly Pressable[],
): ToastPlace {
  const covered = TOAST_PLACES.map((place) => {
    const box = boxAt(place, toast, screen);
    const hidden = pressables.filter((pressable) => overlaps(box, pressable));
    return { place, weight: hidden.reduce((sum, { weight }) => sum + weight, 0) };
  });
  const least = Math.min(...covered.map(({ weight }) => weight));
  return covered.find(({ weight }) => weight === least)?.place ?? TOAST_PLACES[0];
}
