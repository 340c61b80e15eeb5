import { leaf } from "./kit.js";
import { numerals, sign } from "./marks.js";
import {
  box,
  curve,
  cushion,
  decal,
  disc,
  lathe,
  type Mesh,
  moved,
  roundedRectangle,
  scaled,
  sheet,
  slab,
  torus,
  tube,
  turn,
} from "./mesh.js";
import { brand, materials as m } from "./palette.js";
import { skin } from "./skin.js";
import type { Vec } from "./vector.js";

const flatU: Vec = [0.1, 0, 0];
const flatV: Vec = [0, -0.1, 0];

/** Soft pack lying flat, 24 cm long, flip lid open and one wipe drawn out. */
export function cleansingWipes(): Mesh {
  const crimp = (x: number): Mesh =>
    sheet(
      (s, t) => [x + Math.sign(x) * t * 1.6, (s - 0.5) * 12.2, 2.6 + 0.08 * Math.sin(s * 90)],
      m.spruce,
      { columns: 40, rows: 2 },
    );
  const pack = skin(
    [
      { at: [-12.4, 0, 2.6], u: [0, 6, 0], v: [0, 0, 0.12], power: 0.6 },
      { at: [-11.6, 0, 2.7], u: [0, 6, 0], v: [0, 0, 1.2], power: 0.55 },
      { at: [-9.6, 0, 2.8], u: [0, 6.2, 0], v: [0, 0, 2.6], power: 0.5 },
      { at: [-4, 0, 2.9], u: [0, 6.4, 0], v: [0, 0, 2.9], power: 0.45 },
      { at: [4, 0, 2.9], u: [0, 6.4, 0], v: [0, 0, 2.9], power: 0.45 },
      { at: [9.6, 0, 2.8], u: [0, 6.2, 0], v: [0, 0, 2.6], power: 0.5 },
      { at: [11.6, 0, 2.7], u: [0, 6, 0], v: [0, 0, 1.2], power: 0.55 },
      { at: [12.4, 0, 2.6], u: [0, 6, 0], v: [0, 0, 0.12], power: 0.6 },
    ],
    m.sage,
    { sides: 72, steps: 7 },
  );
  const wipe = sheet(
    (s, t) => {
      const lift = t ** 0.8;
      const w = 1.7 + 3.6 * t ** 1.3;
      const a = (s - 0.5) * 2;
      return [
        1.4 + a * w + 0.5 * Math.sin(t * 3),
        0.4 - 2.8 * t * t + (0.8 * Math.cos(a * 5 + t * 2) + 0.5) * (0.25 + 0.75 * t),
        5.8 + 7.6 * lift - 1.8 * a * a * t + 0.3 * Math.sin(a * 9) * t,
      ];
    },
    m.white,
    { columns: 60, rows: 40 },
  );
  const frame: Mesh = [
    ...slab(roundedRectangle(10.6, 7.6, 2.2, 6), 0.8, m.white, {
      origin: [1.4, 0, 5.5],
      u: [1, 0, 0],
      v: [0, 1, 0],
    }),
    ...decal(
      `<path d="M12 25Q12 8 40 8Q68 8 68 25Q68 42 40 42Q12 42 12 25Z" fill="#8FAE9D"/><path d="M20 25Q26 17 40 24Q54 31 60 25" fill="none" stroke="#5E7A6C" stroke-width="3" stroke-linecap="round"/>`,
      [80, 50],
      [-2.6, 2.5, 6.32],
      flatU,
      flatV,
      0.3,
    ),
  ];
  const lid: Mesh = turn(
    [
      ...slab(roundedRectangle(10.2, 7.2, 2.1, 6), 0.7, m.spruce, {
        origin: [1.4, 0, 6.3],
        u: [1, 0, 0],
        v: [0, 1, 0],
      }),
    ],
    [1, 0, 0],
    -104,
    [1.4, 3.6, 6.4],
  );
  return [
    ...crimp(-12.3),
    ...crimp(12.3),
    ...pack,
    ...frame,
    ...lid,
    ...wipe,
    ...decal(
      `<circle cx="20" cy="20" r="20" fill="${brand.spruce}"/>${sign("drop", 20, 20, 22, "#FFFFFF")}`,
      [40, 40],
      [-9.6, 1.8, 5.86],
      flatU,
      flatV,
      0.8,
    ),
    ...decal(
      `<path d="M0 10Q100 -6 200 10V14Q100 -2 0 14Z" fill="${brand.amber}"/>`,
      [200, 16],
      [-10, -6.42, 3.4],
      [0.1, 0, 0],
      [0, 0, -0.1],
      0.8,
    ),
  ];
}

