/** Where a toast lies: at an edge of the screen or between what can be pressed, so that it covers none of it. */

/** At which corner, and how far from its edge, in pixels of the screen. */
export type ToastPlace = {
  edge: "bottom" | "top";
  side: "right" | "left";
  offset: number;
};

/** In pixels of the screen. */
export type Box = { left: number; top: number; right: number; bottom: number };
/** What can be pressed; `weight` says how much it matters that it is seen. */
export type Pressable = Box & { weight: number };

type Size = { width: number; height: number };

const SIDES = ["right", "left"] as const;
export const FIRST_PLACE: ToastPlace = { edge: "bottom", side: "right", offset: 0 };
const CORNERS: readonly ToastPlace[] = (["bottom", "top"] as const).flatMap((edge) =>
  SIDES.map((side) => ({ edge, side, offset: 0 })),
);

const overlaps = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

function boxAt({ edge, side, offset }: ToastPlace, toast: Size, screen: Size): Box {
  const left = side === "left" ? 0 : screen.width - toast.width;
  const top = edge === "top" ? offset : screen.height - toast.height - offset;
  return { left, top, right: left + toast.width, bottom: top + toast.height };
}

/** Right above and right below each pressable, from the bottom edge upwards. */
function placesBetween(toast: Size, screen: Size, pressables: readonly Pressable[]): ToastPlace[] {
  const offsets = pressables
    .flatMap(({ top, bottom }) => [screen.height - top, screen.height - bottom - toast.height])
    .filter((offset) => offset > 0 && offset < screen.height - toast.height)
    .sort((one, other) => one - other);
  return offsets.flatMap((offset) => SIDES.map((side) => ({ edge: "bottom", side, offset })));
}

/** The first place that covers nothing, corners before all others; else the one that covers what matters least. */
export function bestToastPlace(
  toast: Size,
  screen: Size,
  pressables: readonly Pressable[],
): ToastPlace {
  let best = FIRST_PLACE;
  let least = Number.POSITIVE_INFINITY;
  for (const place of [...CORNERS, ...placesBetween(toast, screen, pressables)]) {
    const box = boxAt(place, toast, screen);
    const hidden = pressables.filter((pressable) => overlaps(box, pressable));
    const weight = hidden.reduce((sum, pressable) => sum + pressable.weight, 0);
    if (weight >= least) continue;
    [best, least] = [place, weight];
    if (weight === 0) break;
  }
  return best;
}
