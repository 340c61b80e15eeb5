import { leaf } from "./kit.js";
import { lcd, lcdWidth, numerals, sign } from "./marks.js";
import {
  box,
  cushion,
  decal,
  disc,
  lathe,
  type Mesh,
  moved,
  nearer,
  roundedRectangle,
  slab,
  tube,
  turn,
} from "./mesh.js";
import { brand, materials as m } from "./palette.js";
import type { Vec } from "./vector.js";

const flatU: Vec = [0.1, 0, 0];
const flatV: Vec = [0, -0.1, 0];

/** A test strip about the origin, its sampling end at −y; 3.4 cm long. */
function strip(): Mesh {
  return [
    ...box([0, 0, 0.06], [0.75, 3.4, 0.12], m.white, { corner: 0.1, edge: 0.03 }),
    ...decal(
      `<rect width="7.5" height="9" fill="${brand.spruce}"/><rect x="2.5" y="24" width="2.5" height="10" fill="${brand.coral}"/><rect x="1" y="14" width="5.5" height="1.5" fill="#A5B0B2"/>`,
      [7.5, 34],
      [-0.375, 1.7, 0.13],
      flatU,
      flatV,
      0.6,
    ),
  ];
}

/** Glucose meter lying flat, 5.8 × 9.6 cm, with or without a strip in its port. */
export function glucoseMeter(withStrip: boolean): Mesh {
  const value = "5.6";
  const screen = `<rect width="42" height="38" rx="4" fill="#C9DAC3"/>${lcd(value, 38 - lcdWidth(value, 22), 6, 22, "#1B2B24")}${sign("drop", 8, 32.5, 6, "#1B2B24")}<path d="M15 33h22" stroke="#1B2B24" stroke-width="1.6" stroke-dasharray="3 2.2" opacity="0.6"/><path d="M4 0H20L6 38H4Q0 38 0 34V4Q0 0 4 0Z" fill="#fff" opacity="0.18"/>`;
  return [
    ...slab(
      roundedRectangle(5.8, 9.6, 2.2, 7),
      1.9,
      m.white,
      {
        origin: [0, 0, 0],
        u: [1, 0, 0],
        v: [0, 1, 0],
      },
      { edge: 0.7 },
    ),
    ...nearer(
      slab(roundedRectangle(4.9, 4.6, 0.8, 5), 0.2, m.slate, {
        origin: [0, 1.7, 1.8],
        u: [1, 0, 0],
        v: [0, 1, 0],
      }),
      2,
    ),
    ...decal(screen, [42, 38], [-2.1, 3.6, 2.02], flatU, flatV, 4),
    ...nearer(disc([0, -2.2, 1.95], 0.95, 0.4, m.spruce), 3),
    ...nearer(disc([-1.75, -1.9, 1.95], 0.5, 0.3, m.pearl), 3),
    ...nearer(disc([1.75, -1.9, 1.95], 0.5, 0.3, m.pearl), 3),
    ...box([0, -4.5, 1], [1.7, 0.8, 0.6], m.charcoal, { corner: 0.2, nearer: 1 }),
    ...(withStrip
      ? [
          ...nearer(moved(strip(), [0, -6, 0.95]), 1.4),
          ...nearer(
            cushion([0, -7.5, 1.15], [0.8, 0.7, 0.36], m.red, { soft: 0.9, softAcross: 1 }),
            3,
          ),
        ]
      : []),
  ];
}

/** Lancing pen along y, 10 cm long. */
function lancingPen(): Mesh {
  return [
    ...lathe(
      [
        [0.55, -5],
        [0.75, -4.8],
        [0.9, -3.4],
        [0.9, 3.4],
        [0.7, 4.2],
      ],
      m.spruce,
      { axis: [0, 1, 0], origin: [0, 0, 0.95], sides: 28 },
    ),
    ...lathe(
      [
        [0.92, -3.5],
        [0.92, -2.9],
      ],
      m.sage,
      { axis: [0, 1, 0], origin: [0, 0, 0.95], nearer: 0.4 },
    ),
    ...lathe(
      [
        [0.62, 4],
        [0.66, 4.2],
        [0.66, 5.6],
        [0.4, 5.9],
      ],
      m.pearl,
      { axis: [0, 1, 0], origin: [0, 0, 0.95] },
    ),
    ...nearer(cushion([0, 0.4, 1.8], [0.7, 1.7, 0.4], m.amber, { soft: 0.6, softAcross: 0.8 }), 1),
  ];
}