/** A pack of shampoo caps standing, one soft cap opened in front of it. */
export function shampooCaps(): Mesh {
  const cap = `<path d="M-30 12C-34 -30 34 -30 30 12Z" fill="#FFFFFF"/><path d="M-33 12Q0 4 33 12Q33 21 0 17Q-33 21 -33 12Z" fill="${brand.amber}"/><path d="M-14 4C-14 -8 -10 -14 -6 -17M14 4C14 -8 10 -14 6 -17M0 3V-18" stroke="#BCD3E0" stroke-width="2.6" fill="none" stroke-linecap="round"/>`;
  const label = `<rect width="160" height="190" rx="16" fill="#27496B"/><g transform="translate(80 74) scale(1.7)">${cap}</g><path d="M0 132Q80 112 160 132V174Q160 190 144 190H16Q0 190 0 174Z" fill="#FDFBF6"/>${numerals("3", 118, 162, 32, "#27496B")}${leaf(24, 144, 34, brand.spruce)}`;
  const pouch: Mesh = [
    ...skin(
      [
        { at: [0, 0, 0], u: [9.4, 0, 0], v: [0, 2.9, 0], power: 0.6 },
        { at: [0, 0, 0.8], u: [9.8, 0, 0], v: [0, 3.2, 0], power: 0.6 },
        { at: [0, 0, 8], u: [9.8, 0, 0], v: [0, 2.7, 0], power: 0.65 },
        { at: [0, 0, 16], u: [9.7, 0, 0], v: [0, 1.6, 0], power: 0.7 },
        { at: [0, 0, 21.6], u: [9.7, 0, 0], v: [0, 0.4, 0], power: 0.8 },
        { at: [0, 0, 23.6], u: [9.7, 0, 0], v: [0, 0.18, 0], power: 0.8 },
      ],
      m.sky,
      { sides: 64 },
    ),
    ...decal(label, [160, 190], [-8, -1.6, 20.6], flatU, [0, -0.0115, -0.0993], 1.6),
  ];
  const pleats = 26;
  const bonnet = (s: number, t: number): Vec => {
    const a = s * Math.PI * 2;
    // from the gathered band (0) over the puffed crown to the top (1)
    const open =
      t < 0.16 ? 7.2 + t * 20 : 10.4 * Math.cos(((t - 0.16) / 0.84) * (Math.PI / 2)) ** 0.62;
    const fold = (0.5 * Math.max(0, 1 - t * 1.15) ** 0.7 + 0.02) * Math.sin(a * pleats);
    const r = Math.max(0.01, open + fold * Math.min(1, 0.4 + t * 8));
    const z = t < 0.16 ? 0.9 + t * 12 : 2.8 + 8.6 * Math.sin(((t - 0.16) / 0.84) * (Math.PI / 2));
    return [Math.cos(a) * r, Math.sin(a) * r, z];
  };
  const band = (z: number): Mesh =>
    tube(
      Array.from({ length: 200 }, (_, i): Vec => {
        const a = (i / 200) * Math.PI * 2;
        const r = 7.5 + 0.28 * Math.sin(a * pleats * 2);
        return [Math.cos(a) * r, Math.sin(a) * r, z];
      }),
      0.62,
      m.amber,
      { closed: true, sides: 8 },
    );
  const one: Mesh = [
    ...sheet(bonnet, { ...m.skyCloth, shine: 0.25 }, { columns: 208, rows: 36 }),
    ...band(1),
  ];
  return [...moved(turn(pouch, [0, 0, 1], 6), [-6, 8, 0]), ...moved(one, [8, -6.5, 0])];
}

