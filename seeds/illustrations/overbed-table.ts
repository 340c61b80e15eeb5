import { box, disc, type Mesh, nearer, tube } from "./mesh.js";
import { materials as m } from "./palette.js";

/** Twin castor with its stem top at `top`, 6 cm tall. */
export function smallCastor(x: number, y: number): Mesh {
  return [
    ...disc([x - 0.9, y, 2.5], 2.5, 1.4, m.rubber, [1, 0, 0]),
    ...disc([x + 0.9, y, 2.5], 2.5, 1.4, m.rubber, [1, 0, 0]),
    ...disc([x + 1.62, y, 2.5], 1.3, 0.2, m.grey, [1, 0, 0], 0.2),
    ...box([x, y, 4.4], [2, 3.2, 2], m.charcoal, { corner: 0.6 }),
    ...disc([x, y, 5.6], 0.7, 1, m.steel),
  ];
}

/** Overbed table, 88 cm high, its column at the right. */
export function overbedTable(): Mesh {
  const rail = (y: number): Mesh => [
    ...tube(
      [
        [-30, y, 6.8],
        [26, y, 6.8],
      ],
      1.6,
      m.pearl,
      { ends: "round" },
    ),
    ...smallCastor(-28, y),
    ...smallCastor(24, y),
  ];
  return [
    ...rail(-17),
    ...rail(17),
    ...tube(
      [
        [24, -17, 6.8],
        [24, 17, 6.8],
      ],
      1.9,
      m.pearl,
    ),
    ...box([24, 0, 28], [6.4, 5, 42], m.pearl, { corner: 1.2 }),
    ...box([24, 0, 58], [4.6, 3.6, 30], m.aluminium, { corner: 1 }),
    ...disc([24, 0, 48.8], 3.6, 1.6, m.charcoal),
    // arm and lever under the top
    ...box([12, 0, 72.6], [40, 6, 2], m.pearl, { corner: 1 }),
    ...tube(
      [
        [20, -4, 71.4],
        [20, -14, 69.6],
      ],
      0.9,
      m.amber,
      { ends: "round" },
    ),
    ...nearer(
      [
        ...box([0, 0, 74], [79.4, 39.4, 1.4], m.slate, { corner: 5.6, edge: 0.4 }),
        ...box([0, 0, 75], [78, 38, 2.6], m.paleWood, { corner: 5, edge: 0.8, nearer: 30 }),
      ],
      2,
    ),
  ];
}
