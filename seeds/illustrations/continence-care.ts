import { leaf } from "./kit.js";
import { numerals } from "./marks.js";
import { curve, decal, type Mesh, sheet, strap, tube } from "./mesh.js";
import { brand, type Material, materials as m } from "./palette.js";
import { skin } from "./skin.js";
import type { Vec } from "./vector.js";

const brief = (x: number, y: number, k: number, colour: string): string =>
  `<path transform="translate(${x} ${y}) scale(${k})" d="M-30 -22Q0 -17 30 -22L29 -2C18 2 12 12 11 24Q0 28 -11 24C-12 12 -18 2 -29 -2Z" fill="${colour}" stroke="#BCC6C6" stroke-width="1.4"/><path transform="translate(${x} ${y}) scale(${k})" d="M-29.5 -16Q0 -11 29.5 -16" fill="none" stroke="${brand.sage}" stroke-width="3"/>`;

/** Soft plastic pack standing up, 26 cm wide, with a carrying handle punched in its top. */
export function underwearPack(): Mesh {
  const label = `<path d="M0 26Q0 0 26 0H184Q210 0 210 26V204Q210 230 184 230H26Q0 230 0 204Z" fill="#FDFBF6"/><path d="M0 150Q105 108 210 150V204Q210 230 184 230H26Q0 230 0 204Z" fill="${brand.sage}"/><path d="M0 150Q105 108 210 150V157Q105 116 0 158Z" fill="${brand.amber}"/>${leaf(87, 14, 36, brand.spruce)}${brief(105, 92, 1.5, "#FFFFFF")}${numerals("20", 105, 186, 44, brand.spruce)}`;
  return [
    ...skin(
      [
        { at: [0, 0, 0], u: [12.4, 0, 0], v: [0, 6.6, 0], power: 0.42 },
        { at: [0, 0, 0.6], u: [13.2, 0, 0], v: [0, 7.2, 0], power: 0.42 },
        { at: [0, 0, 6], u: [13.5, 0, 0], v: [0, 7.5, 0], power: 0.42 },
        { at: [0, 0, 15], u: [13.4, 0, 0], v: [0, 7.4, 0], power: 0.42 },
        { at: [0, 0, 24], u: [13.3, 0, 0], v: [0, 7.2, 0], power: 0.42 },
        { at: [0, 0, 28], u: [12.8, 0, 0], v: [0, 6.2, 0], power: 0.45 },
        { at: [0, 0, 30.6], u: [11, 0, 0], v: [0, 2.4, 0], power: 0.6 },
        { at: [0, 0, 31.4], u: [10.4, 0, 0], v: [0, 0.5, 0], power: 0.8 },
        { at: [0, 0, 33], u: [10.2, 0, 0], v: [0, 0.3, 0], power: 0.8 },
      ],
      m.spruce,
      { sides: 88, steps: 6 },
    ),
    ...strap(
      curve([
        [-6, 0, 32.4],
        [-5.6, 0, 35],
        [-3, 0, 37.2],
        [0, 0, 37.8],
        [3, 0, 37.2],
        [5.6, 0, 35],
        [6, 0, 32.4],
      ]),
      2.2,
      0.4,
      m.spruce,
      { across: [0, 0.1, 1] },
    ),
    ...decal(label, [210, 230], [-10.5, -7.6, 26.4], [0.1, 0, 0], [0, 0, -0.1], 1.4),
  ];
}