/** Round sponge at the right end of a long curved handle, lying along x. */
export function bathSponge(): Mesh {
  const pores = Array.from({ length: 46 }, (_, i) => {
    // sunflower pattern, shaken a little
    const r = 5 * Math.sqrt((i + 0.6) / 46);
    const a = i * 2.39996 + 0.3 * Math.sin(i * 7.1);
    return `<ellipse cx="${(60 + Math.cos(a) * r * 10).toFixed(1)}" cy="${(60 + Math.sin(a) * r * 10).toFixed(1)}" rx="${(2.2 + (i % 3) * 0.9).toFixed(1)}" ry="${(1.8 + (i % 2)).toFixed(1)}" fill="#C4832A" opacity="0.55"/>`;
  }).join("");
  const head: Mesh = [
    // the disc that holds the sponge
    ...disc([0, 0, 2.8], 4.6, 1, m.white),
    ...lathe(
      [
        [4.4, 2.6],
        [5.6, 2.9],
        [6.3, 4],
        [6.4, 5.4],
        [6, 6.8],
        [5, 7.6],
        [3, 7.95],
        [0.01, 8],
      ],
      m.amber,
      { sides: 64 },
    ),
    ...lathe(
      [
        [4.8, 0.4],
        [5.6, 0.8],
        [5.8, 2],
        [5.2, 2.8],
      ],
      m.sand,
      { sides: 64 },
    ),
    ...decal(pores, [120, 120], [-6, 6, 7.9], flatU, flatV, 1.4),
  ];
  return [
    ...tube(
      curve([
        [-31, -1.2, 1.4],
        [-22, -0.4, 1.5],
        [-10, 1.2, 2.2],
        [2, 2, 3.6],
        [12, 1.4, 4],
        [18, 0.6, 3.4],
      ]),
      1.05,
      m.white,
      { taper: (t) => 1.15 - 0.2 * t },
    ),
    ...tube(
      curve([
        [-33, -1.5, 1.5],
        [-28, -1, 1.5],
        [-22, -0.4, 1.6],
        [-17, 0.1, 1.8],
      ]),
      1.75,
      m.spruce,
      { ends: "round", sides: 20 },
    ),
    ...[-29, -27, -25, -23, -21].flatMap((x) =>
      torus([x, -1.1 + (x + 29) * 0.09, 1.52], 1.72, 0.2, m.charcoal, [1, 0.08, 0]),
    ),
    ...torus([-35.4, -1.7, 1], 1.7, 0.35, m.birch, [0.1, 0, 1]),
    ...moved(scaled(head, 1.3), [22.4, 0, 0]),
  ];
}

/** Tube standing on its cap, a dab of cream in front. */
export function barrierCream(): Mesh {
  const label = `<path d="M0 0H64L58 118H6Z" fill="#FDFBF6"/><path d="M3 60Q32 46 61 60L58 118H6Z" fill="${brand.coral}"/><path d="M3 60Q32 46 61 60L60.5 66Q32 52 3.5 66Z" fill="${brand.amber}"/>${leaf(21, 12, 26, brand.spruce)}<circle cx="32" cy="90" r="14" fill="#FDFBF6"/>${sign("drop", 32, 89, 15, brand.spruce)}`;
  const swirl: Mesh = [
    ...skin(
      [
        { at: [0, 0, 0], u: [4.4, 0, 0], v: [0, 2.9, 0], power: 0.9 },
        { at: [0, 0, 0.4], u: [4.5, 0, 0], v: [0, 3, 0], power: 0.9 },
        { at: [-0.3, 0.1, 1.1], u: [3.6, 0, 0], v: [0, 2.3, 0] },
        { at: [-0.9, 0.2, 1.8], u: [2.6, 0, 0.2], v: [0, 1.7, 0] },
        { at: [-1.3, 0.3, 2.3], u: [1.5, 0, 0.3], v: [0, 1, 0] },
        { at: [-0.9, 0.2, 2.7], u: [0.6, 0, 0.2], v: [0, 0.45, 0] },
        { at: [-0.3, 0.1, 2.8], u: [0.04, 0, 0], v: [0, 0.04, 0] },
      ],
      m.white,
      { sides: 48, steps: 7 },
    ),
    ...cushion([5.6, 0.6, 0.35], [3.4, 1.6, 0.9], m.white, { soft: 0.9, softAcross: 0.9 }),
  ];
  return [
    ...lathe(
      [
        [2.3, 0],
        [2.5, 0.2],
        [2.4, 2.6],
        [2.2, 2.9],
      ],
      m.spruce,
      { sides: 48 },
    ),
    ...skin(
      [
        { at: [0, 0, 2.7], u: [2.6, 0, 0], v: [0, 2.6, 0] },
        { at: [0, 0, 3.2], u: [3, 0, 0], v: [0, 3, 0] },
        { at: [0, 0, 5], u: [3.2, 0, 0], v: [0, 2.9, 0] },
        { at: [0, 0, 10], u: [3.6, 0, 0], v: [0, 2.1, 0] },
        { at: [0, 0, 15], u: [3.9, 0, 0], v: [0, 1.1, 0] },
        { at: [0, 0, 18], u: [4.1, 0, 0], v: [0, 0.3, 0], power: 0.8 },
        { at: [0, 0, 19.4], u: [4.1, 0, 0], v: [0, 0.24, 0], power: 0.6 },
      ],
      m.white,
      { sides: 64, steps: 7 },
    ),
    ...box([0, 0, 19], [8.2, 0.56, 1.1], m.sage, { corner: 0.2, edge: 0.1 }),
    ...decal(label, [64, 118], [-3.2, -0.62, 16.6], flatU, [0, -0.0195, -0.0981], 1.8),
    ...moved(scaled(swirl, 0.72), [7.2, -3.6, 0]),
  ];
}
