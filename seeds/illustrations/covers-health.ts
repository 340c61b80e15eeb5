import { bloodPressureSet } from "./blood-pressure-monitors.js";
import { stockingDonner } from "./compression-foot-care.js";
import { protectiveUnderwear } from "./continence-care.js";
import { cover, windowArt } from "./cover.js";
import { fork, knife, spoon } from "./cutlery.js";
import { pedalExerciser } from "./exercise.js";
import {
  firmChair,
  handMirror,
  measuringTape,
  notebook,
  paperList,
  plant,
  plate,
  stool,
  waterGlass,
} from "./furnishings.js";
import type { Drawings } from "./kit.js";
import { box, curve, type Mesh, moved, scaled, strap, turn } from "./mesh.js";
import { materials as m } from "./palette.js";
import { weeklyPillBox } from "./pill-box.js";
import { quilt } from "./skin.js";
import { slipperPair } from "./slippers.js";
import { compressionSocks, flatSock, sockLooks } from "./socks.js";
import { twoHandledMug } from "./two-handled-mug.js";
import type { Vec } from "./vector.js";
import { oximeter } from "./vital-signs.js";
import { barrierCream } from "./washing.js";

const z: Vec = [0, 0, 1];
/** A thing turned on its spot and set down somewhere. */
const set = (mesh: Mesh, degrees: number, at: Vec): Mesh => moved(turn(mesh, z, degrees), at);

/** A pair of crew socks folded in two. */
const foldedSocks = (): Mesh => [
  ...moved(scaled(flatSock(sockLooks.crewNavy), 0.8), [0, 0, 0]),
  ...moved(turn(scaled(flatSock(sockLooks.crewNavy), 0.8), z, 7), [-1.6, 1.4, 2]),
];

/** A bed pad folded to a bundle, 34 × 26 cm. */
const foldedPad = (): Mesh =>
  [0, 1, 2].flatMap((i) => [
    ...box([0, 0, 0.7 + i * 2.3], [34, 26, 1.4], i === 1 ? m.creamCloth : m.navyCloth, {
      corner: 2,
      edge: 0.6,
    }),
    ...quilt([0, 0, 1.3 + i * 2.3], [33.4, 25.4, 1.2], [8, 6], m.skyCloth),
  ]);

/** Covers of the guides about health and daily care, by image name. */
export const coversHealth: Drawings = {
  "post-measuring-blood-pressure-at-home": () =>
    cover({
      mesh: [
        ...set(bloodPressureSet(), -10, [-2, 0, 0]),
        ...set(scaled(notebook(), 0.85), 14, [-25, -4, 0]),
        ...moved(plant(0.62), [26, 13, 0]),
      ],
      wall: "#F5DDD0",
      ground: "table",
      back: 24,
      pitch: 28,
      zoom: 17,
      target: [0, 0, 6],
      decor: windowArt(-34, 3, 26, 26),
    }),
  "post-pulse-oximeter-numbers": () =>
    cover({
      mesh: [
        ...set(oximeter(), -24, [0.4, 0, 0]),
        ...set(scaled(paperList(5), 0.45), 14, [-7.6, 1.6, 0]),
        ...moved(scaled(waterGlass(), 0.5), [7, 3.4, 0]),
      ],
      wall: "#F5DDD0",
      ground: "table",
      back: 12,
      pitch: 40,
      zoom: 52,
      target: [-0.6, 0.4, 1.8],
    }),
  "post-managing-several-medicines": () =>
    cover({
      mesh: [
        ...set(weeklyPillBox(), -12, [-4, -7, 0]),
        ...moved(waterGlass(), [20.5, 9, 0]),
        ...set(paperList(6), -18, [25, -9, 0]),
      ],
      wall: "#F8E6C0",
      ground: "table",
      back: 24,
      pitch: 42,
      zoom: 16.5,
      target: [3, 0, 2],
    }),
  "post-compression-socks-sizes-and-pressure": () =>
    cover({
      mesh: [
        ...set(compressionSocks(), -36, [-24, 0, 0]),
        ...set(stockingDonner(), -28, [24, 4, 0]),
        ...set(measuringTape(), -14, [-8, -22, 0]),
      ],
      wall: "#D9E4CC",
      ground: "carpet",
      back: 34,
      pitch: 18,
      zoom: 9.8,
      target: [0, -4, 20],
    }),
  "post-foot-care-with-diabetes": () =>
    cover({
      mesh: [
        ...set(stool(), 0, [0, 10, 0]),
        ...set(foldedSocks(), 8, [-11, 10, 44]),
        ...set(handMirror(), -34, [11, 12, 44]),
        ...set(slipperPair(), -34, [-40, -10, 0]),
        ...moved(plant(1.3), [52, 26, 0]),
      ],
      wall: "#D9E4CC",
      ground: "wood",
      back: 44,
      pitch: 24,
      zoom: 8.2,
      target: [-2, 0, 24],
    }),
  "post-eating-and-drinking-with-weak-hands": () =>
    cover({
      mesh: [
        ...box([0, 0, 0.15], [46, 32, 0.3], m.sageCloth, { corner: 3, edge: 0.1 }),
        ...moved(plate(), [-2, 0, 0.3]),
        ...moved(fork(m.spruce), [-18.4, -9, 0.3]),
        ...moved(knife(m.spruce), [14, -9, 0.3]),
        ...moved(spoon(7, 4.2, m.spruce), [19.2, -9, 0.3]),
        ...set(scaled(twoHandledMug(), 1.05), -20, [34, 8, 0]),
        ...moved(plant(0.55), [-34, 14, 0]),
      ],
      wall: "#F8E6C0",
      ground: "table",
      back: 28,
      pitch: 42,
      zoom: 14.6,
      target: [4, 0, 2],
    }),
  "post-exercises-you-can-do-sitting-down": () =>
    cover({
      mesh: [
        ...set(firmChair(m.spruceCloth), 26, [-26, 10, 0]),
        ...set(pedalExerciser(), -34, [50, -16, 0]),
        ...set(
          strap(
            curve([
              [2, 12, 49.9],
              [2, -8, 50.1],
              [2, -21, 49.6],
              [2, -25.4, 46.6],
              [2, -26.2, 40],
              [2, -26.4, 28],
            ]),
            7,
            0.4,
            m.amber,
            { across: [1, 0, 0] },
          ),
          26,
          [-26, 10, 0],
        ),
      ],
      wall: "#E3E2CB",
      ground: "wood",
      back: 60,
      pitch: 16,
      zoom: 5,
      target: [8, 0, 46],
      decor: windowArt(30, 48, 56, 46),
    }),
  "post-incontinence-care-with-dignity": () =>
    cover({
      mesh: [
        ...set(foldedPad(), -16, [-20, 4, 0]),
        ...set(protectiveUnderwear(), -4, [11, 5, 0]),
        ...set(barrierCream(), -14, [29, -8, 0]),
        ...moved(plant(0.6), [-42, 20, 0]),
      ],
      wall: "#EEDFD9",
      ground: "table",
      back: 30,
      pitch: 24,
      zoom: 14,
      target: [1, 0, 8],
    }),
};