/** One pull-on pair standing as if worn, 26 cm wide. */
export function protectiveUnderwear(): Mesh {
  const top = 21;
  const sideDown = 0.46;
  /** Half width at the height share t from waist (0) to crotch (1). */
  const width = (t: number): number => {
    if (t < sideDown) return 12.6 + 0.7 * Math.sin((t / sideDown) * Math.PI * 0.5);
    const k = (t - sideDown) / (1 - sideDown);
    return 13.3 - 9.5 * Math.sin((k * Math.PI) / 2) ** 0.8;
  };
  const depth = (t: number): number => 6.2 * Math.sqrt(Math.max(0, 1 - t ** 3.2)) + 0.5;
  const panel =
    (side: 1 | -1, inset: number) =>
    (s: number, t: number): Vec => {
      const a = (s - 0.5) * 2;
      const ripple = 0.16 * Math.sin(s * 70) * Math.exp(-(((t - 0.06) / 0.07) ** 2));
      const w = width(t) - inset;
      const cling = t < sideDown ? 0 : ((t - sideDown) / (1 - sideDown)) * 0.35;
      const across = Math.sqrt(Math.max(0, 1 - Math.abs(a) ** 2.4)) * (1 - cling) + cling * 0.9;
      return [
        a * w,
        side * ((depth(t) - inset) * across + ripple),
        0.8 + (1 - t) * top + 1.2 * Math.abs(a) ** 2 * (1 - t) * (side > 0 ? 0.4 : -0.1),
      ];
    };
  const cloth = (side: 1 | -1): Mesh => [
    ...sheet(panel(side, 0), m.whiteCloth, { columns: 60, rows: 36 }),
    ...sheet(panel(side, 0.4), m.whiteCloth, { columns: 40, rows: 24 }),
  ];
  const along = (side: 1 | -1, t: number, material: Material, radius: number): Mesh =>
    tube(
      Array.from({ length: 61 }, (_, i): Vec => {
        const [x, y, z] = panel(side, 0)(i / 60, t);
        return [x, y + side * 0.1, z];
      }),
      radius,
      material,
      { sides: 8 },
    );
  const legs = ([0, 1] as const).flatMap((s) =>
    ([1, -1] as const).flatMap((side) =>
      tube(
        Array.from(
          { length: 25 },
          (_, i): Vec => panel(side, 0)(s, sideDown + ((1 - sideDown) * i) / 24),
        ),
        0.55,
        m.sageCloth,
        { sides: 10, ends: "round", taper: (t) => 1 + 0.16 * Math.sin(t * 44) },
      ),
    ),
  );
  return [
    ...cloth(1),
    ...cloth(-1),
    ...along(1, 0, m.sageCloth, 0.42),
    ...along(-1, 0, m.sageCloth, 0.42),
    ...along(-1, 0.07, m.sage, 0.16),
    ...along(-1, 0.12, m.sage, 0.16),
    ...legs,
  ];
}

/** Bed pad lying flat, 80 × 70 cm, its front right corner folded back to show the layers. */
export function bedPad(): Mesh {
  const size = [80, 70] as const;
  const diagonal = Math.SQRT1_2;
  /** A layer that folds along a slanting line `reach` cm from the middle. */
  const layer =
    (height: number, reach: number, radius: number, puff: number) =>
    (s: number, t: number): Vec => {
      const x = (s - 0.5) * size[0];
      const y = (t - 0.5) * size[1];
      const stitched = puff * Math.abs(Math.sin((x + y) * 0.42) * Math.sin((x - y) * 0.42)) ** 0.5;
      const d = (x - y) * diagonal - reach;
      if (d <= 0) return [x, y, height + stitched];
      const foot = d;
      const bend = Math.min(foot, Math.PI * radius);
      const back = foot - bend;
      const along = Math.sin(bend / radius) * radius - back;
      const up = (1 - Math.cos(bend / radius)) * radius;
      const normal = Math.cos(bend / radius);
      return [
        x + (along - d) * diagonal,
        y - (along - d) * diagonal,
        height + up + stitched * normal,
      ];
    };
  const border = (place: (s: number, t: number) => Vec, material: Material, radius: number): Mesh =>
    tube(
      [
        ...Array.from({ length: 60 }, (_, i): Vec => place(i / 60, 0)),
        ...Array.from({ length: 60 }, (_, i): Vec => place(1, i / 60)),
        ...Array.from({ length: 60 }, (_, i): Vec => place(1 - i / 60, 1)),
        ...Array.from({ length: 60 }, (_, i): Vec => place(0, 1 - i / 60)),
      ],
      radius,
      material,
      { closed: true, sides: 8 },
    );
  const soaker = layer(0.9, 30, 1.1, 0);
  const top = layer(1.5, 19, 1.7, 1.1);
  const underTop = layer(1.25, 19, 1.95, 0);
  const base = layer(0.3, 999, 1, 0);
  return [
    ...sheet(base, m.navyCloth, { columns: 30, rows: 30 }),
    ...border(base, m.navy, 0.5),
    ...sheet(soaker, m.creamCloth, { columns: 70, rows: 70 }),
    ...border(soaker, m.creamCloth, 0.4),
    ...sheet(top, m.skyCloth, { columns: 150, rows: 140 }),
    ...sheet(underTop, m.whiteCloth, { columns: 80, rows: 80 }),
    ...border(layer(1.7, 19, 1.6, 0), m.navyCloth, 0.8),
  ];
}
