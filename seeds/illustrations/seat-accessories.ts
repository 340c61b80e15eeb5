import {
  box,
  curve,
  cushion,
  floorPlane,
  lathe,
  loft,
  type Mesh,
  materials as m,
  moved,
  rounded,
  roundedRectangle,
  slab,
  strap,
  tube,
  turn,
  type Vec,
} from "./kit.js";

/** A seat cushion with a hollow for the thighs and a raised rim, `height` centimetres thick. */
function contoured(height: number, cover: "cover" | "gel"): Mesh {
  const half = 22;
  const steps = 40;
  const top = (x: number, y: number): number => {
    const edge = Math.max(Math.abs(x), Math.abs(y)) / half;
    const rim = edge > 0.86 ? ((edge - 0.86) / 0.14) ** 2 * height * 0.42 : 0;
    const thighs = -1.1 * Math.exp(-(((Math.abs(x) - 9) / 6) ** 2)) * (y < 12 ? 1 : 0.3);
    const middle = 0.7 * Math.exp(-((x / 4) ** 2)) * (y < -4 ? 1 : 0.2);
    return height + thighs + middle - rim;
  };
  const rows = Array.from({ length: steps + 1 }, (_, i) =>
    Array.from({ length: steps + 1 }, (_, j): Vec => {
      const x = -half + (2 * half * j) / steps;
      const y = -half + (2 * half * i) / steps;
      const corner = Math.max(0, Math.abs(x) + Math.abs(y) - half * 1.72) * 0.42;
      return [x - Math.sign(x) * corner, y - Math.sign(y) * corner, top(x, y)];
    }),
  );
  const surface = cover === "cover" ? m.darkCloth : m.sky;
  return loft(rows, surface, { open: true, twoSided: true });
}

const piping = (z: number): Mesh =>
  tube(
    rounded(
      [
        [-22, -22, z],
        [22, -22, z],
        [22, 22, z],
        [-22, 22, z],
      ],
      4,
      true,
    ),
    0.55,
    m.spruce,
    { closed: true, sides: 8 },
  );

/** The cushion in its cover, with a carrying strap at the front. */
export const gelCushion = (): Mesh => [
  ...slab(roundedRectangle(44, 44, 4), 5.2, m.slate, floorPlane([0, 0, 0]), { edge: 0.8 }),
  ...contoured(8, "cover"),
  ...piping(5.2),
  ...piping(0.7),
  ...strap(
    [
      [-8, -22.2, 3.4],
      [-6, -24.6, 3.4],
      [6, -24.6, 3.4],
      [8, -22.2, 3.4],
    ],
    2.4,
    0.5,
    m.charcoal,
    { across: [0, 0, 1] },
  ),
  ...box([14, -22.2, 2.9], [7, 0.7, 2.6], m.spruce, { corner: 0.3 }),
];

/** Its layers drawn apart: foam below, gel in the middle, the cover on top. */
export const gelCushionLayers = (): Mesh => [
  ...slab(roundedRectangle(44, 44, 4), 6, m.creamCloth, floorPlane([0, 0, 0]), { edge: 0.8 }),
  ...moved(
    [
      ...slab(roundedRectangle(40, 40, 5), 3, m.sky, floorPlane([0, 0, 0]), { edge: 1.2 }),
      ...[-1, 0, 1].flatMap((i) =>
        [-1, 0, 1].flatMap((j) =>
          cushion([i * 12.4, j * 12.4, 3], [12, 12, 2.6], m.sky, { soft: 0.6, softAcross: 0.35 }),
        ),
      ),
    ],
    [0, 0, 14],
  ),
  ...moved(
    [
      ...slab(roundedRectangle(44, 44, 4), 3.4, m.slate, floorPlane([0, 0, 0]), { edge: 0.8 }),
      ...moved(contoured(5.4, "cover"), [0, 0, 0.4]),
      ...piping(3.4),
      ...piping(0.5),
    ],
    [0, 0, 27],
  ),
];

/** A clear lap tray with a hollow for the body, straps below, a mug and a book on it. */
export function lapTray(): Mesh {
  const outline: [number, number][] = [];
  const corners: Vec[] = rounded(
    [
      [-30, -22, 0],
      [30, -22, 0],
      [30, 24, 0],
      [16, 24, 0],
      [11, 9, 0],
      [-11, 9, 0],
      [-16, 24, 0],
      [-30, 24, 0],
    ],
    7,
    true,
  );
  for (const [px, py] of corners) outline.push([px, py]);
  const rim = corners.map(([px, py]): Vec => [px, py, 1.1]);
  return [
    ...slab(outline, 1.2, m.clear, floorPlane([0, 0, 0.4]), { edge: 0.3 }),
    ...tube(rim, 0.75, m.sky, { closed: true, sides: 10 }),
    ...[-1, 1].flatMap((sign) => [
      ...strap(
        curve([
          [sign * 28.6, -4, 1.4],
          [sign * 31.4, -4, 0.8],
          [sign * 31.6, -4, -4],
          [sign * 30, -4, -9],
        ]),
        4.4,
        0.5,
        m.darkCloth,
        { across: [0, 1, 0] },
      ),
      ...box([sign * 31.4, -4, -4.6], [1.2, 5.6, 3.4], m.charcoal, { corner: 0.4 }),
    ]),
    ...moved(mug(), [17, 4, 1.6]),
    ...moved(openBook(), [-8, -9, 1.8]),
  ];
}

/** A plain mug, its handle to the right. */
export function mug(): Mesh {
  return [
    ...lathe(
      [
        [3.2, 0],
        [3.9, 0.4],
        [4.2, 4],
        [4.2, 9.4],
        [4, 9.7],
        [3.8, 9.4],
        [3.7, 8.4],
        [0.1, 8.4],
      ],
      m.coral,
      { open: true },
    ),
    ...lathe(
      [
        [3.72, 8.5],
        [0.1, 8.5],
      ],
      m.leather,
      { open: true },
    ),
    ...tube(
      [
        [4, 0, 8],
        [7, 0, 8],
        [7, 0, 2.6],
        [4, 0, 2.2],
      ],
      0.6,
      m.coral,
      { bend: 2.4 },
    ),
  ];
}

/** An open book lying flat. */
export function openBook(): Mesh {
  const page = (sign: 1 | -1): Mesh => {
    const rows = Array.from({ length: 9 }, (_, i) => {
      const t = i / 8;
      const px = sign * t * 10.5;
      const z = 0.7 + 1.1 * Math.sin(Math.PI * t ** 0.6) * (1 - 0.4 * t);
      return [
        [px, -7.5, z],
        [px, 7.5, z],
      ] as Vec[];
    });
    return loft(rows, m.birch, { open: true, twoSided: true });
  };
  return turn(
    [
      ...box([0, 0, 0.3], [22.4, 16, 0.6], m.spruce, { corner: 0.5 }),
      ...page(1),
      ...page(-1),
      ...[-1, 1].flatMap((sign) =>
        [-4.6, -2.6, -0.6, 1.4, 3.4].flatMap((py) =>
          box([sign * 5.4, py, 1.86], [6, 0.45, 0.1], m.grey, { corner: 0.1, edge: 0.02 }),
        ),
      ),
    ],
    [0, 0, 1],
    8,
  );
}
