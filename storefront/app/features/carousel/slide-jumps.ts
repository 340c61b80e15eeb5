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
  count: number,
  onSelect: (place: number) => void,
): SlideSteps {
  const goTo = (place: number) => {
    const shown = wrapped(place, count);
    viewport.scrollLeft = shown * viewport.clientWidth;
    onSelect(shown);
  };
  const shown = () => Math.round(viewport.scrollLeft / (viewport.clientWidth || 1));
  return {
    goTo,
    next: () => goTo(shown() + 1),
    previous: () => goTo(shown() - 1),
  };
}
