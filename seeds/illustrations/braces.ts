import { box, curve, disc, type Mesh, pair, strap, tube } from "./mesh.js";
import { type Material, materials as m } from "./palette.js";
import { cut, type Section, skin } from "./skin.js";
import type { Vec } from "./vector.js";

/** An upright limb: half widths across and deep by height, and how far it leans forward. */
type Outline = readonly (readonly [z: number, rx: number, ry: number, y: number])[];

function at(outline: Outline, z: number): readonly [number, number, number] {
  for (let i = 0; i + 1 < outline.length; i++) {
    const [z0, a0, b0, c0] = outline[i] as [number, number, number, number];
    const [z1, a1, b1, c1] = outline[i + 1] as [number, number, number, number];
    if (z >= z0 && z <= z1) {
      const t = (z - z0) / (z1 - z0);
      const e = t * t * (3 - 2 * t);
      return [a0 + (a1 - a0) * e, b0 + (b1 - b0) * e, c0 + (c1 - c0) * e];
    }
  }
  const [, a, b, c] = outline[outline.length - 1] as [number, number, number, number];
  return [a, b, c];
}

/** Open sleeve round a limb, lined on the inside, rolled at both rims. */
function sleeve(outline: Outline, material: Material, lining: Material): Mesh {
  const sections = (inset: number): Section[] => {
    const low = outline[0]?.[0] ?? 0;
    const high = outline[outline.length - 1]?.[0] ?? 0;
    return Array.from({ length: 26 }, (_, i) => {
      const z = low + ((high - low) * i) / 25;
      const [rx, ry, y] = at(outline, z);
      return { at: [0, y, z], u: [rx - inset, 0, 0], v: [0, ry - inset, 0] };
    });
  };
  const open = { caps: false, twoSided: true, sides: 120, steps: 5 } as const;
  return [...skin(sections(0), material, open), ...skin(sections(0.45), lining, open)];
}

/** A closed band about the limb between two heights (front and back differ when it slants). */
function band(
  outline: Outline,
  z: number,
  width: number,
  material: Material,
  options: { out?: number; slant?: number; from?: number; to?: number; thickness?: number } = {},
): Mesh {
  const from = options.from ?? 0;
  const to = options.to ?? 360;
  const closed = to - from >= 360;
  const count = 64;
  const path = Array.from({ length: closed ? count : count + 1 }, (_, i): Vec => {
    const a = ((from + ((to - from) * i) / count) * Math.PI) / 180;
    const height = z + (options.slant ?? 0) * Math.sin(a);
    const [rx, ry, y] = at(outline, height);
    const out = options.out ?? 0.3;
    return [Math.cos(a) * (rx + out), y + Math.sin(a) * (ry + out), height];
  });
  return strap(path, width, options.thickness ?? 0.4, material, { across: [0, 0, 1], closed });
}

const rim = (outline: Outline, z: number, material: Material, radius = 0.4): Mesh => {
  const [rx, ry, y] = at(outline, z);
  return tube(
    Array.from({ length: 64 }, (_, i): Vec => {
      const a = (i / 64) * Math.PI * 2;
      return [Math.cos(a) * (rx - 0.2), y + Math.sin(a) * (ry - 0.2), z];
    }),
    radius,
    material,
    { closed: true, sides: 8 },
  );
};

/** Hinged knee brace standing upright, 36 cm tall, kneecap to the front. */
export function kneeBrace(): Mesh {
  const knee: Outline = [
    [0, 6.2, 6.4, 1.2],
    [6, 6.9, 7.2, 1.6],
    [12, 6.6, 6.6, 0.6],
    [17, 6.5, 6.7, -0.8],
    [22, 6.9, 7, -0.4],
    [29, 8, 8.2, 0.6],
    [36, 8.9, 9.1, 1.2],
  ];
  const cap: Vec = [0, -7.4, 17.4];
  const isCap = (p: Vec): boolean => p[1] < -2 && Math.hypot(p[0] / 3, (p[2] - cap[2]) / 3.6) < 1;
  const capRim = tube(
    Array.from({ length: 60 }, (_, i): Vec => {
      const a = (i / 60) * Math.PI * 2;
      const x = Math.cos(a) * 3;
      const z = cap[2] + Math.sin(a) * 3.6;
      const [rx, ry, y] = at(knee, z);
      return [x, y - ry * Math.sqrt(1 - (x / rx) ** 2), z];
    }),
    0.55,
    m.spruceCloth,
    { closed: true, sides: 10 },
  );
  const hinge: Mesh = [
    ...strap(
      curve(
        [4, 9, 14, 17.4, 22, 28, 33].map((z): Vec => {
          const [rx, , y] = at(knee, z);
          return [rx + 0.7, y - 0.5, z];
        }),
      ),
      2.6,
      0.7,
      m.steel,
      { across: [0, 1, 0] },
    ),
    ...disc([7.6, -1.2, 17.4], 2.5, 1.4, m.slate, [1, 0, 0]),
    ...disc([8.4, -1.2, 18.5], 0.7, 0.5, m.steel, [1, 0, 0]),
    ...disc([8.4, -1.2, 16.3], 0.7, 0.5, m.steel, [1, 0, 0]),
  ];
  const wrap = (z: number, slant: number): Mesh => [
    ...band(knee, z, 3.6, m.charcoal, { out: 1.1, slant }),
    // the hook-and-loop end on the front
    ...band(knee, z, 3.2, m.spruce, { out: 1.5, slant, from: 205, to: 268 }),
  ];
  return [
    ...cut(sleeve(knee, m.darkCloth, m.sageCloth), isCap),
    ...capRim,
    ...rim(knee, 36, m.spruceCloth),
    ...rim(knee, 0, m.spruceCloth),
    ...pair(hinge),
    ...wrap(31, 0),
    ...wrap(25, 0),
    ...wrap(9.6, 0),
    ...wrap(4, 0),
  ];
}

