import {
  box,
  curve,
  cushion,
  ellipse,
  ferrule,
  floorPlane,
  grip,
  holes,
  knob,
  lathe,
  loft,
  type Mesh,
  materials as m,
  moved,
  pair,
  slab,
  strap,
  tube,
  type Vec,
} from "./kit.js";

/** Points of an ellipse in the plane z, `back` flattening the end towards +y. */
const oval = (rx: number, ry: number, cy: number, z: number): Vec[] =>
  ellipse(rx, ry, 56).map(([x, y]) => [x, cy + (y > 0 ? y * 0.82 : y), z]);

/** A ring of oval outline: outer and inner half axes, from `low` to `high`, the rim rounded. */
export function ovalRing(
  outer: readonly [number, number],
  inner: readonly [number, number],
  low: number,
  high: number,
  material: (typeof m)["white"],
  cy = 0,
): Mesh {
  const rings: Vec[][] = [];
  const round = Math.min(2.4, (high - low) * 0.4);
  rings.push(oval(inner[0], inner[1], cy, low), oval(outer[0], outer[1], cy, low));
  for (let i = 0; i <= 5; i++) {
    const a = (i / 5) * (Math.PI / 2);
    const inset = round * (1 - Math.cos(a));
    rings.push(oval(outer[0] - inset, outer[1] - inset, cy, high - round + round * Math.sin(a)));
  }
  for (let i = 5; i >= 0; i--) {
    const a = (i / 5) * (Math.PI / 2);
    const inset = round * (1 - Math.cos(a));
    rings.push(oval(inner[0] + inset, inner[1] + inset, cy, high - round + round * Math.sin(a)));
  }
  rings.push(oval(inner[0], inner[1], cy, low));
  return loft(rings, material);
}

/** A raised toilet seat, its opening along y (front −y), with removable arms and a clamp. */
export function raisedSeat(): Mesh {
  return [
    ...ovalRing([19.5, 22.5], [10.5, 13.5], 0, 10.5, m.white),
    // the flange that grips the bowl
    ...ovalRing([18, 21], [16, 19], -3, 0.5, m.pearl),
    ...knob([0, -22, 4.4], [0, -1, 0], 3, m.spruce),
    ...pair([
      ...box([19.6, 7, 5], [4, 13, 6.5], m.pearl, { corner: 1.4 }),
      ...tube(
        [
          [21.4, 11, 4],
          [24.4, 11, 8],
          [24.4, 11, 27],
          [24.4, -8, 27],
        ],
        1.2,
        m.aluminium,
        { bend: 5 },
      ),
      ...tube(
        [
          [21.4, 3, 4],
          [24.4, 3, 8],
          [24.4, 3, 27],
        ],
        1.1,
        m.aluminium,
        { bend: 3 },
      ),
      ...grip([24.4, -10, 27.2], [24.4, 9, 27.2], 2.2, m.slate),
    ]),
  ];
}

/** A toilet with its tank, front −y; the bowl's rim is at z = 40. */
export function toilet(): Mesh {
  const levels: [rx: number, ry: number, cy: number, z: number][] = [
    [13, 24, 4, 0],
    [12.4, 23, 4, 2],
    [11.4, 20, 4, 12],
    [12.4, 19.5, 2, 20],
    [16, 21.5, 0, 29],
    [18.6, 23.6, -0.4, 36],
    [19, 24, -0.4, 39],
    [18.6, 23.6, -0.4, 40],
    [13, 17, -0.4, 40],
    [12, 15, -0.4, 34],
  ];
  return [
    ...loft(
      levels.map(([rx, ry, cy, z]) => oval(rx, ry, cy, z)),
      m.white,
    ),
    ...box([0, 28, 22], [22, 18, 40], m.white, { corner: 5, edge: 1.4 }),
    ...box([0, 31, 59], [44, 18, 40], m.white, { corner: 4, edge: 1.4 }),
    ...box([0, 31, 81], [46.5, 20, 4], m.white, { corner: 4, edge: 1.2 }),
    ...tube(
      [
        [-15, 21.6, 70],
        [-15, 19.6, 70],
        [-8.6, 19.4, 69.4],
      ],
      0.8,
      m.steel,
      { bend: 1, ends: "round" },
    ),
  ];
}

