import {
  box,
  floorPlane,
  grip,
  holes,
  loft,
  type Material,
  type Mesh,
  materials as m,
  moved,
  roundedRectangle,
  slab,
  tube,
  turn,
  type Vec,
} from "./kit.js";

/** A bar of the given cross-section (y, z) along x. */
function bar(
  profile: readonly (readonly [number, number])[],
  width: number,
  material: Material,
): Mesh {
  const ring = (x: number): Vec[] => profile.map(([y, z]) => [x, y, z]);
  return loft([ring(-width / 2), ring(width / 2)], material, { caps: true });
}

/** A rubber wedge that rises towards +y, ribbed, with amber edge marks. */
export function thresholdRamp(): Mesh {
  const width = 92;
  const depth = 34;
  const rise = 6.4;
  const height = (y: number): number => 0.5 + ((y + depth / 2) / depth) * rise;
  const wedge = bar(
    [
      [-depth / 2, 0],
      [depth / 2, 0],
      [depth / 2, rise],
      [depth / 2 - 3, height(depth / 2 - 3)],
      [-depth / 2, 0.5],
    ],
    width,
    m.charcoal,
  );
  const slope = (Math.atan2(rise, depth) * 180) / Math.PI;
  const ribs = Array.from({ length: 11 }, (_, i) => {
    const y = -depth / 2 + 3 + i * 2.5;
    return turn(
      box([0, y, height(y) + 0.1], [width - 9, 1.1, 0.7], m.slate, { corner: 0.4, edge: 0.25 }),
      [1, 0, 0],
      slope,
      [0, y, height(y)],
    );
  });
  const marks = [-1, 1].map((sign) =>
    turn(
      box([sign * (width / 2 - 2.2), -1, height(-1) + 0.15], [1.8, depth - 5, 0.5], m.amber, {
        corner: 0.4,
        edge: 0.2,
      }),
      [1, 0, 0],
      slope,
      [0, -1, height(-1)],
    ),
  );
  return [...wedge, ...ribs.flat(), ...marks.flat()];
}

/** A door sill with its frame and a door standing open, the ramp in front of it. */
export function rampAtDoor(): Mesh {
  return [
    ...thresholdRamp(),
    ...box([0, 24, 3], [118, 13, 6], m.wood, { corner: 0.6 }),
    ...box([-57, 24, 62], [9, 13, 124], m.birch, { corner: 0.8 }),
    ...box([57, 24, 62], [9, 13, 124], m.birch, { corner: 0.8 }),
    ...turn(
      [
        ...box([-5, 30, 66], [94, 4, 120], m.spruce, { corner: 0.8 }),
        ...box([-5, 27.8, 88], [60, 1, 50], m.spruce, { corner: 0.5, edge: 0.4 }),
        ...box([-5, 27.8, 32], [60, 1, 34], m.spruce, { corner: 0.5, edge: 0.4 }),
        ...tube(
          [
            [37, 28, 58],
            [37, 24.6, 58],
            [28, 24.6, 58],
          ],
          1,
          m.gold,
          { bend: 1.4, ends: "round" },
        ),
      ],
      [0, 0, 1],
      40,
      [-52, 30, 0],
    ),
  ];
}

const length = 150;

/** One of the two halves of the suitcase ramp, lying along y, its hinge side at x = 0. */
function rampHalf(): Mesh {
  const width = 36;
  return [
    ...slab(
      roundedRectangle(width, length, 1),
      2.6,
      m.aluminium,
      floorPlane([width / 2 + 0.6, 0, 0]),
      {
        edge: 0.4,
      },
    ),
    ...slab(
      roundedRectangle(width - 6, length - 9, 0.6),
      0.5,
      m.grey,
      floorPlane([width / 2 + 0.2, 0, 2.4]),
      { edge: 0.15 },
    ),
    ...Array.from({ length: 23 }, (_, i) =>
      box([width / 2 + 0.2, -68 + i * 6.2, 3], [width - 8, 1.1, 0.5], m.slate, {
        corner: 0.3,
        edge: 0.15,
      }),
    ).flat(),
    ...box([width - 0.4, 0, 3.4], [2.2, length - 4, 6.8], m.aluminium, { corner: 0.5 }),
    ...box([width - 0.6, 0, 6.9], [1.2, length - 6, 0.4], m.amber, { corner: 0.2, edge: 0.1 }),
    // the lips that meet the ground and the step
    ...box([width / 2, -length / 2 - 3, 0.9], [width - 4, 8, 1], m.steel, { corner: 1, edge: 0.3 }),
    ...box([width / 2, length / 2 + 3, 1.6], [width - 4, 9, 1], m.steel, { corner: 1, edge: 0.3 }),
  ];
}

const handle = (x: number, y: number, z: number): Mesh => [
  ...tube(
    [
      [x, y - 9, z],
      [x + 4, y - 9, z],
      [x + 4, y + 9, z],
      [x, y + 9, z],
    ],
    0.9,
    m.charcoal,
    { bend: 2.5 },
  ),
  ...grip([x + 4, y - 6, z], [x + 4, y + 6, z], 1.5),
];

/** The ramp open, its upper end (+y) on a step of `rise` centimetres. */
export function suitcaseRamp(rise = 22): Mesh {
  const half = rampHalf();
  const right = [...half, ...handle(36.6, 0, 3.6)];
  const left = turn(half, [0, 0, 1], 180);
  const open: Mesh = [
    ...right,
    ...left,
    ...tube(
      [
        [0, -length / 2 + 4, 2],
        [0, length / 2 - 4, 2],
      ],
      0.8,
      m.steel,
    ),
  ];
  const slope = (Math.asin(rise / length) * 180) / Math.PI;
  return [
    ...moved(turn(open, [1, 0, 0], slope), [0, 0, rise / 2 + 1]),
    ...box([0, length / 2 + 32, rise / 2 - 0.4], [116, 66, rise - 1], m.sand, { corner: 1 }),
    ...box([0, length / 2 + 31, rise - 0.6], [120, 70, 2.2], m.birch, { corner: 1 }),
  ];
}

/** The ramp folded to a case that stands on its hinge, carried by its handle. */
export function foldedSuitcaseRamp(): Mesh {
  const panel = (x: number): Mesh => [
    ...box([x, 0, 19.5], [2.6, length, 37], m.aluminium, { corner: 0.8 }),
    ...box([x + Math.sign(x) * 1.4, 0, 19.5], [0.6, length - 8, 30], m.steel, {
      corner: 0.2,
      edge: 0.2,
    }),
  ];
  return [
    ...panel(-3.4),
    ...panel(3.4),
    ...box([0, 0, 37.2], [9.6, length, 2], m.aluminium, { corner: 0.8 }),
    ...tube(
      [
        [0, -length / 2 + 4, 1.4],
        [0, length / 2 - 4, 1.4],
      ],
      1.4,
      m.steel,
    ),
    ...moved(turn(handle(0, 0, 0), [0, 1, 0], -90), [0, 0, 37.6]),
    ...[-42, 42].flatMap((y) => box([4.8, y, 33], [2, 6, 9], m.charcoal, { corner: 0.6 })),
    ...holes([5.4, -66, 8], [5.4, 66, 8], 8, [1, 0, 0], 1.1),
    ...[-62, 62].flatMap((y) => box([0, y, 0.6], [10, 10, 1.4], m.rubber, { corner: 1 })),
  ];
}
