import {
  add,
  box,
  cushion,
  decal,
  disc,
  grip,
  knob,
  lathe,
  type Mesh,
  materials as m,
  roundedRectangle,
  screw,
  sidePlane,
  slab,
  tube,
  type Vec,
} from "./kit.js";

/** A wall of tiles at y = 0 facing −y; `size` in centimetres, tiles of 15. */
export function tiledWall(width: number, height: number): Mesh {
  const tile = 15;
  const lines: string[] = [];
  for (let x = 0; x <= width; x += tile) lines.push(`M${x} 0V${height}`);
  for (let z = 0; z <= height; z += tile) lines.push(`M0 ${z}H${width}`);
  return [
    ...slab(
      roundedRectangle(width, height, 0.2, 1),
      0.4,
      m.tile,
      { origin: [0, 0.4, height / 2], u: [1, 0, 0], v: [0, 0, 1] },
      { edge: 0.05 },
    ),
    ...slab(
      roundedRectangle(width, 140, 0.2, 1),
      0.4,
      m.sand,
      { origin: [0, -70, -0.4], u: [1, 0, 0], v: [0, 1, 0] },
      { edge: 0.05 },
    ),
    ...decal(
      `<path d="${lines.join("")}" stroke="#FFFFFF" stroke-width="0.5" fill="none" opacity="0.85"/>`,
      [width, height],
      [-width / 2, 0, height],
      [1, 0, 0],
      [0, 0, -1],
      0.3,
    ),
  ];
}

/** A flange with three screws on the wall at y = 0. */
function flange(x: number, z: number): Mesh {
  return [
    ...lathe(
      [
        [4, 0],
        [4, 0.5],
        [3.7, 0.8],
        [2.2, 1.1],
        [1.9, 1.8],
      ],
      m.steel,
      { origin: [x, 0, z], axis: [0, -1, 0] },
    ),
    ...[90, 210, 330].flatMap((degrees) => {
      const a = (degrees * Math.PI) / 180;
      return screw([x + Math.cos(a) * 3, -0.85, z + Math.sin(a) * 3], [0, -1, 0], 0.55);
    }),
  ];
}

/** An 18-inch (46 cm) grab bar along x at height z on the wall. */
export function grabBar(z = 0): Mesh {
  return [
    ...flange(-23, z),
    ...flange(23, z),
    ...tube(
      [
        [-23, -0.6, z],
        [-23, -6.5, z],
        [23, -6.5, z],
        [23, -0.6, z],
      ],
      1.6,
      m.steel,
      { bend: 4.4, sides: 20 },
    ),
    // knurled middle
    ...Array.from({ length: 25 }, (_, i) =>
      lathe(
        [
          [1.6, -0.3],
          [1.68, 0],
          [1.6, 0.3],
        ],
        m.steel,
        { origin: [-13.2 + i * 1.1, -6.5, z], axis: [1, 0, 0], sides: 20 },
      ),
    ).flat(),
  ];
}

/** A handle with two suction cups; the small windows show that both hold. */
export function suctionHandle(): Mesh {
  const cup = (x: number): Mesh => [
    ...lathe(
      [
        [5.4, 0],
        [5.6, 0.4],
        [4.9, 1.4],
        [4.6, 1.8],
      ],
      m.slate,
      { origin: [x, 0, 0], axis: [0, -1, 0] },
    ),
    ...lathe(
      [
        [4.6, 1.4],
        [4.9, 2],
        [4.7, 3.6],
        [3.8, 4.6],
        [0.1, 5],
      ],
      m.white,
      { origin: [x, 0, 0], axis: [0, -1, 0] },
    ),
    // lever
    ...box([x + Math.sign(x) * 3.6, -4.9, 0], [6.4, 1.3, 3.6], m.spruce, {
      corner: 0.6,
      edge: 0.5,
    }),
    ...disc([x, -5, 2.4], 0.95, 0.4, m.sage, [0, -1, 0]),
    ...disc([x, -5.2, 2.4], 0.68, 0.3, m.spruce, [0, -1, 0]),
  ];
  return [
    ...cup(-13),
    ...cup(13),
    ...tube(
      [
        [-13, -4, 0],
        [-10, -8.6, 0],
        [10, -8.6, 0],
        [13, -4, 0],
      ],
      2,
      m.white,
      { bend: 5, sides: 20 },
    ),
    ...grip([-7.4, -8.6, 0], [7.4, -8.6, 0], 2.6, m.spruce),
  ];
}

/** A rail clamped to the edge of a tub: the tub's wall runs along y at x = 0. */
export function tubRail(): Mesh {
  return [
    // a piece of the tub
    ...slab(roundedRectangle(64, 24, 2), 9, m.white, sidePlane([-4.5, 0, 28]), { edge: 2.4 }),
    ...box([0, 0, 40.2], [13, 64, 4.4], m.white, { corner: 2, edge: 2 }),
    // clamp
    ...box([0, 0, 43.4], [19, 21, 3], m.pearl, { corner: 2, edge: 0.8 }),
    ...box([8, 0, 35], [3, 19, 16], m.pearl, { corner: 1, edge: 0.8 }),
    ...box([-8, 0, 35], [3, 19, 16], m.pearl, { corner: 1, edge: 0.8 }),
    ...box([6.2, 0, 33], [1, 16, 11], m.rubber, { corner: 0.3 }),
    ...knob([9.4, 0, 34], [1, 0, 0], 3.4, m.spruce),
    // rail
    ...tube(
      [
        [0, -7, 44],
        [0, -7, 78],
        [0, 7, 78],
        [0, 7, 44],
      ],
      1.7,
      m.white,
      { bend: 6, sides: 16 },
    ),
    ...tube(
      [
        [0, -7, 60],
        [0, 7, 60],
      ],
      1.5,
      m.white,
      { sides: 16 },
    ),
    ...grip([0, -5, 78], [0, 5, 78], 2.2, m.spruce),
    ...grip([0, -4.6, 60], [0, 4.6, 60], 1.9, m.spruce),
    ...[-7, 7].flatMap((y) =>
      lathe(
        [
          [3, 0],
          [2.6, 1.4],
          [2, 2.4],
        ],
        m.pearl,
        { origin: [0, y, 44.4] },
      ),
    ),
  ];
}

/** A bar of soap in a dish, for the tub's edge. */
export const soapDish = (at: Vec): Mesh => [
  ...slab(roundedRectangle(12, 8, 3), 1.4, m.sage, { origin: at, u: [1, 0, 0], v: [0, 1, 0] }),
  ...cushion(add(at, [0, 0, 2.4]), [8.6, 5.2, 2.6], m.coral, { soft: 0.5, softAcross: 0.5 }),
];
