import {
  between,
  box,
  curve,
  decal,
  disc,
  lathe,
  loft,
  type Mesh,
  materials as m,
  roundedRectangle,
  strap,
  subtract,
  tube,
  unit,
  type Vec,
} from "./kit.js";

/** An extra-long bath mat, rolled up at one end, with rows of pebbles and drain holes. */
export function bathMat(): Mesh {
  const roll: Vec[] = Array.from({ length: 40 }, (_, i) => {
    const a = (i / 39) * Math.PI * 2 * 1.7;
    const r = 6.6 - (i / 39) * 3.2;
    return [38 + Math.sin(a) * r, 0, 0.6 + 6.6 - Math.cos(a) * r];
  });
  const path: Vec[] = [[-52, 0, 0.6], [-20, 0, 0.6], [10, 0, 0.6], ...roll];
  const pebbles: Mesh[] = [];
  for (let i = 0; i < 17; i++) {
    for (let j = 0; j < 9; j++) {
      const x = -48.5 + i * 5;
      const y = -16.6 + j * 4.15;
      if ((i + j) % 4 === 3) pebbles.push(disc([x, y, 1.12], 0.85, 0.1, m.spruce));
      else
        pebbles.push(
          lathe(
            [
              [1.75, 0],
              [1.6, 0.4],
              [1, 0.75],
              [0.1, 0.9],
            ],
            m.sageCloth,
            { origin: [x, y, 1.05], sides: 16 },
          ),
        );
    }
  }
  return [...strap(path, 39, 1.1, m.sageCloth, { across: [0, 1, 0] }), ...pebbles.flat()];
}

/** A handheld shower in its holder, with hose and pause button; the wall is at y = 0. */
export function handheldShower(): Mesh {
  const neck: Vec = [4, -13, 24];
  const end: Vec = [-1, -7, 2];
  const towards = unit(subtract(neck, end));
  const faceAxis: Vec = unit([-0.5, -0.72, -0.5]);
  const face: Vec = [3.4, -14, 26];
  const nozzles = [1, 7, 13, 19].flatMap((count, ring) =>
    Array.from({ length: count }, (_, i) => {
      const a = (i / count) * Math.PI * 2;
      return `<circle cx="${50 + Math.cos(a) * ring * 11.4}" cy="${50 + Math.sin(a) * ring * 11.4}" r="2.1" fill="#4A595C"/>`;
    }),
  );
  const right = unit([faceAxis[1], -faceAxis[0], 0]).map((n) => -n) as unknown as Vec;
  const down: Vec = [
    faceAxis[1] * right[2] - faceAxis[2] * right[1],
    faceAxis[2] * right[0] - faceAxis[0] * right[2],
    faceAxis[0] * right[1] - faceAxis[1] * right[0],
  ];
  const unitCm = 0.098;
  const scaledBy = (v: Vec, k: number): Vec => [v[0] * k, v[1] * k, v[2] * k];
  const front: Vec = [
    face[0] + faceAxis[0] * 2.72,
    face[1] + faceAxis[1] * 2.72,
    face[2] + faceAxis[2] * 2.72,
  ];
  const corner: Vec = [
    front[0] - (right[0] + down[0]) * 50 * unitCm,
    front[1] - (right[1] + down[1]) * 50 * unitCm,
    front[2] - (right[2] + down[2]) * 50 * unitCm,
  ];
  return [
    // head
    ...lathe(
      [
        [1.6, -2.6],
        [3.6, -1.6],
        [5.6, 0.4],
        [6, 1.4],
        [6, 2.2],
        [5.6, 2.7],
        [0.1, 2.7],
      ],
      m.steel,
      { origin: face, axis: faceAxis },
    ),
    ...lathe(
      [
        [5.2, 2.6],
        [5, 2.75],
        [0.1, 2.76],
      ],
      m.white,
      { origin: face, axis: faceAxis },
    ),
    ...decal(
      nozzles.join(""),
      [100, 100],
      corner,
      scaledBy(right, unitCm),
      scaledBy(down, unitCm),
      0.4,
    ),
    // handle with its pause button
    ...tube([end, between(end, neck, 0.5), neck, face], 1.75, m.steel, {
      bend: 5,
      sides: 20,
      taper: (t) => 0.86 + 0.22 * t,
    }),
    ...disc(
      between(end, neck, 0.62).map((n, i) => n + ([-0.5, -1.5, 0.2][i] ?? 0)) as unknown as Vec,
      1.15,
      0.9,
      m.coral,
      [-0.3, -1, 0.25],
    ),
    ...lathe(
      [
        [1.7, -1.6],
        [1.9, -1],
        [1.9, 1],
        [1.6, 1.6],
      ],
      m.spruce,
      { origin: end, axis: towards },
    ),
    // holder on the wall
    ...lathe(
      [
        [3.4, 0],
        [3.4, 0.8],
        [2.6, 1.4],
        [1.8, 2],
        [1.8, 5],
      ],
      m.steel,
      { origin: [-0.2, 0, 9.5], axis: [0, -1, 0] },
    ),
    ...lathe(
      [
        [2, -1.9],
        [2.6, -1.6],
        [2.7, 1.6],
        [2.2, 1.9],
      ],
      m.steel,
      { origin: between(end, neck, 0.22), axis: towards },
    ),
    // hose with its coils
    ...tube(
      curve([
        [-1.2, -6.6, 1],
        [-2.6, -6, -4.6],
        [-5, -5, -13],
        [-4.6, -4, -22],
        [1, -3.6, -27],
        [7.6, -3, -25],
        [10.6, -2.6, -18],
        [10.8, -2.4, -9],
        [10.8, -2, -4],
      ]),
      0.95,
      m.steel,
      { sides: 14 },
    ),
    ...coils(),
    ...lathe(
      [
        [2.6, 0],
        [2.6, 0.7],
        [1.6, 1.2],
        [1.6, 3],
      ],
      m.steel,
      { origin: [10.8, 0, -2.6], axis: [0, -1, 0] },
    ),
    ...box([10.8, -2.4, -3.4], [2.8, 2.8, 3.4], m.steel, { corner: 1, edge: 0.4 }),
  ];
}

