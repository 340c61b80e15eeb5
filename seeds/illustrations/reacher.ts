import { box, curve, cushion, disc, lathe, type Mesh, moved, strap, tube, turn } from "./mesh.js";
import { materials as m } from "./palette.js";
import { skin } from "./skin.js";

/** The gripping end: two curved fingers on a hinge at the origin, reaching along +x; lies flat. */
function reacherJaws(open: number): Mesh {
  const finger = (side: 1 | -1): Mesh => {
    const path = curve([
      [-1.2, side * 0.9, 0],
      [2.4, side * (2.2 + open * 0.4), 0],
      [7, side * (2.6 + open * 0.9), 0],
      [11, side * (1.2 + open), 0],
      [13.2, side * (0.5 + open), 0],
    ]);
    return [
      ...strap(path, 2.4, 0.8, m.charcoal, { across: [0, 0, 1] }),
      ...cushion([11.9, side * (0.55 + open), 0], [3.8, 0.9, 2.8], m.coral, {
        soft: 0.6,
        softAcross: 0.5,
        nearer: 0.6,
      }),
      ...disc([1, side * 1.6, 1.1], 0.5, 0.5, m.steel),
    ];
  };
  return [
    ...finger(1),
    ...finger(-1),
    ...box([-0.6, 0, 0], [4.4, 3, 2.6], m.charcoal, { corner: 0.9, edge: 0.5 }),
    ...disc([0.3, 0, 1.4], 0.75, 0.5, m.steel),
  ];
}

/** Reacher lying on its side along x, jaws to the right; its axis 2.4 cm above the floor. */
export function reacher(): Mesh {
  const handle: Mesh = [
    ...tube(
      // trigger
      curve([
        [-24, 0.4, 0],
        [-25.6, -3, 0],
        [-28, -6, 0],
        [-29.4, -9.4, 0],
        [-28.6, -11.6, 0],
      ]),
      1,
      m.amber,
      { ends: "round" },
    ),
    ...skin(
      [
        { at: [-36.6, 1.2, 0], u: [0, 1.9, 0], v: [0, 0, 1.4], power: 0.8 },
        { at: [-35, 0.9, 0], u: [0, 2.9, 0], v: [0, 0, 2.1], power: 0.8 },
        { at: [-29, 0.3, 0], u: [0, 2.7, 0], v: [0, 0, 2.1], power: 0.8 },
        { at: [-24, 0, 0], u: [0, 2.1, 0], v: [0, 0, 1.9], power: 0.8 },
        { at: [-20.6, 0, 0], u: [0, 1.6, 0], v: [0, 0, 1.6], power: 0.9 },
      ],
      m.spruce,
    ),
    ...skin(
      [
        { at: [-33.2, 0.8, 0], u: [2.5, 0, 0], v: [0, 0, 1.9], power: 0.8 },
        { at: [-34, -4.5, 0], u: [2.2, 0.2, 0], v: [0, 0, 1.9], power: 0.8 },
        { at: [-35.6, -10, 0], u: [2.3, 0.5, 0], v: [0, 0, 2], power: 0.8 },
        { at: [-36.8, -14.2, 0], u: [2.5, 0.6, 0], v: [0, 0, 2], power: 0.8 },
        { at: [-37.2, -15.8, 0], u: [1.6, 0.4, 0], v: [0, 0, 1.2], power: 0.8 },
      ],
      m.spruce,
    ),
    ...[-4.6, -6.7, -8.8, -10.9].flatMap((y) =>
      strap(
        [
          [-35.7 + (y + 4) * 0.3, y, 1.85],
          [-32.5 + (y + 4) * 0.25, y, 1.85],
        ],
        0.8,
        0.5,
        m.charcoal,
        { across: [0, 1, 0], nearer: 0.5 },
      ),
    ),
    ...disc([-29.2, 0.3, 2.1], 0.8, 0.5, m.steel, [0, 0, 1], 0.5),
  ];
  return moved(
    [
      ...handle,
      ...tube(
        [
          [-20.6, 0, 0],
          [25, 0, 0],
        ],
        1.2,
        m.aluminium,
      ),
      ...disc([-19.6, 0, 0], 1.75, 2.6, m.charcoal, [1, 0, 0]),
      ...tube(
        [
          [-24, -1.9, 0],
          [24.5, -1.7, 0],
        ],
        0.25,
        m.slate,
      ),
      ...moved(reacherJaws(1.6), [26.5, 0, 0]),
    ],
    [0, 0, 2.4],
  );
}

/** Amber pharmacy bottle with a white cap, 5.4 cm across, standing at the origin. */
export function pillBottle(): Mesh {
  return [
    ...lathe(
      [
        [2.2, 0],
        [2.5, 0.3],
        [2.5, 5.6],
        [2.1, 6.2],
        [2, 6.6],
      ],
      m.amber,
    ),
    ...lathe(
      [
        [2.53, 1],
        [2.53, 4.8],
      ],
      m.birch,
      { nearer: 0.2 },
    ),
    ...lathe(
      [
        [2.56, 3.7],
        [2.56, 4.5],
      ],
      m.spruce,
      { nearer: 0.4 },
    ),
    ...lathe(
      [
        [2.4, 6.5],
        [2.6, 6.7],
        [2.6, 8.2],
        [2.3, 8.6],
        [0.01, 8.6],
      ],
      m.white,
    ),
  ];
}

/** The jaws closed about a pharmacy bottle, the shaft coming from the upper left. */
export function reacherAtWork(): Mesh {
  const tool: Mesh = [
    ...reacherJaws(2.75),
    ...tube(
      [
        [-30, 0, 0],
        [-2, 0, 0],
      ],
      1.2,
      m.aluminium,
    ),
    ...tube(
      [
        [-30, -1.7, 0],
        [-2, -1.7, 0],
      ],
      0.25,
      m.slate,
    ),
  ];
  const lowered = turn(tool, [0, 1, 0], 38);
  return [...moved(lowered, [-9.4, 0, 11.6]), ...pillBottle()];
}
