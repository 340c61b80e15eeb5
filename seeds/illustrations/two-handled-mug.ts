import { decal, lathe, type Mesh, mirrored, nearer, tube } from "./mesh.js";
import { materials as m } from "./palette.js";
import { skin } from "./skin.js";

/** Mug with a spouted lid and a handle on either side, 12 cm tall. */
export function twoHandledMug(): Mesh {
  const handle = tube(
    [
      [3.9, 0, 7.9],
      [8.2, 0, 7.7],
      [8, 0, 2.4],
      [3.6, 0, 1.7],
    ],
    0.8,
    m.spruce,
    { bend: 2.4 },
  );
  return [
    ...lathe(
      [
        [3.3, 0],
        [3.7, 0.35],
        [3.85, 2],
        [4.2, 8.6],
        [4.25, 9.2],
      ],
      m.birch,
      { sides: 72 },
    ),
    ...lathe(
      [
        [3.93, 3],
        [3.99, 4.2],
      ],
      m.amber,
      { nearer: 1.2, sides: 72 },
    ),
    ...handle,
    ...mirrored(handle),
    ...nearer(
      [
        ...lathe(
          [
            [4.45, 8.9],
            [4.6, 9.2],
            [4.6, 9.9],
            [4.3, 10.3],
            [3.6, 10.5],
            [3.2, 10.3],
            [0.01, 10.3],
          ],
          m.spruce,
          { sides: 72 },
        ),
        ...skin(
          [
            { at: [0, -2.2, 10.2], u: [1.9, 0, 0], v: [0, 1.3, 0.2] },
            { at: [0, -2.5, 11.2], u: [1.5, 0, 0], v: [0, 0.9, 0.1] },
            { at: [0, -2.9, 12.3], u: [1.25, 0, 0], v: [0, 0.65, 0] },
            { at: [0, -3, 12.6], u: [1.1, 0, 0], v: [0, 0.5, 0] },
          ],
          m.spruce,
          { nearer: 1.2 },
        ),
        ...decal(
          `<ellipse cx="9" cy="3" rx="7" ry="1.6" fill="#072E2A"/>`,
          [18, 6],
          [-0.9, -2.7, 12.64],
          [0.1, 0, 0],
          [0, -0.1, 0],
          2.4,
        ),
      ],
      0.2,
    ),
  ];
}
