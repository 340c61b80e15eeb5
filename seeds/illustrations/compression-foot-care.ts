import type { Drawings } from "./kit.js";
import { box, curve, disc, type Mesh, mirrored, slab, strap, tube, turn } from "./mesh.js";
import { materials as m } from "./palette.js";
import { picture } from "./scene.js";
import { painted, type Section, skin } from "./skin.js";
import { slipperOpened, slipperPair } from "./slippers.js";
import { compressionSocks, crewSocks, flatSock, gripSocks, sockLooks } from "./socks.js";
import type { Vec } from "./vector.js";

const c = "compression-foot-care";

/** Wire frame that holds a stocking open: cradle in front, two tall handles, a sock stretched on it. */
export function stockingDonner(): Mesh {
  const wire = 0.55;
  const arc = (z: number, r: number): Vec[] =>
    Array.from({ length: 33 }, (_, i): Vec => {
      const a = Math.PI + (i / 32) * Math.PI;
      return [Math.cos(a) * r, Math.sin(a) * r * 0.86, z];
    });
  const handle: Mesh = [
    ...tube(
      [
        [8.2, 0, 24],
        [8.2, 1, 30],
        [11.4, 3, 44],
        [11.4, 11, 44],
        [9.6, 11, 30],
        [9, 10, 0.7],
      ],
      wire,
      m.steel,
      { bend: 3 },
    ),
    ...tube(
      [
        [11.4, 4.4, 44],
        [11.4, 10, 44],
      ],
      1.3,
      m.charcoal,
      { ends: "round" },
    ),
    ...tube(
      [
        [8.2, 0, 24.2],
        [8.4, 0, 1],
      ],
      wire,
      m.steel,
    ),
  ];
  const base = tube(
    [
      [-9, 11, 0.7],
      [-9, -10, 0.7],
      [9, -10, 0.7],
      [9, 11, 0.7],
    ],
    wire,
    m.steel,
    { bend: 4, closed: true },
  );
  const stocking = (inset: number): Section[] => [
    { at: [0, -1, 24.4], u: [8.3 - inset, 0, 0], v: [0, 7.2 - inset, 0] },
    { at: [0, -1, 20], u: [8.2 - inset, 0, 0], v: [0, 7.1 - inset, 0] },
    { at: [0, -1, 15], u: [7 - inset, 0, 0], v: [0, 6.3 - inset, 0] },
    { at: [0, -1, 10.6], u: [4.8 - inset, 0, 0], v: [0, 4.9 - inset, -0.8] },
    { at: [0, -1.4, 7], u: [3.9 - inset, 0, 0], v: [0, 3.8 - inset, -2.4] },
    { at: [0, -4.4, 4.6], u: [3.7 - inset, 0, 0], v: [0, 1.4, -3 + inset] },
    { at: [0, -9, 3.8], u: [3.8 - inset, 0, 0], v: [0, 0, -2.2 + inset] },
    { at: [0, -14, 3], u: [3.7 - inset, 0, 0], v: [0, 0, -1.7 + inset] },
    { at: [0, -17, 2.5], u: [2.4, 0, 0], v: [0, 0, -1] },
    { at: [0, -17.8, 2.4], u: [0.02, 0, 0], v: [0, 0, -0.02] },
  ];
  const look = { caps: false, twoSided: true, sides: 72, steps: 8 } as const;
  return [
    ...base,
    ...handle,
    ...mirrored(handle),
    ...tube(arc(24.2, 8.2), wire, m.steel),
    ...painted(skin(stocking(0), m.sand, look), (p) =>
      p[2] > 20.6 ? m.leather : p[1] < -14.6 ? m.leather : undefined,
    ),
    ...skin(stocking(0.4).slice(0, 4), m.creamCloth, look),
    ...tube(
      Array.from({ length: 48 }, (_, i): Vec => {
        const a = (i / 48) * Math.PI * 2;
        return [Math.cos(a) * 8.3, -1 + Math.sin(a) * 7.2, 24.5];
      }),
      0.75,
      m.leather,
      { closed: true, sides: 10 },
    ),
  ];
}

