import {
  box,
  curve,
  disc,
  lathe,
  loft,
  type Material,
  type Mesh,
  materials as m,
  tube,
  type Vec,
} from "./kit.js";

/** A floor lamp with a cloth shade, standing at the origin. */
export const floorLamp = (): Mesh => [
  ...lathe(
    [
      [15, 0],
      [15, 1.4],
      [13, 2.4],
      [2, 3.4],
    ],
    m.slate,
  ),
  ...tube(
    [
      [0, 0, 3],
      [0, 0, 132],
    ],
    1.2,
    m.gold,
  ),
  ...lathe(
    [
      [24, 118],
      [17, 152],
    ],
    m.amber,
    { open: true },
  ),
  ...lathe(
    [
      [24.3, 118],
      [24.3, 119.4],
    ],
    m.gold,
    { open: true },
  ),
];

/** A round side table 48 cm high with three legs. */
export const sideTable = (): Mesh => [
  ...disc([0, 0, 48], 23, 2.6, m.wood),
  ...[30, 150, 270].flatMap((degrees) => {
    const a = (degrees * Math.PI) / 180;
    return tube(
      [
        [Math.cos(a) * 9, Math.sin(a) * 9, 47],
        [Math.cos(a) * 19, Math.sin(a) * 19, 0],
      ],
      1.6,
      m.wood,
      { taper: (t) => 1.1 - 0.4 * t },
    );
  }),
];

/** One leaf that rises from `from` and bends over towards an angle. */
function leafBlade(
  from: Vec,
  degrees: number,
  length: number,
  width: number,
  material: Material,
): Mesh {
  const a = (degrees * Math.PI) / 180;
  const rows = Array.from({ length: 15 }, (_, i): Vec[] => {
    const t = i / 14;
    const out = length * 0.62 * t ** 1.3;
    const up = length * (t - 0.42 * t ** 2.4);
    const half = (width / 2) * Math.sin(Math.PI * Math.min(1, 0.06 + t * 0.95)) ** 0.8;
    return [-1, -0.5, 0, 0.5, 1].map(
      (s): Vec => [
        from[0] + Math.cos(a) * out - Math.sin(a) * half * s,
        from[1] + Math.sin(a) * out + Math.cos(a) * half * s,
        from[2] + up + Math.abs(s) * half * 0.28,
      ],
    );
  });
  return loft(rows, material, { open: true, twoSided: true });
}

/** A potted plant about `size` centimetres tall at the origin. */
export function plant(size: number, pot: Material = m.coral): Mesh {
  const r = size * 0.2;
  const leaves = Array.from({ length: 13 }, (_, i) =>
    leafBlade(
      [0, 0, size * 0.3],
      i * 137.5,
      size * (0.46 + 0.22 * ((i * 7) % 5) * 0.25),
      size * 0.17,
      i % 3 === 0 ? m.sageCloth : m.spruceCloth,
    ),
  );
  return [
    ...lathe(
      [
        [r * 0.72, 0],
        [r * 0.78, size * 0.01],
        [r, size * 0.28],
        [r * 1.1, size * 0.285],
        [r * 1.1, size * 0.34],
        [r * 0.96, size * 0.34],
        [r * 0.9, size * 0.31],
        [0.1, size * 0.31],
      ],
      pot,
    ),
    ...leaves.flat(),
  ];
}

/** A framed picture of hills for a wall that faces −y; its middle at `at`. */
export const framedPicture = (at: Vec, width: number, height: number): Mesh => [
  ...box(at, [width, 3, height], m.wood, { corner: 0.4, edge: 0.6 }),
  ...box([at[0], at[1] - 1.2, at[2]], [width - 7, 1.4, height - 7], m.birch, {
    corner: 0.2,
    edge: 0.1,
  }),
  {
    kind: "decal",
    svg: `<rect width="100" height="100" fill="#E8EFE8"/><circle cx="68" cy="32" r="12" fill="#F2B84B"/><path d="M0 70Q30 40 58 64T100 56V100H0Z" fill="#A2BFAF"/><path d="M0 84Q40 62 100 80V100H0Z" fill="#12564E"/>`,
    size: [100, 100],
    origin: [at[0] - (width - 16) / 2, at[1] - 2, at[2] + (height - 16) / 2],
    u: [(width - 16) / 100, 0, 0],
    v: [0, 0, -(height - 16) / 100],
    nearer: 0.6,
  },
];

/** A hanging towel rail with a folded towel on a wall that faces −y at y = 0. */
export function towelRail(x: number, z: number): Mesh {
  const rows = Array.from({ length: 41 }, (_, i): Vec[] => {
    const t = i / 40;
    const turnover = 0.56;
    const front = t < turnover;
    const fall = front ? 1 - t / turnover : (t - turnover) / (1 - turnover);
    const near = Math.min(1, fall * 14);
    return Array.from({ length: 31 }, (_, j): Vec => {
      const s = j / 30;
      return [
        x - 17 + 34 * s,
        -7 + (front ? -2 : 2) * near + Math.sin(s * 17) * 0.5 * fall,
        z + 2 - fall * (front ? 52 : 44) - (fall > 0 ? 0.4 : 0),
      ];
    });
  });
  return [
    ...tube(
      curve([
        [x - 26, 0, z],
        [x - 26, -5, z],
        [x - 24, -7, z],
        [x + 24, -7, z],
        [x + 26, -5, z],
        [x + 26, 0, z],
      ]),
      1.1,
      m.steel,
    ),
    ...loft(rows, m.coralCloth, { open: true, twoSided: true }),
  ];
}