/** The rings of the metal hose. */
function coils(): Mesh {
  const line = curve(
    [
      [-1.2, -6.6, 1],
      [-2.6, -6, -4.6],
      [-5, -5, -13],
      [-4.6, -4, -22],
      [1, -3.6, -27],
      [7.6, -3, -25],
      [10.6, -2.6, -18],
      [10.8, -2.4, -9],
      [10.8, -2, -4],
    ],
    false,
    9,
  );
  return line.slice(1).flatMap((spot, i) =>
    lathe(
      [
        [0.95, -0.22],
        [1.1, 0],
        [0.95, 0.22],
      ],
      m.pearl,
      { origin: spot, axis: subtract(spot, line[i] ?? spot), sides: 14 },
    ),
  );
}

/** A towel hanging over a rail along x at (0, y, z), for scenes. */
export function towel(at: Vec, width: number, drop: number): Mesh {
  const outline = roundedRectangle(1, 1, 0, 1);
  const rows = Array.from({ length: 25 }, (_, i) => {
    const t = i / 24;
    const front = t < 0.55;
    const z = front ? at[2] - drop * (1 - t / 0.55) : at[2] - drop * 0.85 * ((t - 0.55) / 0.45);
    const y = at[1] + (front ? -1.6 : 1.6);
    return Array.from({ length: outline.length + 12 }, (_, j): Vec => {
      const s = j / (outline.length + 11);
      return [at[0] - width / 2 + width * s, y + Math.sin(s * 14) * 0.35 * (1 - t * 0.5), z];
    });
  });
  return loft(rows, m.coralCloth, { open: true, twoSided: true });
}
