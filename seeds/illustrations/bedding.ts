import {
  box,
  curve,
  cushion,
  decal,
  disc,
  floorPlane,
  lathe,
  loft,
  type Material,
  type Mesh,
  materials as m,
  moved,
  rounded,
  roundedRectangle,
  slab,
  tube,
  turn,
  type Vec,
} from "./kit.js";

/** A soft bar: a rounded outline in (y, z) along x, plump at its ends, with piping along both. */
function bolster(
  outline: readonly (readonly [number, number])[],
  width: number,
  material: Material,
  piping: Material,
): Mesh {
  const corners = rounded(
    outline.map(([y, z]): Vec => [0, y, z]),
    4.4,
    true,
  );
  const cy = corners.reduce((sum, p) => sum + p[1] / corners.length, 0);
  const cz = corners.reduce((sum, p) => sum + p[2] / corners.length, 0);
  const ring = (x: number, k: number): Vec[] =>
    corners.map(([, y, z]) => [x, cy + (y - cy) * k, cz + (z - cz) * k]);
  const half = width / 2;
  const rings: Vec[][] = [];
  const steps = 6;
  for (let i = 0; i <= steps; i++) {
    const a = (i / steps) * (Math.PI / 2);
    rings.push(
      ring(-half + 1.6 * (1 - Math.sin(a)) - 1.4 * (1 - i / steps), 0.9 + 0.1 * Math.sin(a)),
    );
  }
  for (let i = 1; i < 8; i++) rings.push(ring(-half + (width * i) / 8, 1));
  for (let i = steps; i >= 0; i--) {
    const a = (i / steps) * (Math.PI / 2);
    rings.push(
      ring(half - 1.6 * (1 - Math.sin(a)) + 1.4 * (1 - i / steps), 0.9 + 0.1 * Math.sin(a)),
    );
  }
  return [
    ...loft(rings, material, { caps: true }),
    ...[-half + 0.9, half - 0.9].flatMap((x) =>
      tube(ring(x, 1), 0.55, piping, { closed: true, sides: 8 }),
    ),
  ];
}

/** A zip along the foot of a cushion that faces −y. */
const zip = (y: number, z: number, width: number): Mesh => [
  ...box([0, y, z], [width, 0.4, 0.9], m.pearl, { corner: 0.2, edge: 0.1 }),
  ...box([width / 2, y - 0.4, z - 0.8], [1, 0.5, 2.4], m.steel, { corner: 0.2, edge: 0.1 }),
];

/** A bed wedge of two hinged parts, its low end towards −y. */
export function wedgePillow(): Mesh {
  return [
    ...bolster(
      [
        [-30, 0.5],
        [31, 0.5],
        [31, 29],
        [24, 29],
        [-30, 4.6],
      ],
      60,
      m.sageCloth,
      m.spruce,
    ),
    ...zip(31.6, 4, 30),
    ...moved(
      tube(
        curve([
          [30.6, 12, 12],
          [33.4, 14, 14],
          [33.4, 22, 16],
          [30.6, 24, 15],
        ]),
        0.8,
        m.spruce,
      ),
      [0, 0, 0],
    ),
  ];
}

/** A leg rest: a ramp, a flat part for the calves and a soft fall to the heels. */
export function legPillow(): Mesh {
  return bolster(
    [
      [-38, 0.5],
      [36, 0.5],
      [38, 16],
      [30, 20],
      [2, 21.5],
      [-10, 18],
      [-38, 3.8],
    ],
    52,
    m.skyCloth,
    m.navy,
  );
}

