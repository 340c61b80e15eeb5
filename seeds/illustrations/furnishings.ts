import {
  box,
  curve,
  cushion,
  decal,
  disc,
  lathe,
  type Mesh,
  pair,
  sheet,
  strap,
  torus,
  tube,
  turn,
} from "./mesh.js";
import { brand, type Material, materials as m } from "./palette.js";
import { skin } from "./skin.js";
import type { Vec } from "./vector.js";

/** A firm wooden chair with arms and a padded seat, facing −y; the seat is 47 cm high. */
export function firmChair(cloth: Material): Mesh {
  const side: Mesh = [
    ...tube(
      [
        [26, -23, 0],
        [25, -22, 64],
      ],
      1.9,
      m.wood,
      { taper: (t) => 0.7 + 0.3 * t },
    ),
    ...tube(
      [
        [25, 27, 0],
        [25, 22, 44],
        [25, 29, 98],
      ],
      1.9,
      m.wood,
      { bend: 16 },
    ),
    ...box([25, 0, 65], [5.4, 54, 3], m.wood, { corner: 2 }),
    ...tube(
      [
        [25, -22, 36],
        [25, 23, 36],
      ],
      1.5,
      m.wood,
    ),
  ];
  return [
    ...pair(side),
    ...box([0, 0, 38.6], [48, 46, 4], m.wood, { corner: 2 }),
    ...cushion([0, -1, 44], [49, 48, 11], cloth, { soft: 0.3, softAcross: 0.16 }),
    ...turn(
      cushion([0, 24, 74], [46, 10, 48], cloth, { soft: 0.25, softAcross: 0.3 }),
      [1, 0, 0],
      -8,
      [0, 24, 50],
    ),
    ...tube(
      [
        [-25, 28.6, 96],
        [25, 28.6, 96],
      ],
      1.9,
      m.wood,
    ),
  ];
}

/** A round side table, 52 cm high and 44 cm across. */
export function sideTable(): Mesh {
  return [
    ...[20, 140, 260].flatMap((degrees) => {
      const a = (degrees * Math.PI) / 180;
      return tube(
        [
          [Math.cos(a) * 12, Math.sin(a) * 12, 49],
          [Math.cos(a) * 20, Math.sin(a) * 20, 0],
        ],
        1.6,
        m.wood,
        { taper: (t) => 1 - 0.4 * t },
      );
    }),
    ...disc([0, 0, 51], 23, 2.6, m.paleWood),
  ];
}

/** A low round stool, 44 cm high. */
export function stool(): Mesh {
  return [
    ...[45, 135, 225, 315].flatMap((degrees) => {
      const a = (degrees * Math.PI) / 180;
      return tube(
        [
          [Math.cos(a) * 16, Math.sin(a) * 16, 40],
          [Math.cos(a) * 21, Math.sin(a) * 21, 0],
        ],
        1.8,
        m.wood,
        { taper: (t) => 1 - 0.3 * t },
      );
    }),
    ...disc([0, 0, 42], 24, 4, m.paleWood),
  ];
}

/** A closed notebook with a pen, 15 × 20 cm. */
export function notebook(): Mesh {
  return [
    ...box([0, 0, 0.7], [15, 20, 1.4], m.coral, { corner: 0.8 }),
    ...box([0.3, 0, 0.7], [14.8, 19.4, 1.1], m.birch, { corner: 0.4 }),
    ...strap(
      [
        [-5.4, -10.1, 1.5],
        [-5.4, 10.1, 1.5],
      ],
      1.2,
      0.2,
      m.spruce,
      { across: [1, 0, 0] },
    ),
    ...tube(
      [
        [-1, -7, 2],
        [5.4, 5.6, 2],
      ],
      0.5,
      m.spruce,
      { ends: "round" },
    ),
  ];
}

