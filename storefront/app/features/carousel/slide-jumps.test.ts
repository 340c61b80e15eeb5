import { expect, it } from "vitest";
import { slideJumps } from "./slide-jumps";

it("slides go on from the one that is chosen, around both ends", () => {
  const viewport = { scrollLeft: 0, clientWidth: 300 };
  let selected = 0;
  const seen: number[] = [];
  const steps = () =>
    slideJumps(viewport, { selected, count: 3 }, (place) => {
      selected = place;
      seen.push(place);
    });
  steps().previous();
  steps().next();
  steps().next();
  steps().goTo(2);
  expect(seen).toEqual([2, 0, 1, 2]);
  expect(viewport.scrollLeft).toBe(600);
});

it("a slide that was shown before the scripts came is the next one, not the one before it", () => {
  const viewport = { scrollLeft: 300, clientWidth: 300 };
  slideJumps(viewport, { selected: 0, count: 3 }, () => undefined).next();
  expect(viewport.scrollLeft).toBe(300);
});