/** A mattress about `size`, its underside at z = 0, with a piped edge. */
export function mattress(size: readonly [number, number, number], material: Material): Mesh {
  const edge = (z: number): Mesh =>
    tube(
      rounded(
        [
          [-size[0] / 2, -size[1] / 2, z],
          [size[0] / 2, -size[1] / 2, z],
          [size[0] / 2, size[1] / 2, z],
          [-size[0] / 2, size[1] / 2, z],
        ],
        7,
        true,
      ),
      0.7,
      m.pearl,
      { closed: true, sides: 8 },
    );
  return [
    ...slab(roundedRectangle(size[0], size[1], 7), size[2], material, floorPlane([0, 0, 0]), {
      edge: 2.2,
    }),
    ...edge(1.6),
    ...edge(size[2] - 1.6),
  ];
}

/** A pressure-relief overlay with air cells along y, its pump hanging at the foot (−y). */
export function pressureMattress(): Mesh {
  const cells = Array.from({ length: 17 }, (_, i) =>
    cushion(
      [0, -80 + i * 10, 6.4 + (i % 2 ? 0 : 1.3)],
      [84, 10.6, i % 2 ? 9 : 11.6],
      i % 2 ? m.skyCloth : m.sky,
      {
        soft: 0.75,
        softAcross: 0.28,
      },
    ),
  ).flat();
  const screen = `<rect width="150" height="90" rx="16" fill="#EDF0EF"/><rect x="14" y="14" width="62" height="40" rx="8" fill="#1A2625"/><path d="M24 40l10-14 10 14 10-14 10 14" stroke="#7FC69A" stroke-width="5" fill="none" stroke-linecap="round" stroke-linejoin="round"/><circle cx="112" cy="36" r="22" fill="#4A595C"/><path d="M112 36L122 22" stroke="#F2B84B" stroke-width="7" stroke-linecap="round"/><rect x="14" y="66" width="28" height="12" rx="6" fill="#12564E"/><rect x="52" y="66" width="28" height="12" rx="6" fill="#BCC6C6"/>`;
  return [
    ...slab(roundedRectangle(88, 184, 5), 2.4, m.navyCloth, floorPlane([0, 0, 0]), { edge: 0.8 }),
    ...cells,
    // pump in front of the foot end, with two hoses
    ...box([14, -118, 11], [32, 14, 21], m.white, { corner: 3, edge: 2 }),
    ...decal(screen, [150, 90], [0, -125.1, 18.8], [0.185, 0, 0], [0, 0, -0.175], 1),
    ...[-4, 4].flatMap((x) =>
      tube(
        curve([
          [x + 12, -111, 8],
          [x + 10, -104, 6],
          [x - 10, -101, 2],
          [x - 16, -95, 3],
          [x - 14, -87, 5],
        ]),
        1.2,
        m.pearl,
        { sides: 12 },
      ),
    ),
    ...[-14, 42].flatMap((x) => disc([x * 0.4 + 8, -118, 0.6], 2, 1.2, m.rubber)),
  ];
}

/** Three round night lights; two glow, one shows its back with the fixing pad. */
export function nightLights(): Mesh {
  const light = (lit: boolean): Mesh => [
    ...lathe(
      [
        [4.6, 0],
        [5.4, 0.4],
        [5.6, 1.2],
        [5.5, 2],
        [5, 2.4],
        [4.6, 2.4],
      ],
      m.white,
    ),
    ...lathe(
      [
        [4.7, 2.2],
        [4.6, 2.9],
        [4, 3.7],
        [3, 4.2],
        [0.1, 4.4],
      ],
      lit ? m.amber : m.birch,
    ),
    ...lathe(
      [
        [1.7, 4],
        [1.7, 4.4],
        [1.3, 4.9],
        [0.7, 5.3],
        [0.1, 5.4],
      ],
      m.white,
    ),
  ];
  const facingUs = (mesh: Mesh, at: Vec, lean: number): Mesh =>
    moved(turn(mesh, [1, 0, 0], 90 - lean), at);
  return [
    ...facingUs(light(true), [-8.4, 0, 5.5], 14),
    ...facingUs(light(true), [4.2, 5, 5.5], 14),
    ...moved(turn(turn(light(false), [1, 0, 0], 26), [0, 0, 1], -24), [13.4, -6.6, 2.6]),
  ];
}