/** A leafy plant in a pot, `size` 1 is 34 cm high. */
export function plant(size = 1): Mesh {
  const leafAt = (degrees: number, lean: number, height: number, material: Material): Mesh => {
    const blade = sheet(
      (s, t) => {
        const w = 3.4 * Math.sin(Math.PI * t) ** 0.7 * (1 - 0.3 * t);
        const a = (s - 0.5) * 2;
        return [
          a * w,
          t * lean + 0.5 * Math.abs(a),
          11 + height * t - t * t * lean * 0.35 - Math.abs(a) * 0.6,
        ];
      },
      material,
      { columns: 8, rows: 14 },
    );
    return turn(blade, [0, 0, 1], degrees);
  };
  const mesh: Mesh = [
    ...lathe(
      [
        [4.6, 0],
        [5, 0.4],
        [6.4, 10.4],
        [6.8, 10.6],
        [6.8, 12],
        [6.2, 12],
        [6, 11],
      ],
      m.birch,
      { sides: 48, open: true },
    ),
    ...disc([0, 0, 11], 6, 0.6, m.leather),
    ...[0, 50, 105, 160, 210, 265, 310].flatMap((d, i) =>
      leafAt(d, 11 + (i % 3) * 3, 19 - (i % 2) * 5, i % 2 ? m.spruceCloth : m.spruce),
    ),
    ...[25, 140, 250].flatMap((d) => leafAt(d, 5, 24, m.spruceCloth)),
  ];
  return mesh.map((part) =>
    part.kind === "face"
      ? { ...part, points: part.points.map(([x, y, z]): Vec => [x * size, y * size, z * size]) }
      : part,
  );
}

/** A glass of water, 11 cm high. */
export function waterGlass(): Mesh {
  return [
    ...lathe(
      [
        [2.7, 0.8],
        [3.3, 7.6],
        [0.01, 7.6],
      ],
      { ...m.lens, opacity: 0.5 },
      { sides: 48 },
    ),
    ...lathe(
      [
        [2.7, 0],
        [3, 0.3],
        [3.7, 11],
      ],
      { ...m.clear, opacity: 0.3 },
      { sides: 48, open: true },
    ),
  ];
}

/** A sheet of paper with `rows` written lines and tick boxes, 15 × 21 cm. */
export function paperList(rows: number): Mesh {
  const lines = Array.from({ length: rows }, (_, i) => {
    const y = 38 + i * 24;
    return `<rect x="16" y="${y - 6}" width="12" height="12" rx="2" fill="none" stroke="${brand.spruce}" stroke-width="2.4"/>${i < 3 ? `<path d="M18 ${y}l3 4l6 -9" fill="none" stroke="${brand.coral}" stroke-width="3" stroke-linecap="round"/>` : ""}<path d="M38 ${y}H${118 - (i % 3) * 16}" stroke="#8D999A" stroke-width="4" stroke-linecap="round"/>`;
  }).join("");
  return [
    ...box([0, 0, 0.12], [15, 21, 0.24], m.white, { corner: 0.2, edge: 0.05 }),
    ...decal(
      `<rect x="16" y="10" width="74" height="8" rx="4" fill="${brand.spruce}"/>${lines}`,
      [150, 210],
      [-7.5, 10.5, 0.26],
      [0.1, 0, 0],
      [0, -0.1, 0],
      0.3,
    ),
  ];
}

/** A dinner plate, 25 cm across. */
export function plate(): Mesh {
  return [
    ...lathe(
      [
        [7, 0],
        [8, 0.3],
        [12.4, 1.9],
        [12.6, 2.2],
        [12.2, 2.3],
        [8.4, 1],
        [7.6, 0.8],
        [0.01, 0.8],
      ],
      m.white,
      { sides: 80 },
    ),
    ...torus([0, 0, 2], 11.4, 0.16, m.sage, [0, 0, 1]),
  ];
}

/** A soft measuring tape: a small roll with its end run out along +x. */
export function measuringTape(): Mesh {
  const start = -90 + 360 * 3;
  const spiral = Array.from({ length: 80 }, (_, i): Vec => {
    const t = i / 79;
    const a = ((start + (-90 - start) * t) * Math.PI) / 180;
    const r = 1.2 + 2.2 * t;
    return [-Math.cos(a) * r, 0, 3.5 + Math.sin(a) * r];
  });
  const marks = Array.from(
    { length: 26 },
    (_, i) => `<path d="M${6 + i * 9} 0V${i % 5 ? 9 : 16}" stroke="#1D2A28" stroke-width="1.6"/>`,
  ).join("");
  return [
    ...strap([...spiral, [8, 0, 0.15], [26, 0, 0.15]], 2.6, 0.24, m.amber, { across: [0, 1, 0] }),
    ...decal(marks, [240, 20], [1.4, 1.2, 0.34], [0.1, 0, 0], [0, -0.1, 0], 0.6),
    ...disc([26.4, 0, 0.3], 0.9, 0.6, m.steel),
  ];
}

