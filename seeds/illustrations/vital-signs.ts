import { lcd, lcdWidth, sign } from "./marks.js";
import {
  box,
  curve,
  cushion,
  decal,
  disc,
  type Mesh,
  moved,
  nearer,
  roundedRectangle,
  slab,
  tube,
  turn,
} from "./mesh.js";
import { brand, type Material, materials as m } from "./palette.js";
import { type Section, skin } from "./skin.js";
import type { Vec } from "./vector.js";

const finger: Material = { dark: "#A5694B", base: "#DBA685", light: "#F6D6BF", shine: 0.06 };

/** Clip for a fingertip, its mouth to the right, `open` degrees wide; 6.4 cm long. */
export function oximeter(open = 9): Mesh {
  const screen = `<rect width="44" height="27" rx="4" fill="#0E1716"/>${lcd("97", 4, 5, 17, "#7FE3C9")}${lcd("72", 41 - lcdWidth("72", 10.5), 12, 10.5, brand.amber)}${sign("heart", 37.5, 6.5, 5, brand.coral)}<path d="M4 0H22L10 27H4Q0 27 0 23V4Q0 0 4 0Z" fill="#fff" opacity="0.07"/>`;
  const half = (z: number, height: number, material: Material): Mesh =>
    slab(
      roundedRectangle(6.4, 3.7, 1.5, 6),
      height,
      material,
      {
        origin: [0, 0, z],
        u: [1, 0, 0],
        v: [0, 1, 0],
      },
      { edge: 0.6 },
    );
  const upper: Mesh = [
    ...half(1.95, 1.7, m.white),
    ...half(1.8, 0.4, m.sky),
    ...decal(screen, [44, 27], [-2.5, 1.35, 3.67], [0.1, 0, 0], [0, -0.1, 0], 4),
    ...nearer(
      cushion([2.4, 0, 3.66], [0.8, 1.5, 0.4], m.spruce, { soft: 0.6, softAcross: 0.8 }),
      4,
    ),
  ];
  return [
    ...half(0, 1.5, m.white),
    ...half(1.25, 0.4, m.sky),
    ...box([-2.1, 0, 1.7], [1.4, 2.9, 1.4], m.slate, { corner: 0.5 }),
    ...nearer(turn(upper, [0, 1, 0], -open, [-2.6, 0, 1.7]), 2),
  ];
}

/** The oximeter on an index finger that reaches in from the right. */
export function oximeterOnFinger(): Mesh {
  const ring = (x: number, y: number, z: number, r: number): Section => ({
    at: [x, y, z],
    u: [0, r, 0],
    v: [0, 0, r * 0.92],
  });
  return [
    ...skin(
      [
        ring(0.4, 0, 1.9, 0.7),
        ring(1.2, 0, 1.95, 0.86),
        ring(3.4, 0, 2, 0.95),
        ring(4.8, 0, 2.1, 1.05),
        ring(6.6, 0.05, 2.2, 1.02),
        ring(8.2, 0.1, 2.2, 1.2),
        ring(10.4, 0.1, 2, 1.16),
        ring(13, 0, 1.9, 1.3),
        ring(16, 0, 1.9, 1.5),
      ],
      finger,
      { sides: 40, steps: 8 },
    ),
    ...oximeter(13),
  ];
}

