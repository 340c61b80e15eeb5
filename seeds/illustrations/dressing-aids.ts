import { curve, disc, lathe, type Mesh, moved, sheet, strap, tube, turn } from "./mesh.js";
import { materials as m } from "./palette.js";
import { skin } from "./skin.js";
import type { Vec } from "./vector.js";

/** Shoehorn lying along x: steel blade to the right, wooden handle and loop to the left. */
export function shoehorn(): Mesh {
  const blade = sheet(
    (s, t) => {
      const widen = Math.sin(Math.min(1, t * 1.25) * Math.PI * 0.5);
      const tip = t > 0.8 ? Math.sqrt(Math.max(0.0004, 1 - ((t - 0.8) / 0.2) ** 2)) : 1;
      const half = (0.9 + 2.3 * widen) * tip;
      const a = (s - 0.5) * 2;
      return [6 + t * 20, a * half, 0.5 + a * a * (0.5 + 1.1 * widen) + (1 - t) ** 2 * 1.2];
    },
    m.steel,
    { columns: 14, rows: 40 },
  );
  return [
    ...tube(
      curve([
        [-29, 0, 1.6],
        [-32, 2, 1],
        [-36, 2.6, 0.4],
        [-37.6, 0.4, 0.4],
        [-35.6, -1.6, 0.4],
        [-32, -1.4, 1],
        [-29, 0, 1.6],
      ]),
      0.32,
      m.leather,
    ),
    ...skin(
      [
        { at: [-31, 0, 1.7], u: [0, 1, 0], v: [0, 0, 0.8] },
        { at: [-30, 0, 1.7], u: [0, 1.7, 0], v: [0, 0, 1.3] },
        { at: [-25, 0, 1.7], u: [0, 1.75, 0], v: [0, 0, 1.5] },
        { at: [-18, 0, 1.7], u: [0, 1.35, 0], v: [0, 0, 1.2] },
        { at: [-13, 0, 1.7], u: [0, 1.1, 0], v: [0, 0, 1] },
      ],
      m.wood,
    ),
    ...disc([-12.6, 0, 1.7], 1.25, 1.2, m.steel, [1, 0, 0]),
    ...strap(
      [
        [-12.4, 0, 1.7],
        [7, 0, 1.7],
      ],
      1.9,
      0.7,
      m.steel,
      { across: [0, 1, 0] },
    ),
    ...blade,
  ];
}

/** Sock aid: flexible shell at the front left, cords running back to two foam handles. */
export function sockAid(): Mesh {
  const shellAt =
    (k: number) =>
    (s: number, t: number): Vec => {
      const a = (s - 0.5) * Math.PI * (1.12 - 0.3 * t);
      const r = (4.6 + 1.6 * t) * k;
      return [Math.sin(a) * r, t * 21 - (1 - t) * 0, 6.4 - Math.cos(a) * r];
    };
  const shell: Mesh = [
    ...sheet(shellAt(1), m.navyCloth, { columns: 30, rows: 14 }),
    ...sheet(shellAt(0.95), m.skyCloth, { columns: 30, rows: 14, nearer: 0.2 }),
  ];
  const handle = (at: Vec, degrees: number): Mesh =>
    moved(
      turn(
        [
          ...tube(
            [
              [-5, 0, 0],
              [5, 0, 0],
            ],
            1.4,
            m.charcoal,
            { ends: "round" },
          ),
          ...disc([-2.6, 0, 0], 1.45, 0.6, m.coral, [1, 0, 0]),
          ...disc([2.6, 0, 0], 1.45, 0.6, m.coral, [1, 0, 0]),
        ],
        [0, 0, 1],
        degrees,
      ),
      at,
    );
  return [
    ...shell,
    ...tube(
      curve([
        [-5.6, 20.2, 4.6],
        [-8, 25, 2],
        [-10, 30, 0.5],
        [-4, 35, 0.5],
        [6, 33, 0.5],
        [12, 28, 0.5],
        [19, 22, 0.8],
        [21, 16, 1.4],
      ]),
      0.42,
      m.birch,
      { sides: 8 },
    ),
    ...tube(
      curve([
        [5.6, 20.2, 4.6],
        [8, 24, 2.4],
        [11, 23, 0.5],
        [13, 17, 0.5],
        [11, 11, 0.5],
        [11.4, -2, 0.6],
        [14, -6, 0.6],
        [17.4, -5, 1.4],
      ]),
      0.42,
      m.birch,
      { sides: 8 },
    ),
    ...handle([20.4, 11.4, 1.4], 80),
    ...handle([20.6, -1.6, 1.4], 48),
  ];
}

/** Dressing tool lying along x: wire loop for buttons to the right, zipper hook to the left. */
export function buttonHook(): Mesh {
  const ribs: [number, number][] = [
    [0.8, -6.2],
    [1.3, -6],
    [1.6, -5.2],
    [1.6, -4],
  ];
  for (let i = 0; i < 8; i++) {
    const h = -3.7 + i * 0.95;
    ribs.push([1.6, h], [1.36, h + 0.15], [1.36, h + 0.38], [1.6, h + 0.53]);
  }
  ribs.push([1.6, 4.4], [1.5, 5.4], [1.2, 6], [0.7, 6.2]);
  return moved(
    [
      ...lathe(ribs, m.spruce, { axis: [1, 0, 0], sides: 32 }),
      // wire loop for buttons
      ...tube(
        curve([
          [5.6, 0.35, 0],
          [7.4, 0.4, 0],
          [9.6, 1.5, 0],
          [12, 1.7, 0],
          [13.4, 0.75, 0],
          [13.9, 0, 0],
          [13.4, -0.75, 0],
          [12, -1.7, 0],
          [9.6, -1.5, 0],
          [7.4, -0.4, 0],
          [5.6, -0.35, 0],
        ]),
        0.22,
        m.steel,
        { sides: 10 },
      ),
      ...disc([6.3, 0, 0], 0.85, 0.9, m.steel, [1, 0, 0]),
      // hook for zippers
      ...disc([-6.3, 0, 0], 0.85, 0.9, m.gold, [1, 0, 0]),
      ...tube(
        curve([
          [-6, 0, 0],
          [-8.6, 0, 0],
          [-10.2, 0.2, 0],
          [-11.3, 1.1, 0],
          [-11, 2.3, 0],
          [-9.9, 2.5, 0],
          [-9.2, 1.9, 0],
        ]),
        0.3,
        m.gold,
        { ends: "round", sides: 10 },
      ),
    ],
    [0, 0, 1.7],
  );
}
