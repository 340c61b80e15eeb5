import { lcd, lcdWidth, sign } from "./marks.js";
import {
  ball,
  box,
  curve,
  cushion,
  decal,
  disc,
  lathe,
  type Mesh,
  moved,
  nearer,
  scaled,
  torus,
  tube,
  turn,
} from "./mesh.js";
import { brand, type Material, materials as m } from "./palette.js";
import { skin } from "./skin.js";
import type { Vec } from "./vector.js";

const flatU: Vec = [0.1, 0, 0];
const flatV: Vec = [0, -0.1, 0];

/** The pendant itself lying flat: one large help button; 4.6 × 6 cm. */
function pendantBody(): Mesh {
  return [
    ...skin(
      [
        { at: [0, 0, 0], u: [1.9, 0, 0], v: [0, 2.5, 0], power: 0.85 },
        { at: [0, 0, 0.25], u: [2.25, 0, 0], v: [0, 2.9, 0], power: 0.85 },
        { at: [0, 0, 0.8], u: [2.35, 0, 0], v: [0, 3, 0], power: 0.85 },
        { at: [0, 0, 1.2], u: [2.2, 0, 0], v: [0, 2.85, 0], power: 0.85 },
        { at: [0, 0, 1.45], u: [1.8, 0, 0], v: [0, 2.4, 0], power: 0.9 },
      ],
      m.white,
      { sides: 56 },
    ),
    ...nearer(torus([0, -0.3, 1.4], 1.55, 0.16, m.pearl, [0, 0, 1]), 1),
    ...nearer(disc([0, -0.3, 1.5], 1.45, 0.5, m.coral), 2),
    ...decal(sign("cross", 11, 11, 17, "#FFFFFF"), [22, 22], [-1.1, 0.8, 1.78], flatU, flatV, 4),
    ...nearer(ball([0, 2.05, 1.35], 0.2, m.spruce), 2),
    ...torus([0, 3.2, 0.75], 0.5, 0.17, m.steel, [0.2, 0, 1]),
  ];
}

/** Pendant on its neck cord, laid out in a loop. */
export function pendant(): Mesh {
  const loop = curve([
    [0, -2.3, 0.6],
    [-1.2, 0.4, 0.3],
    [-4.4, 5, 0.25],
    [-5.6, 10, 0.25],
    [-3, 14, 0.25],
    [1, 14.9, 0.25],
    [4.8, 13, 0.25],
    [6, 8.6, 0.25],
    [4, 3.8, 0.25],
    [1.1, 0.2, 0.3],
    [0, -2.3, 0.6],
  ]);
  return [
    ...tube(loop, 0.24, m.slate, { sides: 8 }),
    ...tube(
      [
        [-4.1, 12.9, 0.35],
        [-2.2, 14.4, 0.35],
      ],
      0.42,
      m.spruce,
      { ends: "round", nearer: 0.6 },
    ),
    ...nearer(moved(scaled(pendantBody(), 1.5), [0, -7.2, 0]), 0.4),
  ];
}

/** Pendant leaning in its charging stand, with cable. */
export function pendantInStand(): Mesh {
  const upright = moved(turn(pendantBody(), [1, 0, 0], 68), [0, -0.6, 4.4]);
  return [
    ...tube(
      curve([
        [0, 3.4, 0.8],
        [1.6, 4.8, 0.3],
        [4.4, 4.6, 0.3],
        [5.2, 2.4, 0.3],
        [6.6, 1.8, 0.3],
        [7.8, 3, 0.3],
      ]),
      0.3,
      m.slate,
      { sides: 8 },
    ),
    // back rest
    ...turn(
      box([0, 1.9, 2.6], [3.4, 0.9, 3.4], m.slate, { corner: 0.4 }),
      [1, 0, 0],
      -20,
      [0, 1.9, 1],
    ),
    ...upright,
    ...nearer(
      [
        ...skin(
          [
            { at: [0, 0, 0], u: [3.7, 0, 0], v: [0, 3.2, 0], power: 0.8 },
            { at: [0, 0, 0.3], u: [3.9, 0, 0], v: [0, 3.4, 0], power: 0.8 },
            { at: [0, -0.4, 1.4], u: [3.5, 0, 0], v: [0, 2.7, 0], power: 0.8 },
            { at: [0, -1.3, 2.3], u: [2.7, 0, 0], v: [0, 1.1, 0], power: 0.8 },
          ],
          m.slate,
          { sides: 48 },
        ),
        ...ball([0, -2.95, 1.3], 0.24, m.amber, 2),
      ],
      1.5,
    ),
  ];
}

