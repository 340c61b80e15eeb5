import { lathe, loft, type Material, type Mesh, materials as m, tube, type Vec } from "./kit.js";

/** A hooded cape as it hangs over someone sitting in the chair. */
export function rainCape(material: Material): Mesh {
  const levels: [z: number, rx: number, ry: number, cy: number, wave: number][] = [
    [116, 10.4, 10, 10, 0],
    [112, 14.5, 11, 10, 0],
    [106, 22, 12, 10, 0],
    [97, 26.5, 14.5, 9, 0.2],
    [82, 30, 20, 5, 0.5],
    [71, 32.5, 29, -1, 0.9],
    [65, 34, 36, -7, 1.2],
    [54, 35.5, 40, -9, 1.7],
    [40, 36.5, 42, -10, 2.2],
    [26, 37.5, 43.5, -10, 2.8],
  ];
  const ring = (z: number, rx: number, ry: number, cy: number, wave: number): Vec[] =>
    Array.from({ length: 72 }, (_, i) => {
      const a = (i / 72) * Math.PI * 2;
      const fold = wave * Math.sin(a * 11 + 0.6) * (0.7 + 0.3 * Math.sin(a * 3));
      const square = 1 / (Math.abs(Math.cos(a)) ** 3 + Math.abs(Math.sin(a)) ** 3) ** (1 / 3);
      const k = 0.5 + 0.5 * square;
      return [Math.cos(a) * (rx * k + fold), cy + Math.sin(a) * (ry * k + fold), z];
    });
  const rows: Vec[][] = [];
  for (let i = 0; i + 1 < levels.length; i++) {
    const [from, to] = [levels[i], levels[i + 1]];
    if (!from || !to) continue;
    for (let step = 0; step < 4; step++) {
      const t = step / 4;
      const [z, rx, ry, cy, wave] = from.map((part, n) => part + ((to[n] ?? part) - part) * t) as [
        number,
        number,
        number,
        number,
        number,
      ];
      rows.push(ring(z, rx, ry, cy, wave));
    }
  }
  const last = levels[levels.length - 1];
  if (last) rows.push(ring(...last));
  const hood = (k: number, of: Material): Mesh =>
    lathe(
      [
        [9 * k, -10.5],
        [10.4 * k, -8],
        [11.6 * k, -3],
        [11.8 * k, 2],
        [10.6 * k, 7],
        [7.4 * k, 10.5],
        [3.4 * k, 12],
        [0.1, 12.4],
      ],
      of,
      { origin: [0, 9, 123], axis: [0, 1, 0.12], open: true },
    );
  return [
    ...hood(1, material),
    ...hood(0.94, m.slate),
    ...tube(
      Array.from({ length: 24 }, (_, i): Vec => {
        const a = (i / 24) * Math.PI * 2;
        return [Math.cos(a) * 9.1, -1.5 + Math.sin(a) * 1.2, 122 + Math.sin(a) * 9.1];
      }),
      0.6,
      material,
      { closed: true },
    ),
    ...loft(rows, material, { twoSided: true }),
    ...loft(
      rows.slice(30, 33).map((row) => row.map(([px, py, pz]): Vec => [px * 1.012, py * 1.012, pz])),
      m.pearl,
      { twoSided: true },
    ),
  ];
}
