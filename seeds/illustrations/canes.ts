import {
  ball,
  between,
  box,
  curve,
  disc,
  ferrule,
  grip,
  holes,
  lathe,
  type Material,
  type Mesh,
  materials as m,
  moved,
  scaled,
  strap,
  tube,
  turn,
  type Vec,
} from "./kit.js";

const x: Vec = [1, 0, 0];
const y: Vec = [0, 1, 0];
const z: Vec = [0, 0, 1];

/** A loop of cord round the handle's neck. */
const wristLoop = (at: Vec, length: number): Mesh =>
  tube(
    curve([
      at,
      [at[0] + 2.4, at[1] - 1.6, at[2] - length * 0.4],
      [at[0] + 2.6, at[1] - 1.6, at[2] - length * 0.85],
      [at[0] + 0.6, at[1] - 1.8, at[2] - length],
      [at[0] - 1, at[1] - 1.6, at[2] - length * 0.8],
      [at[0] - 0.4, at[1] - 1.5, at[2] - length * 0.35],
      at,
    ]),
    0.34,
    m.charcoal,
    { sides: 7 },
  );

/** The upper part of an offset cane: bent tube and soft handle above the shaft. */
function offsetHandle(material: Material): Mesh {
  return [
    ...tube(
      [
        [0, 0, 40],
        [0, 0, 74],
        [-6.5, 0, 80],
        [-6.5, 0, 89],
        [8, 0, 90.5],
      ],
      1.15,
      material,
      { bend: 4 },
    ),
    ...grip([-3.5, 0, 90], [9.4, 0, 90.8], 1.9),
    ...lathe(
      [
        [1.55, 0],
        [1.7, 0.6],
        [1.7, 3.4],
        [1.4, 4],
      ],
      m.charcoal,
      { origin: [0, 0, 38] },
    ),
  ];
}

/** A cane with an offset handle, standing at the origin, its handle along x. */
export function offsetCane(material: Material = m.spruce): Mesh {
  return [
    ...offsetHandle(material),
    ...tube(
      [
        [0, 0, 3],
        [0, 0, 40],
      ],
      0.95,
      m.steel,
    ),
    ...holes([0, -0.95, 16], [0, -0.95, 36], 8, [0, -1, 0], 0.34),
    ...disc([0, -1.3, 44], 0.5, 0.6, m.steel, [0, -1, 0], 0.8),
    ...ferrule([0, 0, 0], 1.9, 5.5),
    ...wristLoop([-6.4, -0.8, 85], 15),
  ];
}

/** The same on a small base of four tipped legs. */
export function quadCane(): Mesh {
  const feet: Vec[] = [
    [-8.5, -7, 0],
    [8, -8.5, 0],
    [9.5, 7.5, 0],
    [-7, 8.5, 0],
  ];
  return [
    ...offsetHandle(m.slate),
    ...tube(
      [
        [0, 0, 12],
        [0, 0, 40],
      ],
      0.95,
      m.steel,
    ),
    ...holes([0, -0.95, 22], [0, -0.95, 36], 5, [0, -1, 0], 0.34),
    ...disc([0, -1.3, 44], 0.5, 0.6, m.amber, [0, -1, 0], 0.8),
    ...lathe(
      [
        [2.4, 11],
        [2.6, 12],
        [2.2, 14.4],
        [1.3, 16],
      ],
      m.charcoal,
    ),
    ...feet.flatMap((foot) => [
      ...tube(
        [
          [0, 0, 12.4],
          [foot[0] * 0.8, foot[1] * 0.8, 11],
          [foot[0], foot[1], 7],
          [foot[0], foot[1], 3],
        ],
        0.95,
        m.slate,
        { bend: 3 },
      ),
      ...ferrule(foot, 1.6, 4.6),
    ]),
  ];
}

/** A derby handle with its collar, above `top`. */
const derby = (top: number): Mesh => [
  ...tube(
    curve([
      [-5.8, 0, top + 2.4],
      [-3.4, 0, top + 4.6],
      [0, 0, top + 5.2],
      [4.6, 0, top + 4.2],
      [8.6, 0, top + 3.2],
    ]),
    1.5,
    m.wood,
    {
      ends: "round",
      sides: 16,
      taper: (t) => 0.85 + 0.35 * Math.sin(Math.PI * Math.min(1, t * 1.25)),
    },
  ),
  ...tube(
    [
      [0, 0, top - 1],
      [0, 0, top + 4.6],
    ],
    1.25,
    m.wood,
  ),
  ...lathe(
    [
      [1.3, -2.4],
      [1.42, -2],
      [1.42, 0.6],
      [1.3, 1],
    ],
    m.gold,
    { origin: [0, 0, top] },
  ),
];

const section = (from: Vec, to: Vec): Mesh => tube([from, to], 1.05, m.burgundy);
const joint = (from: Vec, to: Vec): Mesh => tube([from, to], 1.2, m.charcoal);

/** A cane of four sections that an elastic cord holds together. */
export function travelCane(): Mesh {
  const cuts = [3, 22, 42, 62, 84];
  return [
    ...cuts.slice(1).flatMap((top, i) => section([0, 0, cuts[i] ?? 3], [0, 0, top])),
    ...[22, 42, 62].flatMap((at) => joint([0, 0, at - 1.6], [0, 0, at + 1.6])),
    ...derby(85),
    ...ferrule([0, 0, 0], 1.8, 5.5),
  ];
}