/** No-touch thermometer standing upright on its handle's end, its screen to the front. */
export function thermometer(): Mesh {
  const screen = `<rect width="44" height="34" rx="5" fill="#BFE0D2"/>${lcd("36.7", 40 - lcdWidth("36.7", 17), 7, 17, "#1B2B24")}<path d="M6 29h20" stroke="#1B2B24" stroke-width="1.8" stroke-linecap="round" opacity="0.5"/><path d="M4 0H22L10 34H4Q0 34 0 30V4Q0 0 4 0Z" fill="#fff" opacity="0.2"/>`;
  const head: Mesh = [
    ...skin(
      [
        { at: [0, -3.6, 15.6], u: [2.4, 0, 0], v: [0, 0.5, 2.2], power: 0.6 },
        { at: [0, -3.2, 15.7], u: [2.9, 0, 0], v: [0, 0.6, 2.7], power: 0.6 },
        { at: [0, 0, 15.6], u: [2.9, 0, 0], v: [0, 0.3, 2.6], power: 0.65 },
        { at: [0, 4, 15.6], u: [2.5, 0, 0], v: [0, 0, 2.2], power: 0.75 },
        { at: [0, 6.6, 15.6], u: [2, 0, 0], v: [0, 0, 1.8], power: 0.9 },
      ],
      m.white,
      { sides: 44 },
    ),
    ...disc([0, 7.2, 15.6], 1.9, 1.8, m.slate, [0, 1, 0]),
    ...decal(screen, [44, 34], [-2.2, -4.12, 17.35], [0.1, 0, 0], [0, 0.024, -0.098], 3),
  ];
  const handle = skin(
    [
      { at: [0, 2.4, 14.6], u: [2.2, 0, 0], v: [0, 2.3, 0.4], power: 0.7 },
      { at: [0, 1.4, 11], u: [2, 0, 0], v: [0, 2, 0.4], power: 0.7 },
      { at: [0, 0.2, 6], u: [2.1, 0, 0], v: [0, 2.1, 0.4], power: 0.7 },
      { at: [0, -0.8, 1.6], u: [2.3, 0, 0], v: [0, 2.4, 0.3], power: 0.7 },
      { at: [0, -1, 0.4], u: [2.3, 0, 0], v: [0, 2.4, 0.1], power: 0.7 },
      { at: [0, -1, 0], u: [1.9, 0, 0], v: [0, 2, 0], power: 0.7 },
    ],
    m.spruce,
    { sides: 44 },
  );
  return [
    ...handle,
    ...head,
    ...nearer(
      cushion([0, 4.4, 11.6], [1.8, 1.4, 2.6], m.amber, { soft: 0.7, softAcross: 0.8 }),
      0.2,
    ),
    ...[11.2, 9.2].flatMap((z) =>
      nearer(
        turn(
          cushion([0, 0, 0], [1.5, 1.2, 0.6], m.sage, { soft: 0.5, softAcross: 0.8 }),
          [1, 0, 0],
          78,
        ).map((part) => part),
        2,
      ).flatMap((part) => moved([part], [0, z === 11.2 ? -0.66 : -1.1, z] as Vec)),
    ),
  ];
}

/** Low glass scale with its number display along the top, 36 × 34 cm. */
export function bathroomScale(): Mesh {
  const number = "68.4";
  const screen = `<rect width="160" height="64" rx="9" fill="#14211F"/>${lcd(number, 150 - lcdWidth(number, 46), 9, 46, "#9FE8D2")}<path d="M10 0H60L36 64H10Q0 64 0 54V10Q0 0 10 0Z" fill="#fff" opacity="0.07"/>`;
  const foot = (x: number, y: number): Mesh => disc([x, y, 0.5], 2, 1, m.rubber);
  const ridges = [-10, -6, 6, 10].flatMap((x) =>
    [0, 1, 2, 3, 4, 5].flatMap((i) =>
      decal(
        `<rect width="22" height="5" rx="2.5" fill="#0F4A43" opacity="0.35"/>`,
        [22, 5],
        [x - 1.1, -12 + i * 2.6, 3.42],
        [0.1, 0, 0],
        [0, -0.1, 0],
        4,
      ),
    ),
  );
  return [
    ...foot(-14, -13),
    ...foot(14, -13),
    ...foot(-14, 13),
    ...foot(14, 13),
    ...box([0, 0, 1.4], [33, 31, 1.4], m.slate, { corner: 4 }),
    ...nearer(box([0, 0, 2.6], [36, 34, 1.6], m.sage, { corner: 4.6, edge: 0.5 }), 4),
    ...nearer(
      [
        ...decal(
          `<rect width="122" height="176" rx="22" fill="#fff" opacity="0.32"/>`,
          [122, 176],
          [-14.2, 3.4, 3.41],
          [0.1, 0, 0],
          [0, -0.1, 0],
          3,
        ),
        ...decal(
          `<rect width="122" height="176" rx="22" fill="#fff" opacity="0.32"/>`,
          [122, 176],
          [2, 3.4, 3.41],
          [0.1, 0, 0],
          [0, -0.1, 0],
          3,
        ),
        ...ridges,
        ...decal(screen, [160, 64], [-8, 14.4, 3.43], [0.1, 0, 0], [0, -0.1, 0], 4),
        // the grille of its voice
        ...[0, 1, 2].flatMap((i) =>
          [0, 1, 2].flatMap((j) =>
            decal(
              `<circle cx="3" cy="3" r="2.2" fill="#0F4A43" opacity="0.7"/>`,
              [6, 6],
              [11.4 + i * 0.9, 12.6 - j * 0.9, 3.43],
              [0.1, 0, 0],
              [0, -0.1, 0],
              4,
            ),
          ),
        ),
      ],
      6,
    ),
  ];
}

/** A loose neck cord or cable lying on the floor. */
export const cordOn = (points: readonly Vec[], radius: number, material: Material): Mesh =>
  tube(curve(points), radius, material, { sides: 8 });
