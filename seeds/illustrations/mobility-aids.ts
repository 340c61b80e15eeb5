import {
  crutch,
  foldedTravelCane,
  iceTips,
  laid,
  offsetCane,
  quadCane,
  travelCane,
} from "./canes.js";
import { type Drawings, materials as m, moved, picture, type View } from "./kit.js";
import { type RollatorLook, rollator, uprightWalker } from "./rollators.js";
import { kneeScooter, mobilityScooter } from "./scooters.js";
import { glideSkis, walker } from "./walkers.js";

/** The shop's own rollator, used again in scenes. */
export const maple: RollatorLook = {
  frame: m.spruce,
  seat: m.vinyl,
  rim: m.slate,
  wheelRadius: 10,
  tubeRadius: 1.5,
  width: 46,
  build: "arched",
};

const carbon: RollatorLook = {
  frame: m.charcoal,
  seat: m.darkCloth,
  rim: m.coral,
  wheelRadius: 10.5,
  tubeRadius: 1.7,
  width: 45,
  build: "straight",
};

const heavyDuty: RollatorLook = {
  frame: m.burgundy,
  seat: m.darkCloth,
  rim: m.slate,
  wheelRadius: 11,
  tubeRadius: 2,
  width: 62,
  build: "arched",
};

const standing: View = { yaw: 36, pitch: 16, fill: 0.82 };
const fromTheSide: View = { yaw: 74, pitch: 9, fill: 0.8 };
const flatLay: View = { pitch: 58, fill: 0.84 };
const c = "mobility-aids";

/** Pictures of the category Mobility Aids by image name. */
export const mobilityAids: Drawings = {
  "folding-rollator-with-seat-1": () => picture(c, rollator(maple), standing),
  "folding-rollator-with-seat-2": () => picture(c, rollator(maple), fromTheSide),
  "folding-rollator-with-seat-3": () =>
    picture(c, rollator({ ...maple, width: 20, folded: true }), standing),
  "carbon-fibre-rollator-1": () => picture(c, rollator(carbon), { ...standing, yaw: -36 }),
  "carbon-fibre-rollator-2": () =>
    picture(c, rollator({ ...carbon, width: 20, folded: true }), { ...standing, yaw: -40 }),
  "carbon-fibre-rollator-3": () =>
    picture(c, rollator(carbon), { yaw: 148, pitch: 18, zoom: 15, target: [-14, 8, 84] }),
  "two-wheel-folding-walker-1": () => picture(c, walker(), { ...standing, yaw: 32 }),
  "two-wheel-folding-walker-2": () => picture(c, walker(true), { ...standing, yaw: 24 }),
  "bariatric-rollator-1": () => picture(c, rollator(heavyDuty), { ...standing, yaw: 34 }),
  "bariatric-rollator-2": () => picture(c, rollator(heavyDuty), { ...standing, yaw: 4, pitch: 10 }),
  "upright-walker-1": () => picture(c, uprightWalker(), { ...standing, fill: 0.84 }),
  "upright-walker-2": () => picture(c, uprightWalker(), { ...fromTheSide, yaw: -70, fill: 0.82 }),
  "adjustable-offset-cane-1": () => picture(c, laid(offsetCane(), 42), flatLay),
  "adjustable-offset-cane-2": () =>
    picture(c, offsetCane(), { yaw: -14, pitch: 10, zoom: 15, target: [0, 0, 68], floor: null }),
  "quad-cane-small-base-1": () => picture(c, quadCane(), { yaw: -24, pitch: 18, fill: 0.86 }),
  "folding-travel-cane-1": () => picture(c, laid(travelCane(), 42), flatLay),
  "folding-travel-cane-2": () =>
    picture(c, laid(foldedTravelCane(), 24), { pitch: 58, fill: 0.72 }),
  "forearm-crutches-pair-1": () =>
    picture(
      c,
      [...moved(laid(crutch(), 40), [-13, -4, 0]), ...moved(laid(crutch(), 40), [13, 4, 0])],
      flatLay,
    ),
  "knee-scooter-1": () => picture(c, kneeScooter(14), { ...standing, yaw: 48 }),
  "knee-scooter-2": () => picture(c, kneeScooter(), { ...fromTheSide, yaw: -66 }),
  "four-wheel-mobility-scooter-1": () => picture(c, mobilityScooter(), { ...standing, yaw: 52 }),
  "four-wheel-mobility-scooter-2": () =>
    picture(c, mobilityScooter(), { ...fromTheSide, yaw: 84, pitch: 8 }),
  "four-wheel-mobility-scooter-3": () =>
    picture(c, mobilityScooter(), { yaw: 158, pitch: 30, zoom: 10.5, target: [0, -25, 92] }),
  "walker-glide-skis-1": () => picture(c, glideSkis(), { yaw: 42, pitch: 24, fill: 0.78 }),
  "cane-ice-tip-1": () => picture(c, iceTips(), { yaw: -22, pitch: 14, fill: 0.8 }),
};