const compartments = 28;

/** Ring of pill compartments seen from above, 172 units across, `shown` wedge by wedge. */
function wheelOfPills(): string {
  const colours = ["#FFFFFF", "#E18A66", "#EFB245", "#7FB3C8"];
  let out = `<circle cx="86" cy="86" r="86" fill="#DDE5E1"/>`;
  for (let i = 0; i < compartments; i++) {
    const turned = (i / compartments) * 360;
    const shade = i % 2 ? "#F6F8F6" : "#EAF0EC";
    const half = (Math.PI / compartments) * 0.86;
    const x = (r: number, s: number): string =>
      `${(Math.cos(half) * r * 1).toFixed(2)} ${(Math.sin(half) * r * s).toFixed(2)}`;
    out += `<g transform="translate(86 86) rotate(${turned.toFixed(2)})"><path d="M${x(44, -1)}L${x(82, -1)}A82 82 0 0 1 ${x(82, 1)}L${x(44, 1)}Z" fill="${shade}" stroke="#A9B8B1" stroke-width="1.2" stroke-linejoin="round"/>`;
    if (i < 24) {
      out += `<rect x="68" y="-5.6" width="8" height="4.4" rx="2.2" fill="${colours[i % 4]}" stroke="#5E6A6C" stroke-opacity="0.25" stroke-width="0.6"/><circle cx="60" cy="${i % 2 ? 2 : -1}" r="2.8" fill="${colours[(i + 1) % 4]}" stroke="#5E6A6C" stroke-opacity="0.25" stroke-width="0.6"/>${i % 3 === 0 ? `<circle cx="73" cy="3.2" r="2.6" fill="${colours[(i + 2) % 4]}"/>` : ""}`;
    }
    out += "</g>";
  }
  return `${out}<circle cx="86" cy="86" r="42" fill="#0F4A43"/><circle cx="86" cy="86" r="42" fill="none" stroke="#072E2A" stroke-width="2"/><circle cx="86" cy="86" r="9" fill="#BCD3C5"/>`;
}

/** Round automatic pill dispenser, 22 cm across; open, its lid stands behind it. */
export function pillDispenser(state: "closed" | "open"): Mesh {
  const time = "8:00";
  const screen = `<rect width="46" height="22" rx="4" fill="#C3D3BC"/>${lcd(time, (46 - lcdWidth(time, 13)) / 2, 4.5, 13, "#1B2B24")}`;
  const body: Mesh = [
    ...lathe(
      [
        [9.6, 0],
        [10.6, 0.4],
        [11, 1.4],
        [11, 4.2],
        [10.6, 4.8],
        [9.4, 5],
      ],
      m.white,
      { sides: 72 },
    ),
    ...lathe(
      [
        [11.06, 1.6],
        [11.06, 2.4],
      ],
      m.sage,
      { sides: 72, open: true, nearer: 1 },
    ),
  ];
  const lidParts: Mesh = [
    ...lathe(
      [
        [10.5, 0],
        [10.5, 0.8],
        [9.9, 1.5],
        [7, 1.9],
        [0.01, 2],
      ],
      m.spruce,
      { sides: 72 },
    ),
  ];
  if (state === "open") {
    return [
      ...body,
      ...decal(wheelOfPills(), [172, 172], [-9.46, 9.46, 5.04], [0.11, 0, 0], [0, -0.11, 0], 8),
      ...nearer(
        turn(moved(lidParts, [0, 0, 0]), [1, 0, 0], 74, [0, 0, 0]).flatMap((part) =>
          moved([part], [0, 15, 10.5]),
        ),
        -14,
      ),
    ];
  }
  const top = nearer(
    [
      // window over the one open compartment
      ...decal(
        `<path d="M30 2L58 2L52 44L36 44Z" fill="#0B3833" stroke="#072E2A" stroke-width="3" stroke-linejoin="round"/><path d="M32.5 5L55.5 5L50.5 41L37.5 41Z" fill="#F1ECE1"/><circle cx="44" cy="14" r="4" fill="#E18A66"/><rect x="38" y="22" width="11" height="5.6" rx="2.8" fill="#fff" stroke="#A9B8B1" stroke-width="0.8"/><circle cx="45" cy="34" r="3.2" fill="#EFB245"/><path d="M34 6H44L40 40H38Z" fill="#fff" opacity="0.35"/>`,
        [88, 46],
        [-6.82, -2.6, 6.9],
        [0.155, 0, 0],
        [0, -0.155, 0],
        9,
      ),
      ...decal(
        `<rect width="54" height="30" rx="6" fill="#0B3833"/><g transform="translate(4 4)">${screen}</g>`,
        [54, 30],
        [-2.7, 4.3, 6.98],
        flatU,
        flatV,
        9,
      ),
      // the lock
      ...disc([6.4, 1, 6.9], 1.1, 0.5, m.steel, [0, 0, 1], 5),
      ...decal(
        `<path d="M5 3A2.2 2.2 0 1 1 5.1 3ZM4.2 5H5.800L6.6 9H3.400Z" fill="#1D2A28" transform="translate(1 0.5)"/>`,
        [12, 12],
        [5.8, 1.6, 7.2],
        flatU,
        flatV,
        11,
      ),
      ...disc([-6.4, 1, 6.85], 1.1, 0.5, m.amber, [0, 0, 1], 5),
    ],
    2,
  );
  return [...body, ...nearer(moved(lidParts, [0, 0, 4.8]), 4), ...top];
}

