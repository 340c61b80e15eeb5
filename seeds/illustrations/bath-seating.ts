import {
  box,
  cushion,
  disc,
  ferrule,
  floorPlane,
  grip,
  holes,
  loft,
  type Mesh,
  materials as m,
  moved,
  pair,
  rounded,
  roundedRectangle,
  screw,
  slab,
  tube,
  turn,
  type Vec,
} from "./kit.js";

/** A straight leg with an adjustable foot; the frame's part is white, the foot's aluminium. */
function leg(top: Vec, foot: Vec, suction = false): Mesh {
  const at = (t: number): Vec => [
    top[0] + (foot[0] - top[0]) * t,
    top[1] + (foot[1] - top[1]) * t,
    top[2] + (foot[2] - top[2]) * t,
  ];
  return [
    ...tube([top, at(0.62)], 1.35, m.aluminium),
    ...tube([at(0.55), at(0.95)], 1.05, m.steel),
    ...holes(
      [at(0.68)[0], at(0.68)[1] - 1.1, at(0.68)[2]],
      [at(0.86)[0], at(0.86)[1] - 1.1, at(0.86)[2]],
      3,
      [0, -1, 0],
    ),
    ...ferrule(
      [foot[0], foot[1], 0],
      suction ? 3 : 1.9,
      suction ? 4 : 4.6,
      suction ? m.slate : m.rubber,
    ),
  ];
}

/** Rows of drainage slots in a seat, as dark beads on its surface. */
function drains(width: number, depth: number, z: number, across: number, along: number): Mesh {
  return Array.from({ length: across }, (_, i) =>
    Array.from({ length: along }, (_, j) =>
      slab(
        roundedRectangle(width / across / 2.2, 1.5, 0.75),
        0.16,
        m.grey,
        floorPlane([
          -width / 2 + (width * (i + 0.5)) / across,
          -depth / 2 + (depth * (j + 0.5)) / along,
          z - 0.04,
        ]),
        { edge: 0.04 },
      ),
    ).flat(),
  ).flat();
}

/** A plastic backrest leaning back a little, with a slot to hold it by. */
function backrest(width: number, height: number, at: Vec): Mesh {
  return turn(
    [
      ...cushion([at[0], at[1], at[2]], [width, 4, height], m.white, {
        soft: 0.4,
        softAcross: 0.5,
      }),
      ...box([at[0], at[1] - 2, at[2] + height * 0.28], [width * 0.36, 0.6, 3.4], m.grey, {
        corner: 0.3,
        edge: 0.25,
      }),
    ],
    [1, 0, 0],
    -8,
    [at[0], at[1], at[2] - height / 2],
  );
}

/** A shower chair facing −y. */
export function showerChair(): Mesh {
  return [
    ...cushion([0, 0, 46], [50, 40, 5.4], m.white, { soft: 0.32, softAcross: 0.3 }),
    ...drains(30, 24, 48.7, 5, 5),
    ...pair([
      ...leg([20, -14, 44], [25, -20, 0], true),
      ...leg([20, 14, 44], [25, 20, 0], true),
      ...tube(
        [
          [22.6, -17.2, 20],
          [22.6, 17.2, 20],
        ],
        1,
        m.aluminium,
      ),
      // arm
      ...tube(
        [
          [21, -12, 44],
          [27, -12, 46],
          [27, -12, 67],
          [27, 15, 67],
          [25, 17, 46],
          [20, 17, 44],
        ],
        1.2,
        m.aluminium,
        { bend: 5 },
      ),
      ...grip([27, -7, 67.2], [27, 10, 67.2], 2.1, m.spruce),
      ...tube(
        [
          [17, 17, 43],
          [17, 26, 51],
          [17, 28.4, 70],
        ],
        1.2,
        m.aluminium,
        { bend: 5 },
      ),
    ]),
    ...tube(
      [
        [-21.5, -15.8, 28],
        [21.5, 15.8, 28],
      ],
      0.9,
      m.aluminium,
    ),
    ...tube(
      [
        [-21.5, 15.8, 28],
        [21.5, -15.8, 28],
      ],
      0.9,
      m.aluminium,
    ),
    ...backrest(46, 26, [0, 23, 68]),
  ];
}