/** A hand mirror lying flat, 26 cm long. */
export function handMirror(): Mesh {
  return [
    ...disc([0, 0, 0.9], 8, 1.6, m.spruce),
    ...disc([0, 0, 1.75], 6.9, 0.3, { ...m.sky, shine: 0.9 }),
    ...decal(
      `<path d="M20 70A50 50 0 0 1 70 20" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity="0.8"/>`,
      [140, 140],
      [-7, 7, 1.95],
      [0.1, 0, 0],
      [0, -0.1, 0],
      0.3,
    ),
    ...skin(
      [
        { at: [0, -7.4, 0.9], u: [1.6, 0, 0], v: [0, 0, 0.7] },
        { at: [0, -10, 0.9], u: [1.1, 0, 0], v: [0, 0, 0.7] },
        { at: [0, -15, 0.9], u: [1.4, 0, 0], v: [0, 0, 0.8] },
        { at: [0, -18.4, 0.9], u: [1.1, 0, 0], v: [0, 0, 0.6] },
      ],
      m.spruce,
    ),
  ];
}

/** A bowl of soapy water, 30 cm across. */
export function soapyBowl(): Mesh {
  const foam = Array.from({ length: 26 }, (_, i) => {
    const a = i * 2.4;
    const r = 11 * Math.sqrt((i + 0.5) / 26);
    return lathe(
      Array.from({ length: 7 }, (_, j): [number, number] => {
        const b = (j / 6) * Math.PI * 0.5;
        const size = 1.2 + ((i * 7) % 5) * 0.45;
        return [Math.cos(b) * size + 0.01, Math.sin(b) * size];
      }),
      m.white,
      { origin: [Math.cos(a) * r, Math.sin(a) * r, 9.6], sides: 18 },
    );
  }).flat();
  return [
    ...lathe(
      [
        [7, 0],
        [8, 0.4],
        [13, 7],
        [15, 11.6],
        [15.6, 11.8],
        [15, 12.2],
        [14.2, 11],
        [12, 7],
      ],
      m.sage,
      { sides: 72, open: true },
    ),
    ...disc([0, 0, 9], 13.2, 1, { ...m.sky, shine: 0.7 }),
    ...foam,
  ];
}

/** A scrubbing brush lying on its bristles, 16 cm long. */
export function scrubBrush(): Mesh {
  return [
    ...box([0, 0, 1.4], [14, 5, 2.8], m.birch, { corner: 1.4, edge: 0.3 }),
    ...cushion([0, 0, 4], [16, 6, 3.4], m.wood, { soft: 0.5, softAcross: 0.5 }),
  ];
}

/** A folded cloth, 20 × 14 cm. */
export function foldedCloth(material: Material): Mesh {
  return [0, 1, 2].flatMap((i) =>
    cushion([i * 0.4, i * 0.3, 0.8 + i * 1.3], [20 - i * 0.5, 14 - i * 0.4, 1.7], material, {
      soft: 0.5,
      softAcross: 0.16,
    }),
  );
}

/** A cabin suitcase on wheels, 40 × 24 × 58 cm, its handle drawn out. */
export function suitcase(): Mesh {
  const ribs = [-13, -6.5, 0, 6.5, 13].flatMap((x) =>
    box([x, -11.6, 32], [1.6, 1, 40], m.spruce, { corner: 0.4 }),
  );
  return [
    ...pair([
      ...tube(
        [
          [9, 7, 58],
          [9, 7, 92],
          [0, 7, 92],
        ],
        0.8,
        m.aluminium,
        { bend: 3 },
      ),
      ...disc([16, -8, 2.5], 2.5, 2, m.rubber, [1, 0, 0]),
      ...disc([16, 8, 2.5], 2.5, 2, m.rubber, [1, 0, 0]),
    ]),
    ...box([0, 7, 92], [14, 3, 3], m.charcoal, { corner: 1.2 }),
    ...box([0, 0, 32], [40, 22, 54], m.spruce, { corner: 4, edge: 3 }),
    ...ribs,
    ...tube(
      curve([
        [-6, 0, 59],
        [-5, 0, 62],
        [5, 0, 62],
        [6, 0, 59],
      ]),
      1,
      m.charcoal,
      { ends: "round" },
    ),
  ];
}