/** Long toenail clippers lying flat: loop handles to the left, short jaws angled upwards. */
export function toenailClippers(): Mesh {
  const limb = (side: 1 | -1): Mesh => [
    ...tube(
      curve(
        [
          [-24, side * 2.2, 0.9],
          [-21, side * 0.9, 0.9],
          [-16.6, side * 1.2, 0.9],
          [-14.4, side * 3.4, 0.9],
          [-16, side * 6, 0.9],
          [-20, side * 6.8, 0.9],
          [-23.6, side * 5.4, 0.9],
        ],
        true,
      ),
      0.85,
      m.spruce,
      { closed: true },
    ),
    ...tube(
      curve([
        [-14.8, side * 2.6, 0.9],
        [-9, side * 2, 0.9],
        [-2, side * 0.9, 0.9],
        [0, 0, 0.9 + side * 0.35],
        [2, side * -0.7, 0.9],
      ]),
      0.62,
      m.steel,
    ),
    ...slab(
      [
        [-0.6, -1],
        [3, -1.25],
        [5.6, -1.2],
        [7.3, -0.5],
        [7.4, 0],
        [5, 0.02],
        [2.6, 0.3],
        [-0.6, 1],
      ].map(([x, y]) => [x as number, (y as number) * side * -1] as const),
      0.9,
      m.steel,
      { origin: [0, side * -0.16, 0.45 + (side > 0 ? 0.1 : 0)], u: [1, 0, 0], v: [0, 1, 0] },
      { edge: 0.2 },
    ),
  ];
  const jaws: Mesh = [...limb(1), ...limb(-1)];
  return [
    ...jaws,
    ...disc([0, 0, 1.3], 1, 0.9, m.aluminium),
    ...box([0, 0, 1.8], [1.3, 0.24, 0.2], m.slate, { corner: 0.05 }),
    // spring between the shanks
    ...strap(
      curve([
        [-3.2, 0.8, 0.9],
        [-6.4, 0.5, 0.9],
        [-9, 1.5, 0.9],
      ]),
      0.8,
      0.2,
      m.gold,
      { across: [0, 0, 1] },
    ),
    ...strap(
      curve([
        [-3.2, -0.8, 0.9],
        [-6.4, -0.5, 0.9],
        [-9, -1.5, 0.9],
      ]),
      0.8,
      0.2,
      m.gold,
      { across: [0, 0, 1] },
    ),
  ];
}

/** Pictures of the category Compression & Foot Care by file name. */
export const compressionFootCare: Drawings = {
  "compression-socks-knee-high-1": () =>
    picture(c, compressionSocks(), { yaw: -38, pitch: 14, fill: 0.84 }),
  "compression-socks-knee-high-2": () =>
    picture(c, turn(flatSock(sockLooks.compression), [0, 0, 1], 38), { pitch: 62, fill: 0.86 }),
  "compression-stocking-donner-1": () =>
    picture(c, stockingDonner(), { yaw: -30, pitch: 20, fill: 0.84 }),
  "diabetic-socks-3-pack-1": () => picture(c, crewSocks(), { yaw: -6, pitch: 60, fill: 0.86 }),
  "easy-close-slippers-1": () => picture(c, slipperPair(), { yaw: -36, pitch: 32, fill: 0.84 }),
  "easy-close-slippers-2": () => picture(c, slipperOpened(), { yaw: -14, pitch: 54, fill: 0.86 }),
  "anti-slip-socks-1": () => picture(c, gripSocks(), { yaw: -6, pitch: 18, fill: 0.86 }),
  "long-reach-toenail-clippers-1": () =>
    picture(c, turn(toenailClippers(), [0, 0, 1], 38), { pitch: 60, fill: 0.84 }),
};
