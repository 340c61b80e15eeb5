import { curve, type Mesh, mirrored, moved, sheet, slab, strap, tube, turn } from "./mesh.js";
import { materials as m } from "./palette.js";
import type { Vec } from "./vector.js";

/** Half width of the footprint at y (toes −14, heel 14), cm. */
function half(y: number): number {
  const t = (y + 14) / 28;
  const body = 5.7 - 1.3 * t + 0.3 * Math.sin(t * Math.PI * 2);
  const toe = Math.sqrt(Math.max(0, 1 - Math.max(0, (0.2 - t) / 0.2) ** 2));
  const heel = Math.sqrt(Math.max(0, 1 - Math.max(0, (t - 0.84) / 0.16) ** 2));
  return body * toe * heel;
}

/** The footprint as an outline; the inner side of the toes is a little fuller. */
function footprint(grow = 0): [number, number][] {
  const steps = 40;
  const side = (sign: 1 | -1): [number, number][] =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const y = -14 * Math.cos((i / steps) * Math.PI);
      const k = 1 + grow / 5;
      return [
        sign * (half(y) * k + (y < -4 && sign > 0 ? 0.2 * (-4 - y) * 0.1 : 0)),
        y * (1 + grow / 14),
      ];
    });
  return [...side(1), ...side(-1).reverse().slice(1, -1)];
}

function sole(): Mesh {
  const flat = { u: [1, 0, 0], v: [0, 1, 0] } as const;
  return [
    ...slab(footprint(0.35), 1.8, m.charcoal, { origin: [0, 0, 0], ...flat }, { edge: 0.5 }),
    ...slab(footprint(0.1), 0.9, m.sand, { origin: [0, 0, 1.5], ...flat }, { edge: 0.3 }),
    ...slab(footprint(-0.5), 0.5, m.creamCloth, { origin: [0, 0, 2.2], ...flat }, { edge: 0.2 }),
  ];
}

/** The toe cap from the tips to the instep, and the wall round the heel with its collar. */
function upper(end: number): Mesh {
  const height = (y: number): number => {
    const t = (y + 14) / 18;
    return 0.2 + 7.2 * Math.sqrt(Math.max(0, Math.min(1, t * 0.86))) + Math.max(0, t) * 0.8;
  };
  const dome =
    (inset: number) =>
    (s: number, t: number): Vec => {
      const y = -14.05 + t * t * (end + 14.05) * 0.6 + t * (end + 14.05) * 0.4;
      const a = s * Math.PI;
      const w = half(y) + 0.1 - inset;
      return [
        -Math.cos(a) * w * (1 + 0.08 * Math.sin(a)),
        y + inset,
        2 + (height(y) - inset) * Math.sin(a) ** 0.62,
      ];
    };
  const from = 2;
  const around = (t: number): Vec => {
    const steps = 60;
    const points: Vec[] = [];
    for (let i = 0; i <= steps; i++) {
      const a = (i / steps) * Math.PI;
      const y = from + (13.9 - from) * Math.sin(a);
      points.push([-Math.sign(Math.cos(a)) * half(y), y, 0]);
    }
    return points[Math.round(t * steps)] as Vec;
  };
  const wallHeight = (s: number): number => 5.6 + 1.6 * Math.sin(s * Math.PI) ** 2;
  const wall =
    (inset: number) =>
    (s: number, t: number): Vec => {
      const [x, y] = around(s);
      const lean = 1 - 0.1 * Math.sin(t * Math.PI * 0.5) - inset * 0.1;
      return [x * lean, from + (y - from) * (lean + 0.02) - inset * 0.3, 2 + t * wallHeight(s)];
    };
  const collar = Array.from({ length: 41 }, (_, i): Vec => wall(0.3)(i / 40, 1));
  const edge = Array.from({ length: 31 }, (_, i): Vec => dome(0.25)(i / 30, 1));
  return [
    ...sheet(dome(0), m.spruceCloth, { columns: 48, rows: 36 }),
    ...sheet(dome(0.5), m.creamCloth, { columns: 40, rows: 24 }),
    ...sheet(wall(0), m.spruceCloth, { columns: 60, rows: 12 }),
    ...sheet(wall(0.6), m.creamCloth, { columns: 60, rows: 12 }),
    ...tube(collar, 0.55, m.creamCloth, { sides: 10, ends: "round" }),
    ...tube(edge, 0.42, m.creamCloth, { sides: 10 }),
  ];
}

/** Right slipper closed with its overlapping strap, toes towards −y, 28 cm long. */
export function slipper(): Mesh {
  const arch = (y: number, out: number, from: number, to: number): Vec[] =>
    Array.from({ length: 30 }, (_, i): Vec => {
      const s = from + ((to - from) * i) / 29;
      const a = s * Math.PI;
      const w = half(y) + out;
      return [
        -Math.cos(a) * w * (1 + 0.08 * Math.sin(a)),
        y,
        2 + (7.6 + (y + 1) * 0.42 + out) * Math.sin(a) ** 0.62,
      ];
    });
  return [
    ...sole(),
    ...upper(3),
    ...strap(arch(-0.2, 0.35, 0.03, 0.99), 6.4, 0.6, m.spruceCloth, { across: [0, 1, 0.3] }),
    ...strap(arch(-0.2, 0.75, 0.3, 0.97), 5.6, 0.5, m.sageCloth, { across: [0, 1, 0.3] }),
  ];
}

export function slipperPair(): Mesh {
  return [
    ...moved(turn(slipper(), [0, 0, 1], -5), [7.6, -1.5, 0]),
    ...moved(turn(mirrored(slipper()), [0, 0, 1], 5), [-7.6, 1.5, 0]),
  ];
}

/** One slipper with its flaps opened out flat, and beside it another turned over to show its tread. */
export function slipperOpened(): Mesh {
  const flap = (side: 1 | -1): Mesh => {
    const path = curve([
      [side * 4.6, -0.6, 3.4],
      [side * 6.2, -0.6, 5.2],
      [side * 8.6, -0.6, 5],
      [side * 11.4, -0.6, 2.8],
      [side * (side > 0 ? 14 : 13), -0.6, 0.9],
    ]);
    return [
      ...strap(path, 7.4, 0.6, m.spruceCloth, { across: [0, 1, 0] }),
      ...strap(
        path.slice(6).map(([x, y, z]): Vec => [x, y, z + 0.36]),
        5.8,
        0.2,
        side > 0 ? m.darkCloth : m.sageCloth,
        { across: [0, 1, 0] },
      ),
    ];
  };
  const tread = [-11.2, -8.4, -5.6, -2.8, 0, 2.8, 5.6, 8.4, 11.2].flatMap((y) => {
    const w = half(y) * 0.78;
    return strap(
      curve([
        [-w, y + 0.7, 0],
        [-w / 2, y - 0.5, 0],
        [0, y + 0.7, 0],
        [w / 2, y - 0.5, 0],
        [w, y + 0.7, 0],
      ]),
      1,
      0.7,
      m.slate,
      { across: [0, 1, 0] },
    );
  });
  const under: Mesh = [
    ...slab(
      footprint(0.35),
      1.8,
      m.charcoal,
      { origin: [0, 0, 0], u: [1, 0, 0], v: [0, 1, 0] },
      { edge: 0.5 },
    ),
    ...moved(tread, [0, 0, 1.9]),
  ];
  return [
    ...moved(turn([...sole(), ...upper(-4), ...flap(1), ...flap(-1)], [0, 0, 1], 4), [-8.5, 0, 0]),
    ...moved(turn(under, [0, 0, 1], -8), [12.4, -1, 0]),
  ];
}
