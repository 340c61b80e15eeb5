import { lcd, lcdWidth } from "./marks.js";
import {
  box,
  curve,
  cushion,
  decal,
  disc,
  frontPlane,
  lathe,
  type Mesh,
  mirrored,
  moved,
  nearer,
  pair,
  roundedRectangle,
  scaled,
  sheet,
  slab,
  strap,
  tube,
  turn,
} from "./mesh.js";
import { type Material, materials as m } from "./palette.js";
import { quilt } from "./skin.js";
import type { Vec } from "./vector.js";

const flatU: Vec = [0.1, 0, 0];
const flatV: Vec = [0, -0.1, 0];

/** One pedal with its foot strap, its spindle coming from the origin towards +x. */
function pedal(): Mesh {
  return [
    ...disc([1, 0, 0], 1, 3.4, m.steel, [1, 0, 0]),
    ...box([7, 0, 0.2], [9.6, 10, 2], m.charcoal, { corner: 1, edge: 0.5 }),
    ...[-3, -1, 1, 3].flatMap((y) =>
      box([7, y, 1.3], [8, 0.7, 0.5], m.slate, { corner: 0.3, edge: 0.1 }),
    ),
    ...strap(
      Array.from({ length: 24 }, (_, i): Vec => {
        const a = (i / 23) * Math.PI;
        return [7 + Math.cos(a) * 4.9, -0.6, 0.6 + Math.sin(a) * 5.4];
      }),
      3,
      0.35,
      m.spruceCloth,
      { across: [0, 1, 0] },
    ),
    ...box([4.2, -0.6, 5.4], [1.5, 2, 0.7], m.charcoal, { corner: 0.3 }),
  ];
}

/** Pedal exerciser, 40 cm wide; folded, its legs lie together on the floor. */
export function pedalExerciser(folded = false): Mesh {
  const spread = folded ? 5 : 40;
  const reach = 26;
  const leg = (side: 1 | -1): Mesh => {
    const half = side < 0 ? 15.5 : 17;
    const parts: Mesh = [
      ...tube(
        [
          [0, 0, 0],
          [0, 0, -reach],
        ],
        1.7,
        m.white,
      ),
      ...tube(
        [
          [-half, 0, -reach],
          [half, 0, -reach],
        ],
        1.5,
        m.white,
      ),
      ...pair([
        ...tube(
          [
            [half - 3.5, 0, -reach],
            [half + 0.6, 0, -reach],
          ],
          1.95,
          m.rubber,
          { ends: "round" },
        ),
      ]),
      ...disc([0, 0, -reach], 2.3, 3.6, m.slate, [1, 0, 0]),
    ];
    return turn(moved(parts, [0, side * (folded ? 1.9 : 0), 0]), [1, 0, 0], side * spread);
  };
  const value = "24:10";
  const counter: Mesh = turn(
    [
      ...box([0, 0, 0], [8, 5.4, 2], m.charcoal, { corner: 1, edge: 0.5 }),
      ...decal(
        `<rect width="60" height="32" rx="4" fill="#C3D3BC"/>${lcd(value, (60 - lcdWidth(value, 18)) / 2, 7, 18, "#1B2B24")}`,
        [60, 32],
        [-3, 1.9, 1.02],
        flatU,
        [0, -0.1, 0],
        0.3,
      ),
      ...disc([3.3, -1.9, 1], 0.4, 0.4, m.amber),
    ],
    [1, 0, 0],
    42,
  );
  const crank = (side: 1 | -1): Mesh => {
    const lean = folded ? side * 90 + 90 : side * 90 + 28;
    const a = (lean * Math.PI) / 180;
    const end: Vec = [side * 5.4, Math.cos(a) * 10, Math.sin(a) * 10];
    const level = turn(scaled(pedal(), 1.3), [1, 0, 0], folded ? 86 : side * 9);
    const foot = side > 0 ? level : mirrored(level);
    return [
      ...strap([[side * 5.2, 0, 0], end], 2.2, 1.2, m.steel, {
        across: [0, -Math.sin(a), Math.cos(a)],
      }),
      ...disc([side * 5.3, 0, 0], 1.6, 1.8, m.steel, [1, 0, 0]),
      ...moved(foot, end),
    ];
  };
  const whole: Mesh = [
    ...leg(-1),
    ...leg(1),
    ...disc([0, 0, 0], 5.4, 7, m.spruce, [1, 0, 0]),
    ...disc([0, 0, 0], 1.4, 10.4, m.steel, [1, 0, 0]),
    ...moved(counter, [0, -3.6, 5.6]),
    // tension knob
    ...tube(
      [
        [0, -4, -1.4],
        [0, -8, -2.6],
      ],
      0.7,
      m.steel,
    ),
    ...disc([0, -8.4, -2.7], 2.3, 1.8, m.amber, [0, -1, -0.3]),
    ...Array.from({ length: 8 }, (_, i) => {
      const a = (i / 8) * Math.PI * 2;
      return disc(
        [Math.cos(a) * 2.1, -8.4, -2.7 + Math.sin(a) * 2.1],
        0.55,
        1.7,
        m.amber,
        [0, -1, -0.3],
      );
    }).flat(),
    ...crank(1),
    ...crank(-1),
  ];
  return folded
    ? moved(turn(whole, [1, 0, 0], -86), [0, 0, 6.4])
    : moved(whole, [0, 0, Math.cos((spread * Math.PI) / 180) * reach + 1.6]);
}

