import { box, decal, lathe, type Mesh, nearer } from "./mesh.js";
import { brand, type Material, materials as m } from "./palette.js";
import { skin } from "./skin.js";

/** Jar of amber preserve, 10 cm tall, with a steel lid. */
export function jar(content: Material): Mesh {
  return [
    ...lathe(
      [
        [3.9, 0.5],
        [4.25, 1],
        [4.25, 7.6],
        [4.2, 7.8],
        [0.01, 7.8],
      ],
      content,
      { sides: 64 },
    ),
    ...lathe(
      [
        [4, 0],
        [4.6, 0.5],
        [4.7, 1.2],
        [4.7, 7.8],
        [4.3, 8.9],
        [3.9, 9.4],
        [3.9, 10],
      ],
      { ...m.clear, opacity: 0.2 },
      { nearer: 0.6, sides: 64 },
    ),
    ...lathe(
      [
        [4.2, 9.6],
        [4.4, 9.8],
        [4.4, 11.2],
        [4.2, 11.4],
        [0.01, 11.4],
      ],
      m.gold,
      { nearer: 0.8, sides: 64 },
    ),
    ...decal(
      `<path d="M4 4V56" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity="0.7"/><path d="M15 4V30" stroke="#fff" stroke-width="3.5" stroke-linecap="round" opacity="0.5"/>`,
      [20, 60],
      [-2.7, -3.8, 7.4],
      [0.1, -0.04, 0],
      [0, 0, -0.1],
      2,
    ),
  ];
}

/** The opener clamped on the lid of a jar, its button on top. */
export function jarOpener(): Mesh {
  const arm = (side: 1 | -1): Mesh => [
    ...box([side * 5.7, 0, 11.9], [1.6, 4.2, 4], m.slate, { corner: 0.6, edge: 0.4, nearer: 5 }),
    ...box([side * 4.8, 0, 10.6], [0.9, 3.8, 1.5], m.amber, { corner: 0.3, nearer: 4 }),
  ];
  return [
    ...jar(m.red),
    ...nearer(
      lathe(
        [
          [3.2, 11.4],
          [3.6, 11.6],
          [3.6, 12.8],
        ],
        m.charcoal,
      ),
      0.8,
    ),
    ...arm(-1),
    ...arm(1),
    ...nearer(
      skin(
        [
          { at: [0, 0, 12.7], u: [6.2, 0, 0], v: [0, 3.4, 0], power: 0.8 },
          { at: [0, 0, 13.2], u: [7, 0, 0], v: [0, 4.1, 0], power: 0.75 },
          { at: [0, 0, 15.4], u: [7, 0, 0], v: [0, 4.1, 0], power: 0.75 },
          { at: [0, 0, 16.9], u: [6.4, 0, 0], v: [0, 3.7, 0], power: 0.78 },
          { at: [0, 0, 17.6], u: [4.6, 0, 0], v: [0, 2.4, 0], power: 0.9 },
        ],
        m.white,
        { sides: 64 },
      ),
      6,
    ),
    ...nearer(
      lathe(
        [
          [2, 17.5],
          [2.2, 17.8],
          [2, 18.5],
          [1.4, 18.8],
          [0.01, 18.9],
        ],
        m.spruce,
        { sides: 64 },
      ),
      8,
    ),
    ...decal(
      `<rect width="60" height="8" rx="4" fill="${brand.spruce}"/>`,
      [60, 8],
      [-3, -4.15, 15],
      [0.1, 0, 0],
      [0, 0, -0.1],
      9,
    ),
  ];
}