/** A vial of strips standing at the origin, its flip lid open. */
function vial(open: boolean): Mesh {
  const strips = [-0.75, -0.3, 0.15, 0.6].flatMap((x, i) =>
    moved(turn(turn(strip(), [1, 0, 0], -90), [0, 1, 0], x * 16), [
      x,
      0.2 - (i % 2) * 0.5,
      5 + (i % 3) * 0.35,
    ]),
  );
  return [
    ...(open ? strips : []),
    ...lathe(
      [
        [1.5, 0],
        [1.7, 0.2],
        [1.7, 5],
        [1.55, 5.2],
      ],
      m.white,
      { sides: 48, nearer: 0.4, open: true },
    ),
    ...lathe(
      [
        [1.72, 1],
        [1.72, 4],
      ],
      m.spruce,
      { sides: 48, nearer: 0.8, open: true },
    ),
    ...decal(
      sign("drop", 7, 7, 11, brand.sage),
      [14, 14],
      [-0.4, -1.78, 3.3],
      [0.1, -0.01, 0],
      [0, 0, -0.1],
      1.6,
    ),
    ...(open
      ? turn(disc([0, 0.6, 5.6], 1.75, 0.6, m.slate), [1, 0, 0], 100, [0, 1.9, 5.4])
      : disc([0, 0, 5.5], 1.78, 0.8, m.slate, [0, 0, 1], 0.5)),
  ];
}

/** The open zip case with meter, pen, vial and spare strips. */
export function glucoseKit(): Mesh {
  const shell = (x: number): Mesh => [
    ...slab(
      roundedRectangle(11.4, 17, 2.4, 6),
      2,
      m.darkCloth,
      {
        origin: [x, 0, 0],
        u: [1, 0, 0],
        v: [0, 1, 0],
      },
      { edge: 0.9 },
    ),
    ...nearer(
      slab(roundedRectangle(10, 15.6, 1.9, 6), 0.3, m.spruceCloth, {
        origin: [x, 0, 1.8],
        u: [1, 0, 0],
        v: [0, 1, 0],
      }),
      2,
    ),
    ...nearer(
      tube(
        roundedRectangle(11, 16.6, 2.3, 6).map(([a, b]): Vec => [x + a, b, 1.7]),
        0.22,
        m.sage,
        { closed: true, sides: 6 },
      ),
      3,
    ),
  ];
  return [
    ...shell(-6),
    ...shell(6),
    ...box([0, 0, 0.7], [1.6, 15, 1.2], m.darkCloth, { corner: 0.4 }),
    ...nearer(
      [
        ...moved(glucoseMeter(false), [-6, 0.6, 2.1]),
        ...box([-6, -6.4, 2.9], [10, 2.4, 0.3], m.darkCloth, { corner: 0.3, nearer: 6 }),
        ...moved(turn(lancingPen(), [0, 0, 1], 0), [3.6, 0, 2.1]),
        ...box([3.6, -1.9, 3.9], [2.6, 1.2, 0.2], m.darkCloth, { corner: 0.2, nearer: 3 }),
        ...moved(turn(vial(false), [1, 0, 0], -90), [8, -4.4, 3.9]),
        ...moved(turn(strip(), [0, 0, 1], 24), [7.2, 4.8, 2.2]),
        ...moved(turn(strip(), [0, 0, 1], -14), [9, 4.9, 2.4]),
      ],
      6,
    ),
    // zip pull
    ...tube(
      [
        [11.6, -6, 1],
        [12.8, -7.4, 0.5],
        [13.2, -8.8, 0.4],
      ],
      0.3,
      m.steel,
      { ends: "round" },
    ),
  ];
}

/** Carton of fifty strips with an open vial and two loose strips in front. */
export function testStrips(): Mesh {
  const front = `<rect width="68" height="112" fill="#FBFAF6"/><rect width="68" height="40" fill="${brand.spruce}"/><path d="M0 40Q34 56 68 40V47Q34 63 0 47Z" fill="${brand.amber}"/>${leaf(25, 8, 24, brand.sage)}${sign("drop", 20, 84, 20, brand.coral)}${numerals("50", 46, 84, 20, brand.spruce)}<path d="M12 103H56" stroke="#BCC6C6" stroke-width="2.4" stroke-linecap="round"/>`;
  const side = `<rect width="40" height="112" fill="#E9ECEA"/><rect width="40" height="40" fill="#0B3A35"/><path d="M8 60H32M8 70H32M8 80H26" stroke="#A5B0B2" stroke-width="2.4" stroke-linecap="round"/>`;
  return [
    ...moved(
      [
        ...box([0, 0, 5.6], [6.8, 4, 11.2], m.white, { corner: 0.08, edge: 0.05 }),
        ...decal(front, [68, 112], [-3.4, -2.02, 11.2], flatU, [0, 0, -0.1], 2.6),
        ...decal(side, [40, 112], [3.42, -2, 11.2], [0, 0.1, 0], [0, 0, -0.1], 2.6),
      ],
      [-2.6, 2, 0],
    ),
    ...nearer(moved(vial(true), [3.8, -1.8, 0]), 4),
    ...nearer(
      [
        ...moved(turn(strip(), [0, 0, 1], 58), [-1.4, -4.6, 0]),
        ...moved(turn(strip(), [0, 0, 1], 96), [-4.4, -3.8, 0]),
      ],
      2,
    ),
  ];
}
