import { expect, it } from "vitest";
import { slideJumps } from "./slide-jumps";

it("slides go on from where they are scrolled to, around both ends", () => {
  const viewport = { scrollLeft: 0, clientWidth: 300 };
  const selected: number[] = [];
  const steps = slideJumps(viewport, 3, (place) => selected.push(place));
  steps.previous();
  steps.next();
  steps.next();
  steps.goTo(2);
  expect(selected).toEqual([2, 0, 1, 2]);
  expect(viewport.scrollLeft).toBe(600);
});
