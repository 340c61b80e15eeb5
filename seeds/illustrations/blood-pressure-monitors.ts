import { leaf } from "./kit.js";
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
  strap,
  tube,
  turn,
} from "./mesh.js";
import { brand, materials as m } from "./palette.js";
import type { Vec } from "./vector.js";

/** Numbers on the pale screen: upper and lower pressure, and the pulse with a heart; 92 × 84 units. */
function readout(): string {
  const row = (text: string, y: number, height: number): string =>
    lcd(text, 84 - lcdWidth(text, height), y, height, "#1B2B24");
  return `<rect width="92" height="84" rx="5" fill="#C3D3BC"/><rect width="92" height="84" rx="5" fill="none" stroke="#7E917A" stroke-width="1.5"/>${row("124", 6, 30)}${row("78", 41, 22)}${row("66", 67, 13)}${sign("heart", 36, 74, 11, brand.coral)}<path d="M8 10h10M8 45h10" stroke="#1B2B24" stroke-width="2.4" stroke-linecap="round"/><path d="M8 68v8M13 65v11M18 62v14" stroke="#5E7A62" stroke-width="2.6" stroke-linecap="round"/><path d="M5 0H44L14 84H5Q0 84 0 79V5Q0 0 5 0Z" fill="#fff" opacity="0.16"/>`;
}

/** The desk unit on its own, 16 × 13 cm, its face tilted to the front. */
export function bloodPressureMonitor(): Mesh {
  const face: Mesh = [
    ...box([0, 0, 2.4], [16, 13, 4.8], m.white, { corner: 3.2, edge: 1.6 }),
    ...box([0, 1.6, 4.7], [11, 9.2, 0.5], m.slate, { corner: 1, edge: 0.2, nearer: 5 }),
    ...decal(readout(), [92, 84], [-4.83, 5.81, 4.98], [0.105, 0, 0], [0, -0.1, 0], 8),
    // one wide start button, a small one for the memory
    ...nearer(cushion([1.2, -4.6, 4.75], [6, 2.2, 1], m.spruce, { soft: 0.5, softAcross: 0.7 }), 6),
    ...nearer(
      cushion([-4.2, -4.6, 4.75], [2.4, 2, 0.8], m.pearl, { soft: 0.5, softAcross: 0.8 }),
      6,
    ),
    ...decal(
      `<g fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round"><path d="M7 2V7"/><path d="M4 3.600A4.6 4.6 0 1 0 10 3.6"/></g>`,
      [14, 14],
      [0.5, -3.9, 5.24],
      [0.1, 0, 0],
      [0, -0.1, 0],
      8,
    ),
  ];
  return [
    ...box([0, 2.4, 1.2], [13, 7, 2.4], m.pearl, { corner: 1.6 }),
    ...turn(face, [1, 0, 0], 17, [0, -6.5, 0]),
  ];
}

/** The wrap-around cuff, rolled as for an arm and standing at the origin, 14 cm tall. */
export function armCuff(): Mesh {
  const spiral = (from: number, to: number, r0: number, r1: number): Vec[] =>
    Array.from({ length: 44 }, (_, i) => {
      const t = i / 43;
      const a = ((from + (to - from) * t) * Math.PI) / 180;
      const r = r0 + (r1 - r0) * t;
      return [Math.cos(a) * r, Math.sin(a) * r, 7.4];
    });
  return [
    ...strap(spiral(-20, 330, 5, 5.4), 14, 0.9, m.navyCloth, { across: [0, 0, 1] }),
    ...strap(spiral(-62, 10, 6.3, 5.9), 13, 0.6, m.navy, { across: [0, 0, 1], nearer: 1.4 }),
    ...strap(spiral(-66, -58, 6.36, 6.34), 13.2, 0.7, m.sage, { across: [0, 0, 1], nearer: 1.8 }),
    ...decal(
      leaf(0, 0, 30, brand.sage),
      [30, 30],
      [-3.2, -5.6, 9],
      [0.1, -0.028, 0],
      [0, 0, -0.1],
      2.4,
    ),
  ];
}

const hose = (points: readonly Vec[]): Mesh => tube(curve(points), 0.42, m.charcoal, { sides: 8 });

