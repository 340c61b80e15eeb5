import { curve, floorPlane, lathe, type Mesh, moved, sheet, slab, strap, tube } from "./mesh.js";
import { type Material, materials as m } from "./palette.js";
import type { Vec } from "./vector.js";

/** Thick ribbed handle along +y from the origin, 11 cm long. */
function ribbedHandle(material: Material): Mesh {
  const ribs: [number, number][] = [
    [0.9, 0],
    [1.35, 0.25],
    [1.5, 0.8],
    [1.5, 1.6],
  ];
  for (let i = 0; i < 7; i++) {
    const h = 2 + i * 0.95;
    ribs.push([1.5, h], [1.28, h + 0.15], [1.28, h + 0.35], [1.5, h + 0.5]);
  }
  ribs.push([1.5, 9], [1.35, 10], [0.95, 10.8], [0.6, 11]);
  return lathe(ribs, material, { axis: [0, 1, 0], origin: [0, 0, 1.55], sides: 28 });
}

function neck(to: number, width: number): Mesh {
  return strap(
    [
      [0, 10.5, 1.55],
      [0, to, 1.55],
    ],
    width,
    0.5,
    m.steel,
    { across: [1, 0, 0] },
  );
}

export function spoon(length: number, width: number, material: Material): Mesh {
  const base = 14;
  const bowl = sheet(
    (s, t) => {
      const a = s * Math.PI * 2;
      const egg = 1 + 0.14 * Math.sin(a);
      return [
        (Math.cos(a) * t * width) / 2 / egg,
        base + length / 2 + (Math.sin(a) * t * length) / 2,
        1.5 - (1 - t ** 2.2) * 1.1,
      ];
    },
    m.steel,
    { columns: 40, rows: 10 },
  );
  const rim = tube(
    Array.from({ length: 40 }, (_, i): Vec => {
      const a = (i / 40) * Math.PI * 2;
      return [
        (Math.cos(a) * width) / 2 / (1 + 0.14 * Math.sin(a)),
        base + length / 2 + (Math.sin(a) * length) / 2,
        1.5,
      ];
    }),
    0.14,
    m.steel,
    { closed: true, sides: 6, nearer: 0.2 },
  );
  return [...ribbedHandle(material), ...neck(base + 0.5, 0.8), ...bowl, ...rim];
}

export function fork(material: Material): Mesh {
  const tines = [-1.05, -0.35, 0.35, 1.05].flatMap((x) =>
    strap(
      curve([
        [x, 15.6, 1.35],
        [x, 17.4, 1.15],
        [x * 0.98, 19.4, 1.3],
        [x * 0.95, 20.8, 1.75],
      ]),
      0.42,
      0.35,
      m.steel,
      { across: [1, 0, 0], nearer: 0.1 },
    ),
  );
  const root = slab(
    curve(
      [
        [-0.4, 13.2, 0],
        [0.4, 13.2, 0],
        [1.15, 14.6, 0],
        [1.27, 16.4, 0],
        [-1.27, 16.4, 0],
        [-1.15, 14.6, 0],
      ],
      true,
      4,
    ).map(([x, y]) => [x, y] as const),
    0.4,
    m.steel,
    floorPlane([0, 0, 1.2]),
  );
  return [...ribbedHandle(material), ...neck(13.6, 0.8), ...root, ...tines];
}

export function knife(material: Material): Mesh {
  const blade = slab(
    [
      [-0.45, 11.5],
      [0.7, 11.5],
      [0.95, 12.6],
      [1.05, 16],
      [0.95, 19.4],
      [0.55, 21],
      [0, 21.7],
      [-0.5, 21.2],
      [-0.6, 19],
      [-0.55, 15],
    ],
    0.4,
    m.steel,
    floorPlane([0, 0, 1.3]),
  );
  return [...ribbedHandle(material), ...neck(12, 0.9), ...blade];
}

/** Knife, fork, tablespoon and teaspoon side by side, handles towards −y. */
export function cutlery(): Mesh {
  const set: readonly Mesh[] = [
    knife(m.spruce),
    fork(m.spruce),
    spoon(7, 4.2, m.spruce),
    moved(spoon(5.2, 3.2, m.spruce), [0, 0, 0]),
  ];
  return set.flatMap((piece, i) => moved(piece, [(i - 1.5) * 5.4, i === 3 ? 0 : 0, 0]));
}
