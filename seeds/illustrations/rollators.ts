import {
  box,
  caster,
  curve,
  cushion,
  grip,
  knob,
  type Material,
  type Mesh,
  materials as m,
  moved,
  pair,
  roundedRectangle,
  screw,
  sidePlane,
  slab,
  strap,
  tube,
  type Vec,
  wheel,
} from "./kit.js";

/** What tells one rollator from another; lengths in centimetres. */
export interface RollatorLook {
  readonly frame: Material;
  readonly seat: Material;
  readonly rim: Material;
  readonly wheelRadius: number;
  readonly tubeRadius: number;
  readonly width: number;
  /** "arched" bends its legs in a curve; "straight" crosses two straight legs, as carbon frames do. */
  readonly build: "arched" | "straight";
  /** Folded side to side, its seat flipped up between the sides. */
  readonly folded?: boolean;
}

/** Grip, brake housing, lever and cable of one side; the post below ends at (x, y, z). */
export function brakeHandle(x: number, y: number, z: number, radius: number): Mesh {
  return [
    ...tube(
      [
        [x, y, z - 22],
        [x, y, z - 2],
        [x, y + 7, z],
      ],
      radius * 0.85,
      m.aluminium,
      { bend: 4 },
    ),
    ...grip([x, y + 4, z], [x, y + 17, z], 1.9),
    ...box([x, y + 1.5, z + 0.6], [3, 5, 3.4], m.charcoal, { corner: 1 }),
    ...tube(
      [
        [x, y + 0.5, z - 1],
        [x, y + 3, z - 4.4],
        [x, y + 14, z - 5.2],
      ],
      0.7,
      m.slate,
      { bend: 3, ends: "round", sides: 8 },
    ),
    ...tube(
      curve([
        [x, y - 1, z + 0.6],
        [x + 1.4, y - 4.6, z - 3],
        [x + 1.2, y - 3.2, z - 14],
        [x + 0.6, y - 0.6, z - 24],
      ]),
      0.34,
      m.charcoal,
      { sides: 6 },
    ),
  ];
}

const legs = {
  arched: (x: number, r: number): Record<"front" | "rear", Vec[]> => ({
    front: [
      [x, -27, r * 2 + 4],
      [x, -24, 34],
      [x, 3, 66],
      [x, 5, 76],
    ],
    rear: [
      [x, -14, 47],
      [x, 12, 46],
      [x, 25, 22],
      [x, 27, r],
    ],
  }),
  straight: (x: number, r: number): Record<"front" | "rear", Vec[]> => ({
    front: [
      [x, -28, r * 2 + 4],
      [x, -26, 28],
      [x, 5, 74],
      [x, 5, 78],
    ],
    rear: [
      [x, -20, 46],
      [x, -8, 47],
      [x, 28, r + 4],
      [x, 29, r],
    ],
  }),
};

function side(look: RollatorLook): Mesh {
  const { frame, rim, wheelRadius: r, tubeRadius: t, build } = look;
  const x = look.width / 2;
  const { front, rear } = legs[build](x, r);
  const bend = build === "arched" ? 9 : 4;
  return [
    ...tube(front, t, frame, { bend }),
    ...tube(rear, t, frame, { bend }),
    ...tube(
      [
        [x, -25.5, 26],
        [x, build === "arched" ? 22.5 : 14, 26],
      ],
      t * 0.75,
      frame,
    ),
    ...knob([x + t, 4.8, 71], [1, 0, 0], 1.7, m.charcoal),
    ...caster([x, -27, r * 2 + 5], r, { rim, trail: -2 }),
    ...wheel([x + 0.4, 27, r], r, { rim, width: r * 0.42 }),
    ...box([x + 0.2, 25.4, r * 2 + 1.2], [3.6, 4, 5], m.charcoal, { corner: 1.2 }),
    ...brakeHandle(x, 5, 93, t),
    ...screw([x + t, build === "arched" ? -14 : -16, 46.6], [1, 0, 0], 0.9),
  ];
}

