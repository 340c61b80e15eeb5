import { wrapped } from "./shown-slides";

/** Ways to another slide. */
export type SlideSteps = {
  goTo: (place: number) => void;
  next: () => void;
  previous: () => void;
};

/**
 * Slides without what makes them glide: the box that holds them is scrolled by whole slides, at once
 * and around both ends.
 */
export function slideJumps(
  viewport: Pick<HTMLElement, "scrollLeft" | "clientWidth">,
  { selected, count }: { selected: number; count: number },
  onSelect: (place: number) => void,
): SlideSteps {
  const goTo = (place: number) => {
    const shown = wrapped(place, count);
    viewport.scrollLeft = shown * viewport.clientWidth;
    onSelect(shown);
  };
  return { goTo, next: () => goTo(selected + 1), previous: () => goTo(selected - 1) };
}