/** Five flat bands from light to strong, rolled, their ends laid towards the viewer. */
export function resistanceBands(): Mesh {
  const colours: readonly Material[] = [m.amber, m.coral, m.sage, m.spruce, m.navy];
  const roll = (material: Material, tail: number): Mesh => {
    const outer = 4;
    const turns = 3.3;
    const start = -90 + 360 * turns;
    const spiral = Array.from({ length: 110 }, (_, i): Vec => {
      const t = i / 109;
      const a = ((start + (-90 - start) * t) * Math.PI) / 180;
      const r = 1 + (outer - 1) * t;
      return [0, Math.cos(a) * r, outer + 0.2 + Math.sin(a) * r];
    });
    return strap(
      [...spiral, [0, -4, 0.2], [0, -tail * 0.6, 0.2], [0, -tail, 0.2]],
      8,
      0.4,
      material,
      { across: [1, 0, 0] },
    );
  };
  return colours.flatMap((material, i) =>
    moved(roll(material, 15 + i * 2.6), [(i - 2) * 9.4, 0, 0]),
  );
}

/** Tub of putty standing open, 8 cm across; its lid lies beside it when `lidAt` is given. */
function puttyTub(material: Material, lidAt?: Vec): Mesh {
  const swirl = tube(
    Array.from({ length: 90 }, (_, i): Vec => {
      const t = i / 89;
      const a = t * Math.PI * 2 * 2.6;
      const r = 2.7 * (1 - t) ** 0.8;
      return [Math.cos(a) * r, Math.sin(a) * r, 4.1 + t * 2.3];
    }),
    0.95,
    material,
    { ends: "round", taper: (t) => 1 - 0.45 * t, sides: 14 },
  );
  return [
    ...lathe(
      [
        [3.3, 0],
        [3.6, 0.3],
        [4, 4.6],
        [4.15, 4.7],
        [4.15, 5],
        [3.85, 5],
        [3.7, 4.4],
        [3.6, 3.4],
      ],
      m.white,
      { sides: 56, open: true },
    ),
    ...lathe(
      [
        [3.78, 1.2],
        [3.95, 3.4],
      ],
      material,
      { sides: 56, open: true, nearer: 0.1 },
    ),
    ...disc([0, 0, 3.4], 3.65, 1.4, material),
    ...swirl,
    ...(lidAt
      ? moved(
          lathe(
            [
              [4.3, 0],
              [4.35, 0.2],
              [4.35, 1],
              [4.1, 1.3],
              [0.01, 1.35],
            ],
            m.pearl,
            { sides: 56 },
          ),
          lidAt,
        )
      : []),
  ];
}

/** Four open tubs and their lids. */
export function handPutty(): Mesh {
  const tubs: readonly [Material, number, number][] = [
    [m.amber, -10.6, 3],
    [m.coral, -1.4, 5.4],
    [m.sage, 8, 4.4],
    [m.heather, -4.6, -6],
  ];
  const lid = (at: Vec): Mesh =>
    moved(
      lathe(
        [
          [4.3, 0],
          [4.35, 0.2],
          [4.35, 1],
          [4.1, 1.3],
          [0.01, 1.35],
        ],
        m.slate,
        { sides: 56 },
      ),
      at,
    );
  return [
    ...tubs.flatMap(([material, x, y]) => moved(puttyTub(material), [x, y, 0])),
    ...lid([5.6, -6, 0]),
    ...lid([6.4, -5.4, 1.35]),
  ];
}