/** The raised seat fitted to a toilet. */
export const raisedSeatOnToilet = (): Mesh => [...toilet(), ...moved(raisedSeat(), [0, -1, 40.4])];

/** A commode chair: seat ring over a pail, arms, back bar, height-adjustable legs. */
export function commode(lid: "open" | "closed"): Mesh {
  const seatHeight = 48;
  const leg = (y: number): Mesh => [
    ...tube(
      [
        [27, y, 20],
        [28.4, y * 1.08, 3],
      ],
      1.05,
      m.aluminium,
    ),
    ...holes([27.33, y * 1.02 - 1.05, 16], [27.9, y * 1.05 - 1.05, 9], 3, [0, -1, 0]),
    ...ferrule([28.6, y * 1.09, 0], 1.8, 5),
  ];
  const frame: Mesh = pair([
    ...tube(
      [
        [27.2, -21, 17],
        [26, -20, 66],
        [26, -16, 70],
        [26, 18, 70],
        [26.4, 21, 66],
        [27.2, 22, 17],
      ],
      1.4,
      m.white,
      { bend: 4 },
    ),
    ...cushion([26, 0, 72.6], [6, 29, 4.4], m.darkCloth, { soft: 0.45, softAcross: 0.3 }),
    ...tube(
      [
        [26.7, -20.6, 43],
        [26.7, 21.4, 43],
      ],
      1.1,
      m.white,
    ),
    ...tube(
      [
        [26.9, -20.8, 24],
        [26.9, 21.7, 24],
      ],
      1,
      m.white,
    ),
    ...leg(-21),
    ...leg(21),
  ]);
  const seat: Mesh =
    lid === "closed"
      ? [
          ...ovalRing([20, 21.5], [11, 14], seatHeight - 3, seatHeight, m.pearl),
          ...slab(
            ellipse(20, 21, 56).map(([x, y]) => [x, y > 0 ? y * 0.82 : y] as const),
            2.4,
            m.pearl,
            floorPlane([0, 0, seatHeight]),
            { edge: 1 },
          ),
        ]
      : [
          ...ovalRing([20, 21.5], [11, 14], seatHeight - 3, seatHeight, m.pearl),
          ...slab(
            ellipse(18.6, 19.4, 56).map(([x, y]) => [x, y > 0 ? y : y * 0.82] as const),
            2,
            m.pearl,
            { origin: [0, 19, seatHeight + 17], u: [1, 0, 0], v: [0, 0.16, 0.987] },
            { edge: 0.9 },
          ),
        ];
  return [
    ...frame,
    ...seat,
    ...tube(
      [
        [-26, 21, 62],
        [-25, 24, 88],
        [25, 24, 88],
        [26, 21, 62],
      ],
      1.4,
      m.white,
      { bend: 8 },
    ),
    ...strap(
      curve([
        [-24, 24.4, 80],
        [0, 26.5, 80],
        [24, 24.4, 80],
      ]),
      11,
      2.4,
      m.darkCloth,
      { across: [0, 0, 1] },
    ),
    ...tube(
      [
        [-27, -21, 43],
        [27, -21, 43],
      ],
      1.1,
      m.white,
    ),
    ...tube(
      [
        [-27, 22, 43],
        [27, 22, 43],
      ],
      1.1,
      m.white,
    ),
    ...pail(),
  ];
}

/** The pail below the seat, held by its rim, with a wire handle. */
function pail(): Mesh {
  return [
    ...lathe(
      [
        [10.5, 20],
        [11.4, 21],
        [13.4, 42],
        [14.2, 42.6],
        [14.2, 44],
        [12.9, 44],
        [11, 22],
        [0.1, 21.6],
      ],
      m.sage,
      { open: true },
    ),
    ...tube(
      curve([
        [-13.6, -1, 42],
        [-12, -9, 36],
        [0, -14.6, 32],
        [12, -9, 36],
        [13.6, -1, 42],
      ]),
      0.4,
      m.steel,
      { sides: 8 },
    ),
  ];
}
