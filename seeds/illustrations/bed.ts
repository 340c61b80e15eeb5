import { mattress } from "./bedding.js";
import {
  box,
  curve,
  cushion,
  grip,
  loft,
  type Mesh,
  materials as m,
  moved,
  roundedRectangle,
  screw,
  sidePlane,
  slab,
  strap,
  tube,
  type Vec,
} from "./kit.js";

/**
 * A bed assist rail that stands at x = 0 along y; its legs reach under the mattress towards −x, and
 * `base` is the height of those bars.
 */
export function bedRail(base = 0): Mesh {
  const z = base;
  return [
    ...tube(
      [
        [0, -24, z + 1.6],
        [0, -24, z + 46],
        [0, -16, z + 56],
        [0, 12, z + 56],
        [0, 24, z + 40],
        [0, 24, z + 1.6],
      ],
      1.6,
      m.white,
      { bend: 9, sides: 16 },
    ),
    ...grip([0, -12, z + 56], [0, 8, z + 56], 2.3, m.spruce),
    ...tube(
      [
        [0, -24, z + 26],
        [0, 24, z + 26],
      ],
      1.3,
      m.white,
    ),
    ...[-24, 24].flatMap((y) => [
      ...tube(
        [
          [0, y, z + 6],
          [-3, y, z + 1.6],
          [-62, y, z + 1.6],
        ],
        1.5,
        m.aluminium,
        { bend: 3 },
      ),
      ...box([0, y, z + 17], [4.6, 4.6, 5], m.charcoal, { corner: 1.4 }),
      ...screw([2.4, y, z + 17], [1, 0, 0], 1.1, m.amber),
    ]),
    ...tube(
      [
        [-58, -24, z + 1.6],
        [-58, 24, z + 1.6],
      ],
      1.4,
      m.aluminium,
    ),
    ...strap(
      [
        [-60, 0, z + 1.6],
        [-30, 0, z + 1.2],
        [-4, 0, z + 1.4],
      ],
      4,
      0.5,
      m.darkCloth,
      { across: [0, 1, 0] },
    ),
    // pocket for glasses and remote control
    ...slab(roundedRectangle(30, 22, 3), 2.6, m.sageCloth, sidePlane([0.6, 0, z + 15.6]), {
      edge: 1,
    }),
    ...slab(roundedRectangle(30, 14, 3), 1.6, m.spruceCloth, sidePlane([2.4, 0, z + 11.6]), {
      edge: 0.7,
    }),
    ...box([2.6, -6, z + 22], [1.6, 4, 13], m.slate, { corner: 0.7 }),
  ];
}

/** A single bed along y, its head at +y; the mattress top is at z = 50 and its right edge at x = 45. */
export function bed(): Mesh {
  const duvet = (x: number, y: number): number => {
    const over = Math.max(0, Math.abs(x) - 43) / 8;
    return 54 + Math.sin(y * 0.11 + x * 0.06) * 0.9 + Math.cos(x * 0.13) * 0.8 - over ** 1.7 * 16;
  };
  const rows = Array.from({ length: 29 }, (_, i) =>
    Array.from({ length: 41 }, (_, j): Vec => {
      const x = -51 + (102 * j) / 40;
      const y = -106 + (116 * i) / 28;
      const foot = Math.max(0, -97 - y) / 4;
      return [
        Math.sign(x) * Math.min(Math.abs(x), 47.5 + Math.abs(x) * 0.02),
        Math.max(y, -99.5 + y * 0.005),
        Math.max(34, duvet(x, y) - foot ** 1.7 * 5),
      ];
    }),
  );
  return [
    ...box([0, 0, 22], [94, 198, 12], m.wood, { corner: 2 }),
    ...[-42, 42].flatMap((x) =>
      [-92, 92].flatMap((y) => box([x, y, 9], [6, 6, 18], m.wood, { corner: 1 })),
    ),
    ...box([0, 101, 50], [100, 5, 76], m.wood, { corner: 2, edge: 1.4 }),
    ...moved(mattress([90, 194, 22], m.whiteCloth), [0, 0, 28]),
    ...cushion([0, 70, 57], [72, 42, 15], m.creamCloth, { soft: 0.7, softAcross: 0.4 }),
    ...loft(rows, m.sageCloth, { open: true, twoSided: true }),
    ...tube(
      curve([
        [-47, 10, 51],
        [-42, 10, 55],
        [0, 10, 56],
        [42, 10, 55],
        [47, 10, 51],
      ]),
      2.4,
      m.creamCloth,
      { ends: "round" },
    ),
  ];
}

/** The rail in use at the side of the bed, beside the pillow. */
export const bedWithRail = (): Mesh => [...bed(), ...moved(bedRail(26), [49, 34, 0])];
