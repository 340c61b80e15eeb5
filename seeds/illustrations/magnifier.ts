import {
  ball,
  box,
  curve,
  decal,
  disc,
  lathe,
  type Mesh,
  sheet,
  torus,
  tube,
  turn,
} from "./mesh.js";
import { materials as m } from "./palette.js";
import type { Vec } from "./vector.js";

/** Lamp-like magnifier over an open book. */
export function magnifier(): Mesh {
  const lens: Vec = [1.5, -4.5, 21];
  const bars = (n: number, gap: number, thick: number, w: number): string =>
    Array.from(
      { length: n },
      (_, i) =>
        `<rect x="0" y="${i * gap}" width="${i % 4 === 3 ? w * 0.62 : w}" height="${thick}" rx="${thick / 2}" fill="#5E6A6C"/>`,
    ).join("");
  const page = (side: 1 | -1): Mesh => [
    ...sheet(
      (s, t) => [
        side * s * 13,
        -16 + t * 18,
        0.5 + 1.2 * Math.sin(Math.min(1, s * 1.6) * Math.PI) * (1 - s * 0.5),
      ],
      m.birch,
      { columns: 14, rows: 10, nearer: 6 },
    ),
    ...decal(
      bars(9, 17, 4.5, 84),
      [84, 150],
      side > 0 ? [2.6, 0.4, 1.3] : [-11.2, 0.4, 0.9],
      [0.1, 0, side > 0 ? -0.006 : 0.006],
      [0, -0.1, 0],
      8,
    ),
  ];
  const book: Mesh = [
    ...box([0, -7, 0.25], [27.4, 19, 0.5], m.spruce, { corner: 0.5, edge: 0.15 }),
    ...page(1),
    ...page(-1),
  ];
  const head: Mesh = [
    ...disc(lens, 7.6, 0.7, m.lens, [0, 0, 1]),
    ...torus(lens, 8.2, 0.95, m.white, [0, 0, 1], { flat: 1.2 }),
    ...Array.from({ length: 20 }, (_, i) => {
      const a = (i / 20) * Math.PI * 2;
      const spot: Vec = [lens[0] + Math.cos(a) * 8.2, lens[1] + Math.sin(a) * 8.2, lens[2] + 1];
      return ball(spot, 0.42, m.amber);
    }).flat(),
    ...decal(
      `<defs><clipPath id="glass"><circle cx="70" cy="70" r="69"/></clipPath></defs><g clip-path="url(#glass)"><circle cx="70" cy="70" r="70" fill="#FFFDF8" opacity="0.78"/><g transform="translate(-20 14)">${bars(4, 32, 10, 170)}</g><path d="M6 60A66 66 0 0 1 60 8" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity="0.9"/></g>`,
      [140, 140],
      [lens[0] - 7, lens[1] + 7, lens[2] + 0.45],
      [0.1, 0, 0],
      [0, -0.1, 0],
      0.4,
    ),
  ];
  const tilted = turn(head, [1, 0, 0], 34, lens);
  return [
    ...book,
    ...lathe(
      [
        [6.6, 0],
        [7, 0.4],
        [6.8, 1.4],
        [5, 2.1],
        [1.4, 2.5],
        [1.2, 3.4],
      ],
      m.spruce,
      { origin: [15, 8, 0] },
    ),
    ...tube(
      curve([
        [15, 8, 3],
        [15.4, 8.4, 12],
        [15.2, 8.6, 22],
        [13.4, 6, 27.6],
        [10.8, 2.4, 27.4],
        [8, 0.6, 25.6],
        [6.2, 0.2, 24.6],
      ]),
      0.75,
      m.steel,
      { sides: 12 },
    ),
    ...tilted,
  ];
}