/** Desk unit and cuff, joined by the air hose. */
export function bloodPressureSet(): Mesh {
  return [
    ...moved(bloodPressureMonitor(), [-4.2, -3.4, 0]),
    ...moved(turn(armCuff(), [0, 0, 1], 8), [9.4, 6.4, 0]),
    ...hose([
      [7.6, 1.8, 2.2],
      [7.6, -0.6, 0.7],
      [9.4, -4.4, 0.42],
      [9.2, -8.4, 0.42],
      [6.6, -9, 0.42],
      [4.8, -6, 1.2],
      [3.5, -4.4, 1.9],
    ]),
    ...disc([3.7, -4.6, 1.9], 0.7, 0.9, m.grey, [1, -0.6, 0]),
    ...disc([7.6, 1.6, 2.4], 0.7, 1, m.grey, [0, -1, 0.2], 0.6),
  ];
}

/** The set on a small table beside a notebook and pen. */
export function bloodPressureTable(): Mesh {
  const leg = (x: number, y: number): Mesh =>
    tube(
      [
        [x, y, -3],
        [x * 1.04, y * 1.04, -15],
      ],
      1.5,
      m.wood,
      { taper: (t) => 1 - 0.35 * t },
    );
  return [
    ...leg(-19, 12),
    ...leg(19, 12),
    ...leg(-19, -12),
    ...leg(19, -12),
    ...box([0, 0, -3.2], [40, 26, 2.6], m.wood, { corner: 4 }),
    ...nearer(box([0, 0, -1.1], [47, 33, 2.2], m.paleWood, { corner: 6, edge: 0.8 }), 4),
    ...nearer(
      [
        ...moved(bloodPressureSet(), [5, 1, 0]),
        ...turn(
          [
            ...box([-15.5, -6, 0.5], [9.6, 13, 1], m.coral, { corner: 0.6 }),
            ...box([-15.3, -6, 1.05], [9, 12.4, 0.3], m.birch, { corner: 0.4, nearer: 1 }),
            ...decal(
              `<path d="M0 0H66M0 14H66M0 28H66M0 42H44" stroke="#A5B0B2" stroke-width="3.4" stroke-linecap="round"/>`,
              [66, 44],
              [-18.7, -2.4, 1.24],
              [0.1, 0, 0],
              [0, -0.1, 0],
              2.4,
            ),
            ...tube(
              [
                [-18.1, -12.4, 1.7],
                [-11.3, -8, 1.7],
              ],
              0.42,
              m.spruce,
              { ends: "round", sides: 10, nearer: 3 },
            ),
          ],
          [0, 0, 1],
          10,
          [-15.5, -6, 0],
        ),
      ],
      40,
    ),
  ];
}

/** Monitor worn on the wrist: a screen on its own cuff, lying at rest. */
export function wristMonitor(): Mesh {
  const ring = (r: number): Vec[] =>
    Array.from({ length: 48 }, (_, i) => {
      const a = (i / 48) * Math.PI * 2;
      const e = 0.86;
      const p = (v: number): number => Math.sign(v) * Math.abs(v) ** e;
      return [0, p(Math.cos(a)) * (3.5 + r), 3.4 + p(Math.sin(a)) * (2.9 + r)];
    });
  const screen = `<rect width="62" height="46" rx="5" fill="#C3D3BC"/>${lcd("118", 56 - lcdWidth("118", 18), 4, 18, "#1B2B24")}${lcd("76", 56 - lcdWidth("76", 14), 26, 14, "#1B2B24")}${sign("heart", 12, 34, 9, brand.coral)}<path d="M6 8h7" stroke="#1B2B24" stroke-width="2" stroke-linecap="round"/><path d="M4 0H28L8 46H4Q0 46 0 42V4Q0 0 4 0Z" fill="#fff" opacity="0.16"/>`;
  const unit: Mesh = [
    ...box([0, 0, 7.5], [9.4, 7, 2.2], m.white, { corner: 1.8, edge: 0.8, nearer: 5 }),
    ...decal(screen, [62, 46], [-4, 2.6, 8.62], [0.1, 0, 0], [0, -0.1, 0], 9),
    ...nearer(cushion([3.3, 0.4, 8.6], [1.5, 4, 0.7], m.spruce, { soft: 0.5, softAcross: 0.8 }), 8),
  ];
  return turn(
    [
      ...strap(ring(0), 7, 0.7, m.navyCloth, { across: [1, 0, 0], closed: true }),
      ...strap(ring(0.38).slice(26, 46), 6, 0.4, m.navy, { across: [1, 0, 0], nearer: 0.8 }),
      ...unit,
    ],
    [1, 0, 0],
    34,
    [0, 0, 3.4],
  );
}