/** Night splint standing upright, fingers' end up, thumb to the left; 27 cm tall. */
export function wristSplint(): Mesh {
  const arm: Outline = [
    [0, 5, 4.3, 0.6],
    [6, 4.7, 3.9, 0.4],
    [12.5, 3.7, 3, 0],
    [16.5, 4.6, 2.8, -0.2],
    [21, 5.6, 2.6, -0.6],
    [27, 5.5, 2.2, -1.2],
  ];
  const thumbSections = (inset: number): Section[] => [
    { at: [-1.4, -0.6, 15], u: [1.7, 0, 1.7], v: [0, 2.3, 0] },
    { at: [-3.8, -1, 17.2], u: [1.6 - inset, 0, 1.5 - inset], v: [0, 2.2 - inset, 0] },
    { at: [-5.8, -1.4, 19.2], u: [1.5 - inset, 0, 1.2 - inset], v: [0, 1.95 - inset, 0] },
    { at: [-7.4, -1.7, 21.4], u: [1.75 - inset, 0, 0.8], v: [0, 1.85 - inset, 0] },
  ];
  const open = { caps: false, twoSided: true, sides: 60, steps: 8 } as const;
  const thumbRim = tube(
    Array.from({ length: 48 }, (_, i): Vec => {
      const a = (i / 48) * Math.PI * 2;
      return [-7.4 + Math.cos(a) * 1.7, -1.7 + Math.sin(a) * 1.8, 21.4 + Math.cos(a) * 0.8];
    }),
    0.36,
    m.sky,
    { closed: true, sides: 10 },
  );
  const wrap = (z: number, width: number): Mesh => [
    ...band(arm, z, width, m.navy, { out: 0.75 }),
    ...band(arm, z, width * 0.9, m.sky, { out: 1.1, from: 272, to: 340 }),
  ];
  // the padded stay along the back of the hand
  const stay = strap(
    curve(
      [2, 7, 12.5, 17, 21, 24.6].map((z): Vec => {
        const [, ry, y] = at(arm, z);
        return [0.6, y - ry, z];
      }),
    ),
    3.4,
    0.8,
    m.skyCloth,
    { across: [1, 0, 0] },
  );
  return [
    ...sleeve(arm, m.navyCloth, m.skyCloth),
    ...skin(thumbSections(0), m.navyCloth, open),
    ...skin(thumbSections(0.3).slice(1), m.skyCloth, open),
    ...thumbRim,
    ...rim(arm, 27, m.sky),
    ...rim(arm, 0, m.sky),
    ...stay,
    ...wrap(4, 3.2),
    ...wrap(12.2, 3),
    ...wrap(23.6, 2.6),
  ];
}

/** Padded transfer belt closed to a loop, buckle to the front, four loop handles around it. */
export function gaitBelt(): Mesh {
  const waist: Outline = [
    [0, 19, 14, 0],
    [12, 18.4, 13.4, 0],
  ];
  const handle = (degrees: number): Mesh => {
    const a = (degrees * Math.PI) / 180;
    const out: Vec = [Math.cos(a), Math.sin(a), 0];
    const point = (dz: number, lift: number): Vec => [
      out[0] * (18.7 + lift),
      out[1] * (13.7 + lift),
      6 + dz,
    ];
    return [
      ...tube(
        curve([
          point(-4.6, 0.6),
          point(-4, 2.4),
          point(-1.6, 3.4),
          point(1.6, 3.4),
          point(4, 2.4),
          point(4.6, 0.6),
        ]),
        0.9,
        m.coralCloth,
        { sides: 12 },
      ),
      ...box(point(-4.8, 0.6), [1.8, 1.8, 1.2], m.charcoal, { corner: 0.4 }),
      ...box(point(4.8, 0.6), [1.8, 1.8, 1.2], m.charcoal, { corner: 0.4 }),
    ];
  };
  const buckle: Mesh = [
    ...box([-1.6, -14.9, 6], [4.6, 1.4, 5.4], m.charcoal, { corner: 0.5, edge: 0.4 }),
    ...box([2.4, -14.8, 6], [4, 1.1, 4.4], m.slate, { corner: 0.4, edge: 0.3 }),
    ...box([-1.6, -15.7, 6], [2.2, 0.5, 2.6], m.amber, { corner: 0.3, edge: 0.2 }),
  ];
  return [
    ...band(waist, 6, 11.4, m.navyCloth, { out: 0, thickness: 1.8 }),
    ...band(waist, 6, 4.2, m.charcoal, { out: 1, thickness: 0.4 }),
    ...band(waist, 11.3, 0.5, m.sky, { out: 0.95, thickness: 0.3 }),
    ...band(waist, 0.9, 0.5, m.sky, { out: 0.95, thickness: 0.3 }),
    ...[205, 325, 35, 145].flatMap(handle),
    ...buckle,
    ...strap(
      curve([
        [4, -15.2, 6],
        [7, -15.6, 5.4],
        [9, -15.8, 3],
        [9.6, -15.4, 0.6],
      ]),
      3.6,
      0.35,
      m.charcoal,
      { across: [0.5, 0, 0.86] },
    ),
  ];
}