/** A transfer bench, long in x, its back along +y, an arm at the left end. */
export function transferBench(): Mesh {
  return [
    ...cushion([-19.4, 0, 47], [37, 40, 5.2], m.white, { soft: 0.32, softAcross: 0.26 }),
    ...cushion([20.4, 0, 47], [38, 40, 5.2], m.white, { soft: 0.32, softAcross: 0.26 }),
    ...moved(drains(24, 22, 49.6, 4, 5), [-19.4, 0, 0]),
    ...moved(drains(24, 22, 49.6, 4, 5), [20.4, 0, 0]),
    ...[-15, 15].flatMap((y) => [
      ...tube(
        [
          [-35, y, 43.6],
          [36, y, 43.6],
        ],
        1.2,
        m.aluminium,
      ),
      ...leg([-33, y, 44], [-38, y * 1.3, 0], true),
      ...leg([34, y, 44], [39, y * 1.3, 0]),
    ]),
    ...[-35.4, 36.4].flatMap((x) =>
      tube(
        [
          [x, -17, 24],
          [x, 17, 24],
        ],
        1,
        m.aluminium,
      ),
    ),
    // arm at the far end
    ...tube(
      [
        [-34, -13, 44],
        [-40, -13, 46],
        [-40, -13, 68],
        [-40, 14, 68],
        [-37, 16, 44],
      ],
      1.2,
      m.aluminium,
      { bend: 5 },
    ),
    ...grip([-40, -8, 68.2], [-40, 9, 68.2], 2.1, m.spruce),
    ...[-22, 10].flatMap((x) =>
      tube(
        [
          [x, 15, 44],
          [x, 26, 51],
          [x, 28.6, 68],
        ],
        1.2,
        m.aluminium,
        { bend: 4 },
      ),
    ),
    ...backrest(46, 25, [-6, 23.4, 70]),
  ];
}

/** A bathtub along y, its near wall at x = 0 and the tub behind it towards −x. */
export function bathtub(): Mesh {
  const outline = (inset: number, z: number): Vec[] =>
    rounded(
      [
        [-74 + inset, -62 + inset, z],
        [0 - inset, -62 + inset, z],
        [0 - inset, 82 - inset, z],
        [-74 + inset, 82 - inset, z],
      ],
      14,
      true,
    );
  return loft(
    [
      outline(2, 0),
      outline(0, 4),
      outline(0, 38),
      outline(1, 40),
      outline(2.4, 40.6),
      outline(7, 40.6),
      outline(8.6, 39.6),
      outline(10, 36),
      outline(15, 12),
      outline(18, 10),
      outline(20, 9.6),
    ],
    m.white,
    { caps: false },
  ).concat(
    slab(roundedRectangle(36, 106, 8), 0.4, m.tile, floorPlane([-37, 10, 9.4]), { edge: 0.1 }),
  );
}

/** The bench across the tub's wall: two legs in the tub, two on the floor. */
export const benchOverTub = (): Mesh => [...moved(bathtub(), [6, 0, 0]), ...transferBench()];

/** A shower seat hinged to the wall at y = 0, folded down, with legs to the floor. */
export function foldDownSeat(): Mesh {
  const slats = [-12, -4, 4, 12].flatMap((x) =>
    slab(roundedRectangle(6.6, 33, 2.6), 2.6, m.white, floorPlane([x * 1.28, -21, 46]), {
      edge: 0.9,
    }),
  );
  return [
    ...slats,
    ...[-31, -11].flatMap((y) =>
      tube(
        [
          [-19, y, 45.2],
          [19, y, 45.2],
        ],
        1.1,
        m.steel,
      ),
    ),
    ...pair([
      ...box([15, -1, 45], [8, 2, 16], m.steel, { corner: 1.6, edge: 0.6 }),
      ...[39.6, 50.4].flatMap((z) => screw([15, -2.2, z], [0, -1, 0], 0.8)),
      ...box([15, -3.4, 45.4], [3, 5, 4], m.slate, { corner: 0.8 }),
      ...tube(
        [
          [16.4, -3, 45],
          [16.4, -33, 45],
        ],
        1.1,
        m.steel,
      ),
      ...tube(
        [
          [16.4, -32, 45],
          [16.4, -34, 4],
        ],
        1.2,
        m.steel,
      ),
      ...ferrule([16.4, -34, 0], 1.9, 4.6),
    ]),
    ...tube(
      [
        [-16.4, -33.2, 18],
        [16.4, -33.2, 18],
      ],
      0.9,
      m.steel,
    ),
    ...disc([0, -33, 18], 1.4, 1, m.steel, [0, -1, 0]),
  ];
}
