import { numerals } from "./marks.js";
import { box, decal, disc, type Mesh, tube, turn } from "./mesh.js";
import { brand, materials as m } from "./palette.js";
import { skin } from "./skin.js";
import type { Vec } from "./vector.js";

const portrait = (x: number, hair: string, top: string, face: string): string =>
  `<g transform="translate(${x} 0)"><rect width="36" height="36" rx="6" fill="#E9F0EC"/><path d="M7 36C7 27 12 24 18 24C24 24 29 27 29 36Z" fill="${top}"/><rect x="15" y="19" width="6" height="8" rx="3" fill="${face}"/><circle cx="18" cy="15" r="7" fill="${face}"/><path d="M10.4 15C10 7 14 5 18 5C22 5 26 7 25.6 15C24.5 11 22 10.2 18 10.4C14 10.2 11.5 11 10.4 15Z" fill="${hair}"/></g>`;

/** Corded telephone, flat on the floor plane before it is tilted; 26 × 24 cm. */
export function bigButtonPhone(): Mesh {
  const keys = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "*", "0", "#"];
  const keypad = keys.flatMap((key, i): Mesh => {
    const x = -1.4 + (i % 3) * 4.9;
    const y = 3.4 - Math.floor(i / 3) * 3.7;
    return [
      ...box([x, y, 4.4], [4.3, 3.1, 1.2], m.charcoal, { corner: 0.7, edge: 0.3, nearer: 6 }),
      ...decal(
        numerals(key, 20, 15, 19, "#FFFFFF"),
        [40, 30],
        [x - 2, y + 1.5, 5.02],
        [0.1, 0, 0],
        [0, -0.1, 0],
        8,
      ),
    ];
  });
  const people: readonly [string, string, string][] = [
    ["#5B4636", brand.spruce, "#D9A684"],
    ["#D9D4CB", brand.coral, "#F0CDB4"],
    ["#2B2320", brand.amber, "#B98360"],
  ];
  const pictures = people.flatMap(([hair, top, face], i): Mesh => {
    const x = -1.4 + i * 4.9;
    return [
      ...box([x, 8.2, 4.4], [4.4, 4.2, 1.1], m.white, { corner: 0.7, edge: 0.3, nearer: 6 }),
      ...decal(
        portrait(0, hair, top, face),
        [36, 36],
        [x - 1.8, 10, 4.97],
        [0.1, 0, 0],
        [0, -0.1, 0],
        8,
      ),
    ];
  });
  const slider: Mesh = [
    ...decal(
      `<rect width="112" height="12" rx="6" fill="#8D999A"/>`,
      [112, 12],
      [-2.2, -10.2, 4.02],
      [0.1, 0, 0],
      [0, -0.1, 0],
      0.4,
    ),
    ...decal(
      `<path d="M0 10V6H3V10ZM5 10V3H8V10ZM10 10V0H13V10Z" fill="${brand.ink}"/>`,
      [13, 10],
      [9.7, -10.3, 4.02],
      [0.1, 0, 0],
      [0, -0.1, 0],
      0.4,
    ),
    ...box([4.2, -10.8, 4.5], [1.6, 2.1, 1.1], m.amber, { corner: 0.4, edge: 0.3, nearer: 8 }),
  ];
  const handset: Mesh = [
    ...skin(
      [
        { at: [-8.9, 10.2, 6.4], u: [2.2, 0, 0], v: [0, 0, 1], power: 0.7 },
        { at: [-8.9, 9.9, 6.6], u: [2.6, 0, 0], v: [0, 0, 1.5], power: 0.7 },
        { at: [-8.9, 6, 7], u: [2.6, 0, 0], v: [0, 0, 1.6], power: 0.7 },
        { at: [-8.9, 3, 7.6], u: [2, 0, 0], v: [0, 0, 1.3], power: 0.7 },
        { at: [-8.9, -3.4, 7.6], u: [2, 0, 0], v: [0, 0, 1.3], power: 0.7 },
        { at: [-8.9, -6.8, 7], u: [2.6, 0, 0], v: [0, 0, 1.6], power: 0.7 },
        { at: [-8.9, -10.6, 6.6], u: [2.6, 0, 0], v: [0, 0, 1.5], power: 0.7 },
        { at: [-8.9, -11, 6.4], u: [2.2, 0, 0], v: [0, 0, 1], power: 0.7 },
      ],
      m.charcoal,
      { nearer: 14 },
    ),
    ...disc([-8.9, 7.6, 5.2], 2.3, 1.2, m.charcoal, [0, 0, 1], 12),
    ...disc([-8.9, -8.2, 5.2], 2.3, 1.2, m.charcoal, [0, 0, 1], 12),
  ];
  const cord = tube(
    Array.from({ length: 260 }, (_, i): Vec => {
      const t = i / 259;
      const a = t * Math.PI * 2 * 21;
      const r = 0.75;
      // leaves the handset's foot, hangs in front of the phone and enters its front edge
      const x = -8.9 - 4.6 * Math.sin(t * Math.PI * 0.9) + 2 * t;
      const y = -11.4 - 5.2 * Math.sin(t * Math.PI) - t * 0.6;
      return [
        x + Math.cos(a) * r * 0.4,
        y + Math.cos(a) * r,
        1.6 + 4.4 * (1 - t) ** 2 + Math.sin(a) * r,
      ];
    }),
    0.3,
    m.slate,
    { sides: 6 },
  );
  const body: Mesh = [
    ...box([0.3, 0, 2], [27, 25, 4], m.white, { corner: 2.4, edge: 1.1 }),
    ...box([-8.9, 0, 4.3], [6, 22, 0.9], m.pearl, { corner: 1.4, edge: 0.3, nearer: 6 }),
    ...tube(
      [
        [7.8, 11.6, 4.2],
        [11.2, 11.6, 4.2],
      ],
      0.5,
      m.red,
      { ends: "round", nearer: 6 },
    ),
  ];
  const tilted = turn(
    [...body, ...keypad, ...pictures, ...slider, ...handset],
    [1, 0, 0],
    16,
    [0, -12, 0],
  );
  return [...tilted, ...cord, ...box([0.3, 3, 1.4], [22, 12, 2.8], m.pearl, { corner: 2 })];
}