/** Pulley strapped over the top of a door, two padded handles on one cord; the door's top is z = 0. */
export function shoulderPulley(): Mesh {
  const handle = (x: number, z: number): Mesh => [
    ...tube(
      [
        [x - 6.5, -7.2, z],
        [x + 6.5, -7.2, z],
      ],
      1.7,
      m.charcoal,
      { ends: "round", sides: 16 },
    ),
    ...disc([x - 5.2, -7.2, z], 1.78, 0.8, m.coral, [1, 0, 0]),
    ...disc([x + 5.2, -7.2, z], 1.78, 0.8, m.coral, [1, 0, 0]),
    ...tube(
      [
        [x - 6.6, -7.2, z],
        [x, -7.2, z + 9],
        [x + 6.6, -7.2, z],
      ],
      0.45,
      m.birch,
      { sides: 8, bend: 1 },
    ),
    ...disc([x, -7.2, z + 8.8], 0.9, 1.6, m.slate),
  ];
  const wheel: Vec = [0, -7.2, -12];
  const r = 4.2;
  const cord = tube(
    [
      [-r - 1.5, -7.2, -20.7],
      [-r, -7.2, -12],
      ...Array.from({ length: 15 }, (_, i): Vec => {
        const a = Math.PI - (i / 14) * Math.PI;
        return [Math.cos(a) * r, -7.2, -12 + Math.sin(a) * r];
      }),
      [r, -7.2, -12],
      [r + 1.5, -7.2, -33.7],
    ],
    0.45,
    m.birch,
    { sides: 8 },
  );
  return [
    // the door
    ...slab(roundedRectangle(46, 110, 0.4, 2), 5, m.paleWood, frontPlane([0, 2.5, -55]), {
      edge: 0.3,
    }),
    ...[-11.5, 11.5].flatMap((x) => [
      ...slab(roundedRectangle(16, 40, 0.6, 3), 0.5, m.paleWood, frontPlane([x, -2.3, -32]), {
        edge: 0.4,
      }),
    ]),
    ...slab(roundedRectangle(40, 30, 0.6, 3), 0.5, m.paleWood, frontPlane([0, -2.3, -76]), {
      edge: 0.4,
    }),
    // webbing over the top, its stop behind the door
    ...strap(
      [
        [0, 3.6, -5],
        [0, 3.3, 0.4],
        [0, 2, 0.7],
        [0, -2.4, 0.7],
        [0, -3.4, 0.2],
        [0, -3.8, -4],
      ],
      4.4,
      0.4,
      m.navyCloth,
      { across: [1, 0, 0] },
    ),
    ...tube(
      [
        [-2.6, -3.9, -4.4],
        [2.6, -3.9, -4.4],
      ],
      0.7,
      m.steel,
      { ends: "round" },
    ),
    ...strap(
      [
        [0, -4, -4.2],
        [0, -5.6, -7],
        [0, -7.2, -9.4],
      ],
      2.6,
      0.4,
      m.navyCloth,
      { across: [1, 0, 0] },
    ),
    // wheel in its cheeks
    ...disc(wheel, 3.9, 1.4, m.amber, [0, 1, 0]),
    ...slab(roundedRectangle(5, 8, 2.2, 5), 0.5, m.spruce, frontPlane([0, -8.2, -11]), {
      edge: 0.2,
    }),
    ...slab(roundedRectangle(5, 8, 2.2, 5), 0.5, m.spruce, frontPlane([0, -5.9, -11]), {
      edge: 0.2,
    }),
    ...disc([0, -8.8, -12], 1, 0.5, m.steel, [0, 1, 0]),
    ...cord,
    ...handle(-r - 1.5, -29.5),
    ...handle(r + 1.5, -42.5),
  ];
}