/** A rollator standing on its four wheels; it is pushed from +y and rolls towards −y. */
export function rollator(look: RollatorLook): Mesh {
  const { frame, seat, tubeRadius: t, width } = look;
  const x = width / 2;
  const bar = (y: number, z: number, radius: number, material: Material): Mesh =>
    tube(
      [
        [-x, y, z],
        [x, y, z],
      ],
      radius,
      material,
    );
  // The sitter leans against this strap, so it bows away from the grips.
  const bow = look.folded ? 17 : 11;
  const backrest = strap(
    curve([
      [-x, 3, 79],
      [-x * 0.9, 2 - bow * 0.6, 79.6],
      [-x * 0.45, 2 - bow, 80],
      [x * 0.45, 2 - bow, 80],
      [x * 0.9, 2 - bow * 0.6, 79.6],
      [x, 3, 79],
    ]),
    6.5,
    2.2,
    seat,
    { across: [0, 0, 1] },
  );
  const middle: Mesh = look.folded
    ? [
        ...slab(roundedRectangle(26, 34, 5), 5, seat, sidePlane([-2.5, -3, 62]), { edge: 1.6 }),
        ...cushion([0, -9, 36], [Math.max(6, width - 9), 17, 17], m.darkCloth, { soft: 0.4 }),
      ]
    : [
        ...cushion([0, -3, 51.5], [width - 2, 25, 5.5], seat, { soft: 0.3, softAcross: 0.22 }),
        ...strap(
          [
            [-2.4, -15.2, 55],
            [-2.4, -16.6, 49],
            [2.4, -16.6, 49],
            [2.4, -15.2, 55],
          ],
          1.8,
          0.5,
          m.darkCloth,
          { across: [0, 1, 0] },
        ),
        ...cushion([0, -9, 37.5], [width - 8, 16, 15], m.darkCloth, { soft: 0.3, softAcross: 0.3 }),
        ...cushion([0, -16.2, 36], [width - 18, 4, 9], m.slate, { soft: 0.3, softAcross: 0.3 }),
      ];
  return [
    ...pair(side(look)),
    ...middle,
    ...bar(-15, 48, t * 0.8, frame),
    ...bar(10, 46, t * 0.8, frame),
    ...bar(-22, 27, t * 0.6, m.slate),
    ...backrest,
  ];
}

/** An upright walker: a tall rollator with padded rests for the forearms and grips to hold on to. */
export function uprightWalker(): Mesh {
  const x = 25;
  const r = 10;
  const frame = m.navy;
  const armRest: Mesh = [
    // a padded trough with raised edges, on a plate
    ...slab(roundedRectangle(11, 30, 4), 2, m.charcoal, {
      origin: [x, 6, 108.5],
      u: [1, 0, 0],
      v: [0, 1, 0],
    }),
    ...cushion([x, 6, 111.5], [10.5, 29, 4.4], m.darkCloth, { soft: 0.5, softAcross: 0.3 }),
    ...cushion([x - 4.6, 6, 113], [2.8, 27, 5.4], m.darkCloth, { soft: 0.7 }),
    ...cushion([x + 4.6, 6, 113], [2.8, 27, 5.4], m.darkCloth, { soft: 0.7 }),
    ...tube(
      [
        [x, -6, 108],
        [x, -21, 108],
        [x, -22, 112],
      ],
      1.1,
      m.aluminium,
      { bend: 3 },
    ),
    ...grip([x, -22, 110], [x - 1.4, -23, 123], 1.8),
    ...tube(
      [
        [x - 0.3, -23, 109.5],
        [x - 0.6, -27.4, 112],
        [x - 1.6, -27, 121],
      ],
      0.6,
      m.slate,
      { bend: 2, ends: "round", sides: 8 },
    ),
    ...tube(
      curve([
        [x, -23, 109],
        [x + 3, -22, 102],
        [x + 2.4, -8, 94],
        [x + 1.2, 1, 84],
      ]),
      0.34,
      m.charcoal,
      { sides: 6 },
    ),
  ];
  const half: Mesh = [
    ...tube(
      [
        [x, -27, r * 2 + 4],
        [x, -24, 36],
        [x, 3, 72],
        [x, 4, 88],
      ],
      1.6,
      frame,
      { bend: 9 },
    ),
    ...tube(
      [
        [x, -16, 48],
        [x, 14, 47],
        [x, 29, 24],
        [x, 31, r],
      ],
      1.6,
      frame,
      { bend: 8 },
    ),
    ...tube(
      [
        [x, -25, 27],
        [x, 26, 27],
      ],
      1.2,
      frame,
    ),
    ...tube(
      [
        [x, 4, 84],
        [x, 4, 109],
      ],
      1.25,
      m.aluminium,
    ),
    ...knob([x + 1.6, 4, 84], [1, 0, 0], 1.8),
    ...caster([x, -27, r * 2 + 5], r, { trail: -2 }),
    ...wheel([x + 0.4, 31, r], r, { width: r * 0.42 }),
    ...box([x + 0.2, 29.2, r * 2 + 1.4], [3.6, 4, 5], m.charcoal, { corner: 1.2 }),
    ...armRest,
  ];
  const bars: [number, number, number][] = [
    [-15, 49, 1.2],
    [12, 47, 1.2],
    [-22, 28, 0.9],
    [4, 76, 1.1],
  ];
  return [
    ...pair(half),
    ...bars.flatMap(([y, z, radius]) =>
      tube(
        [
          [-x, y, z],
          [x, y, z],
        ],
        radius,
        frame,
      ),
    ),
    ...cushion([0, -2, 52], [46, 25, 5], m.darkCloth, { soft: 0.3, softAcross: 0.22 }),
    ...moved(
      cushion([0, -9, 38], [40, 15, 15], m.slate, { soft: 0.3, softAcross: 0.3 }),
      [0, 0, 0],
    ),
  ];
}