/** Small box with a sign on it, lying flat. */
function signalBox(size: Vec, material: Material, mark: string): Mesh {
  return [
    ...box([0, 0, size[2] / 2], size, material, { corner: 1.2, edge: 0.6 }),
    ...decal(mark, [40, 60], [-2, 3, size[2] + 0.02], flatU, flatV, 4),
  ];
}

/** Sensor pad, control box on its cord, and the pager. */
export function bedAlarm(): Mesh {
  const speaker = [0, 1, 2, 3]
    .map(
      (i) =>
        `<path d="M10 ${36 + i * 5}H30" stroke="#5E6A6C" stroke-width="2.6" stroke-linecap="round"/>`,
    )
    .join("");
  const control = signalBox(
    [6.6, 9.6, 2.2],
    m.white,
    `<circle cx="20" cy="14" r="10" fill="${brand.spruce}"/>${sign("bell", 20, 14, 11, "#FFFFFF")}${speaker}`,
  );
  const pager = signalBox(
    [5.4, 8, 1.8],
    m.slate,
    `<circle cx="20" cy="18" r="11" fill="${brand.coral}"/>${sign("bell", 20, 18, 12, "#FFFFFF")}<circle cx="14" cy="46" r="3.4" fill="${brand.amber}"/><circle cx="26" cy="46" r="3.4" fill="${brand.sage}"/>`,
  );
  return [
    ...cushion([0, 5, 0.8], [38, 14, 1.6], m.sageCloth, { soft: 0.3, softAcross: 0.18 }),
    ...nearer(
      tube(
        Array.from({ length: 60 }, (_, i): Vec => {
          const a = (i / 60) * Math.PI * 2;
          const p = (v: number): number => Math.sign(v) * Math.abs(v) ** 0.2;
          return [p(Math.cos(a)) * 17, 5 + p(Math.sin(a)) * 5.2, 1.62];
        }),
        0.16,
        m.spruceCloth,
        { closed: true, sides: 5 },
      ),
      3,
    ),
    ...decal(
      `<g fill="none" stroke="${brand.spruce}" stroke-width="3" stroke-linecap="round" opacity="0.5"><path d="M0 20H90M110 20H200"/><path d="M96 10Q100 20 96 30M104 10Q108 20 104 30"/></g>`,
      [200, 40],
      [-10, 7, 1.64],
      flatU,
      flatV,
      4,
    ),
    ...tube(
      curve([
        [-17.4, 2, 0.7],
        [-20, 0, 0.3],
        [-19, -5, 0.3],
        [-14, -5.4, 0.3],
        [-9, -4, 0.3],
        [-6.6, -6.4, 0.8],
      ]),
      0.32,
      m.slate,
      { sides: 8 },
    ),
    ...nearer(moved(turn(scaled(control, 1.5), [0, 0, 1], 6), [-5.2, -13, 0]), 2),
    ...nearer(moved(turn(scaled(pager, 1.4), [0, 0, 1], -14), [9.4, -12.4, 0]), 2),
    ...nearer(torus([14.4, -7.4, 0.4], 1.3, 0.26, m.steel, [0, 0, 1]), 1),
  ];
}