/** TENS unit with two lead wires to four adhesive pads, laid out flat. */
export function tensUnit(): Mesh {
  const screen = `<rect width="42" height="34" rx="4" fill="#C3D3BC"/>${lcd("15", 22, 5, 15, "#1B2B24")}<path d="M5 9h5v-5h4v10h4" fill="none" stroke="#1B2B24" stroke-width="1.8"/><path d="M5 27h4M11 27h4M17 27h4M23 27h4" stroke="#1B2B24" stroke-width="4"/><path d="M29 27h4M35 27h3" stroke="#1B2B24" stroke-width="4" opacity="0.22"/>`;
  const pad = (x: number, y: number, lean: number): Mesh =>
    turn(
      [
        ...slab(roundedRectangle(6.4, 6.4, 1.5, 5), 0.5, m.birch, {
          origin: [x, y, 0],
          u: [1, 0, 0],
          v: [0, 1, 0],
        }),
        ...slab(roundedRectangle(5, 5, 1.1, 5), 0.15, m.white, {
          origin: [x, y, 0.45],
          u: [1, 0, 0],
          v: [0, 1, 0],
        }),
        ...disc([x, y, 0.9], 0.75, 0.8, m.charcoal),
      ],
      [0, 0, 1],
      lean,
      [x, y, 0],
    );
  const wire = (points: readonly Vec[], material: Material): Mesh =>
    tube(curve(points), 0.22, material, { sides: 8 });
  return [
    ...slab(
      roundedRectangle(7, 12.4, 2, 6),
      2.2,
      m.white,
      {
        origin: [-9, 0.4, 0],
        u: [1, 0, 0],
        v: [0, 1, 0],
      },
      { edge: 0.8 },
    ),
    ...slab(roundedRectangle(5.6, 5, 0.8, 5), 0.2, m.slate, {
      origin: [-9, 2.6, 2.1],
      u: [1, 0, 0],
      v: [0, 1, 0],
    }),
    ...decal(screen, [42, 34], [-11.3, 4.5, 2.32], [0.11, 0, 0], [0, -0.11, 0], 0.3),
    ...[
      [-10.8, -1.4],
      [-7.2, -1.4],
      [-10.8, -3.8],
      [-7.2, -3.8],
    ].flatMap(([x, y], i) =>
      cushion([x as number, y as number, 2.25], [2.3, 1.5, 0.7], i < 2 ? m.spruce : m.sage, {
        soft: 0.5,
        softAcross: 0.7,
      }),
    ),
    ...[-10.6, -7.4].flatMap((x) => box([x, 7, 1.1], [1.1, 1.6, 1], m.charcoal, { corner: 0.3 })),
    ...wire(
      [
        [-10.6, 7.6, 1],
        [-9.6, 10, 0.4],
        [-4, 10.6, 0.25],
        [-1.4, 8.4, 0.25],
        [1.2, 7.4, 0.6],
        [3.6, 6.6, 1],
      ],
      m.charcoal,
    ),
    ...wire(
      [
        [-4, 10.6, 0.3],
        [0, 10.8, 0.25],
        [5, 9.6, 0.25],
        [9, 8, 0.4],
        [11.6, 6.6, 1],
      ],
      m.charcoal,
    ),
    ...wire(
      [
        [-7.4, 7.6, 1],
        [-5.4, 7.4, 0.3],
        [-4, 2, 0.25],
        [-3, -2, 0.25],
        [0, -3.4, 0.5],
        [3.4, -4, 1],
      ],
      m.coral,
    ),
    ...wire(
      [
        [-3.2, -1.4, 0.3],
        [-1, 0.6, 0.25],
        [5, 1, 0.25],
        [9.4, -1.6, 0.4],
        [11.4, -3.8, 1],
      ],
      m.coral,
    ),
    ...pad(3.6, 5.6, 6),
    ...pad(11.8, 5.4, -8),
    ...pad(3.6, -4.6, -5),
    ...pad(11.8, -4.8, 9),
  ];
}

/** Gel pack half drawn out of its sleeve, an elastic strap across. */
export function gelPack(): Mesh {
  const gel = { ...m.sky, shine: 0.7 };
  return [
    ...quilt([6, 0, 0.8], [24, 17, 1.9], [4, 3], gel),
    ...quilt([6, 0, 0.8], [24, 17, -0.8], [4, 3], gel),
    ...tube(
      roundedRectangle(24, 17, 0.8, 3).map(([x, y]): Vec => [6 + x, y, 0.85]),
      0.3,
      m.navy,
      { closed: true, sides: 6 },
    ),
    ...cushion([-8, 0, 1.5], [19, 20, 3], m.navyCloth, { soft: 0.3, softAcross: 0.14 }),
    ...strap(
      roundedRectangle(19, 3.6, 1.6, 6).map(([a, b]): Vec => [-8, a * 1.13, 1.6 + b * 0.98]),
      4,
      0.3,
      m.coralCloth,
      { across: [1, 0, 0], closed: true },
    ),
    ...box([-8, -4.4, 3.5], [4.6, 3.6, 0.4], m.charcoal, { corner: 0.5 }),
    ...decal(
      `<g fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity="0.85"><path d="M20 2V38M4 11L36 29M36 11L4 29"/></g>`,
      [40, 40],
      [-15.6, 7.4, 3.02],
      flatU,
      flatV,
      0.4,
    ),
  ];
}

/** Thick foam pad, 48 × 39 × 6 cm, with a fine wave on its top. */
export function balancePad(): Mesh {
  const top = sheet(
    (s, t) => {
      const x = (s - 0.5) * 45.4;
      const y = (t - 0.5) * 36.4;
      const rim = Math.min(1, 14 * Math.min(s, 1 - s, t, 1 - t));
      return [x, y, 5.95 + rim * (0.18 + 0.16 * Math.sin(y * 2.6 + Math.sin(x * 0.9) * 0.9))];
    },
    m.spruceCloth,
    { columns: 90, rows: 110 },
  );
  return [
    ...slab(
      roundedRectangle(48, 39, 3.4, 7),
      6,
      m.spruceCloth,
      { origin: [0, 0, 0], u: [1, 0, 0], v: [0, 1, 0] },
      { edge: 1.3 },
    ),
    ...nearer(top, 0.05),
  ];
}