/** The travel cane folded: four sections side by side. */
export function foldedTravelCane(): Mesh {
  const columns = [-4.2, -1.4, 1.4, 4.2];
  return [
    ...columns.flatMap((left, i) => [
      ...section([left, 0, 3], [left, 0, 24]),
      ...joint([left, 0, 21.4], [left, 0, 24.4]),
      ...(i > 0 && i < 3 ? joint([left, 0, 1.6], [left, 0, 4.6]) : []),
    ]),
    ...[
      [-4.2, -1.4, 24.4],
      [-1.4, 1.4, 1.6],
      [1.4, 4.2, 24.4],
    ].flatMap(([a = 0, b = 0, at = 0]) =>
      tube(
        curve([
          [a, 0, at],
          [between([a, 0, 0], [b, 0, 0], 0.5)[0], 0, at + (at > 10 ? 2 : -2)],
          [b, 0, at],
        ]),
        0.35,
        m.charcoal,
        { sides: 7 },
      ),
    ),
    ...moved(derby(25), [-4.2, 0, 0]),
    ...moved(ferrule([0, 0, 0], 1.7, 5), [4.2, 0, -1.5]),
    ...strap(
      curve(
        [
          [-5.8, 0, 13],
          [-4, -1.5, 13],
          [4, -1.5, 13],
          [5.8, 0, 13],
          [4, 1.5, 13],
          [-4, 1.5, 13],
        ],
        true,
      ),
      3.2,
      0.5,
      m.darkCloth,
      { across: z, closed: true },
    ),
  ];
}

/** A forearm crutch standing at the origin, its grip and open cuff towards −x. */
export function crutch(): Mesh {
  const cuff = (height: number): Vec[] =>
    Array.from({ length: 15 }, (_, i) => {
      const a = ((-55 + (i / 14) * 290) * Math.PI) / 180;
      return [-5 + Math.cos(a) * 5.4 - 0.4, Math.sin(a) * 5.4, height];
    });
  return [
    ...tube(
      [
        [0, 0, 30],
        [0, 0, 74],
        [3.6, 0, 100],
      ],
      1.2,
      m.aluminium,
      { bend: 7 },
    ),
    ...tube(
      [
        [0, 0, 3],
        [0, 0, 34],
      ],
      1,
      m.steel,
    ),
    ...holes([0, -1, 10], [0, -1, 28], 7, [0, -1, 0], 0.34),
    ...tube(
      [
        [0, 0, 29],
        [0, 0, 33],
      ],
      1.5,
      m.charcoal,
    ),
    ...tube(
      [
        [0, 0, 70],
        [0, 0, 77],
      ],
      1.9,
      m.spruce,
      { ends: "round" },
    ),
    ...grip([-1, 0, 74.6], [-12.5, 0, 76], 1.8, m.spruce),
    ...strap(cuff(97), 6.5, 0.9, m.spruce, { across: z }),
    ...box([2, 0, 97], [3, 3, 5], m.charcoal, { corner: 1 }),
    ...ferrule([0, 0, 0], 2, 6),
  ];
}

/** Lays a standing thing on its back along the floor, turned by `degrees`. */
export const laid = (mesh: Mesh, degrees: number): Mesh =>
  moved(turn(turn(mesh, x, -90), z, degrees), [0, 0, 1.9]);

/** The bottom of a cane with a five-pronged ice tip, swung down for ice or up out of the way. */
function iceTip(down: boolean): Mesh {
  const prongs: Vec[] = [0, 1, 2, 3, 4].map((i) => {
    const a = (i / 5) * Math.PI * 2 + 0.3;
    return [Math.cos(a) * 1.5, Math.sin(a) * 1.5, 0];
  });
  const claw: Mesh = [
    ...lathe(
      [
        [2.1, 0.5],
        [2.5, 0.8],
        [2.5, 1.5],
        [2.2, 1.8],
      ],
      m.steel,
    ),
    ...prongs.flatMap(([px, py]) =>
      lathe(
        [
          [0.02, -0.6],
          [0.36, 0.4],
          [0.36, 0.6],
        ],
        m.steel,
        { origin: [px, py, 0], sides: 10 },
      ),
    ),
    ...strap(
      [
        [2.3, 0, 1.2],
        [3.3, 0, 2.4],
        [3.3, 0, 8.4],
      ],
      1.6,
      0.4,
      m.steel,
      { across: y },
    ),
    ...disc([3.3, 0, 8.4], 1, 1.9, m.steel, y),
  ];
  const hinge: Vec = [3.3, 0, 8.4];
  return [
    ...tube(
      [
        [0, 0, 6],
        [0, 0, 24],
      ],
      1.25,
      m.wood,
      { sides: 20 },
    ),
    ...moved(ferrule([0, 0, 0], 1.7, 5.6), [0, 0, down ? 1.6 : 0.2]),
    ...lathe(
      [
        [1.5, 7],
        [1.8, 7.3],
        [1.8, 9.6],
        [1.5, 9.9],
      ],
      m.charcoal,
    ),
    ...box([2.3, 0, 8.4], [2, 2.2, 2], m.charcoal, { corner: 0.4 }),
    ...(down ? claw : turn(claw, y, 180, hinge)),
    ...ball([3.3, -1.1, 8.4], 0.45, m.amber, 0.5),
  ];
}

/** Two cane ends: the tip in use and the tip flipped up. */
export const iceTips = (): Mesh =>
  scaled([...moved(iceTip(true), [-5, 0, 0]), ...moved(iceTip(false), [5, 1, 0])], 3);
