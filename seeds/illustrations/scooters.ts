import {
  box,
  curve,
  cushion,
  decal,
  disc,
  grip,
  knob,
  lathe,
  type Mesh,
  materials as m,
  moved,
  pair,
  roundedRectangle,
  slab,
  tube,
  turn,
  type Vec,
  wheel,
  wireBasket,
} from "./kit.js";

/** A knee scooter: padded knee rest, four wheels, steered at the front (−y), with a basket. */
export function kneeScooter(steer = 0): Mesh {
  const r = 10;
  const steering: Mesh = [
    ...tube(
      [
        [0, -34, 20],
        [0, -28, 62],
      ],
      1.9,
      m.spruce,
    ),
    ...tube(
      [
        [0, -29, 56],
        [0, -24.4, 88],
      ],
      1.4,
      m.aluminium,
    ),
    ...knob([0, -30.6, 58], [0, -1, 0.1], 1.8),
    ...tube(
      [
        [-26, -17, 91],
        [-13, -24, 89],
        [13, -24, 89],
        [26, -17, 91],
      ],
      1.2,
      m.aluminium,
      { bend: 7 },
    ),
    ...grip([-15, -23, 89.4], [-27, -16.4, 91.2], 1.8),
    ...grip([15, -23, 89.4], [27, -16.4, 91.2], 1.8),
    ...tube(
      [
        [12, -25.5, 88],
        [15, -28.6, 87.4],
        [25, -23, 88.6],
      ],
      0.6,
      m.slate,
      { bend: 2, ends: "round", sides: 8 },
    ),
    ...box([12, -24.6, 89], [3.4, 3.6, 3.2], m.charcoal, { corner: 1 }),
    ...tube(
      curve([
        [12, -25, 89],
        [5, -32, 92],
        [1, -31, 76],
        [1.4, -31.4, 52],
      ]),
      0.34,
      m.charcoal,
      { sides: 6 },
    ),
    ...tube(
      [
        [-13.5, -36, r],
        [-11, -35, 21],
        [11, -35, 21],
        [13.5, -36, r],
      ],
      1.5,
      m.spruce,
      { bend: 5 },
    ),
    ...wheel([-16, -36, r], r, { width: 4 }),
    ...wheel([16, -36, r], r, { width: 4 }),
    ...wireBasket([0, -42, 68], [25, 17, 17]),
  ];
  return [
    ...turn(steering, [0, 0, 1], steer, [0, -33, 0]),
    ...tube(
      [
        [0, -30.5, 40],
        [0, -6, 29],
        [0, 30, 23],
        [0, 35, 19],
      ],
      2,
      m.spruce,
      { bend: 9 },
    ),
    ...tube(
      [
        [0, -31.4, 31],
        [0, -10, 29],
      ],
      1.2,
      m.spruce,
    ),
    ...tube(
      [
        [-15, 36, r],
        [-12, 35, 19],
        [12, 35, 19],
        [15, 36, r],
      ],
      1.5,
      m.spruce,
      { bend: 5 },
    ),
    ...wheel([-17, 36, r], r, { width: 4 }),
    ...wheel([17, 36, r], r, { width: 4 }),
    ...tube(
      [
        [0, 12, 26],
        [0, 12, 46],
      ],
      1.5,
      m.aluminium,
    ),
    ...knob([1.6, 12, 32], [1, 0, 0], 1.6),
    ...slab(roundedRectangle(15, 34, 3), 1.6, m.slate, {
      origin: [0, 14, 45.6],
      u: [1, 0, 0],
      v: [0, 1, 0],
    }),
    ...cushion([-4.2, 14, 50.4], [9.4, 36, 8], m.darkCloth, { soft: 0.45, softAcross: 0.25 }),
    ...cushion([4.2, 14, 50.4], [9.4, 36, 8], m.darkCloth, { soft: 0.45, softAcross: 0.25 }),
  ];
}

/** The control head on the scooter's tiller, tilted towards the rider (+y). */
export function tillerHead(): Mesh {
  const dial = `<rect x="0" y="0" width="240" height="150" rx="34" fill="#1A2625"/>
    <circle cx="62" cy="78" r="40" fill="#33413F"/><circle cx="62" cy="78" r="31" fill="#EDF0EF"/><path d="M62 78L84 58" stroke="#CB4A3A" stroke-width="9" stroke-linecap="round"/>
    ${[0, 1, 2, 3, 4].map((i) => `<rect x="${122 + i * 20}" y="36" width="14" height="26" rx="4" fill="${i < 4 ? "#7FC69A" : "#4A595C"}"/>`).join("")}
    <circle cx="136" cy="104" r="16" fill="#F2B84B"/><circle cx="180" cy="104" r="16" fill="#E58F6B"/><circle cx="216" cy="104" r="9" fill="#75868A"/>`;
  const head = cushion([0, 0, 0], [34, 22, 10], m.charcoal, { soft: 0.35, softAcross: 0.35 });
  return [
    ...turn(head, [1, 0, 0], -30),
    ...decal(dial, [240, 150], [12, -3.6, 8.6], [-0.1, 0, 0], [0, 0.0866, -0.05], 3),
    ...tube(
      [
        [-10, 2, 0],
        [-24, 2, 1],
        [-28, 10, -2],
        [-25, 15, -5],
      ],
      1.2,
      m.slate,
      { bend: 6 },
    ),
    ...tube(
      [
        [10, 2, 0],
        [24, 2, 1],
        [28, 10, -2],
        [25, 15, -5],
      ],
      1.2,
      m.slate,
      { bend: 6 },
    ),
    ...grip([-26.4, 6.4, -0.6], [-26.2, 15.5, -4.6], 1.9),
    ...grip([26.4, 6.4, -0.6], [26.2, 15.5, -4.6], 1.9),
    ...tube(
      [
        [-12, 8, -3],
        [-21, 9, -3],
        [-22, 13, -6],
      ],
      0.8,
      m.red,
      { bend: 2, ends: "round", sides: 8 },
    ),
    ...tube(
      [
        [12, 8, -3],
        [21, 9, -3],
        [22, 13, -6],
      ],
      0.8,
      m.pearl,
      { bend: 2, ends: "round", sides: 8 },
    ),
  ];
}

/** A four-wheel mobility scooter that drives towards −y. */
export function mobilityScooter(): Mesh {
  const r = 13;
  const body = m.burgundy;
  const seat: Mesh = [
    ...cushion([0, 24, 62], [48, 46, 11], m.darkCloth, { soft: 0.35, softAcross: 0.22 }),
    ...turn(
      cushion([0, 46, 88], [46, 11, 46], m.darkCloth, { soft: 0.3, softAcross: 0.35 }),
      [1, 0, 0],
      -9,
      [0, 46, 66],
    ),
    ...turn(
      cushion([0, 49.4, 114], [26, 8, 13], m.darkCloth, { soft: 0.4, softAcross: 0.4 }),
      [1, 0, 0],
      -9,
      [0, 46, 66],
    ),
    ...pair([
      ...tube(
        [
          [24, 44, 62],
          [27.5, 44, 64],
          [28, 44, 80],
          [28, 40, 81],
        ],
        1.3,
        m.slate,
        { bend: 4 },
      ),
      ...cushion([28, 28, 82], [6.6, 34, 5], m.charcoal, { soft: 0.4, softAcross: 0.3 }),
    ]),
    ...box([0, 24, 55], [34, 34, 3], m.slate, { corner: 3 }),
  ];
  return [
    // floor deck between front cowl and motor cover
    ...slab(roundedRectangle(46, 72, 8), 6, m.charcoal, {
      origin: [0, -8, 14],
      u: [1, 0, 0],
      v: [0, 1, 0],
    }),
    ...slab(roundedRectangle(40, 46, 4), 0.8, m.rubber, {
      origin: [0, -10, 20],
      u: [1, 0, 0],
      v: [0, 1, 0],
    }),
    ...cushion([0, 32, 29], [50, 52, 26], body, { soft: 0.4, softAcross: 0.3 }),
    ...box([0, 32, 41], [26, 26, 5], m.charcoal, { corner: 4 }),
    ...tube(
      [
        [0, 26, 40],
        [0, 26, 56],
      ],
      3,
      m.steel,
    ),
    ...cushion([0, -50, 28], [46, 26, 24], body, { soft: 0.45, softAcross: 0.35 }),
    ...turn(
      cushion([0, -43, 44], [20, 13, 36], body, { soft: 0.4, softAcross: 0.4 }),
      [1, 0, 0],
      -14,
      [0, -43, 30],
    ),
    // lamps
    ...pair([
      ...disc([14, -62.6, 31], 3.4, 2, m.pearl, [0.1, -1, 0.25]),
      ...disc([14, -63.3, 31.2], 2.5, 1.4, m.amber, [0.1, -1, 0.25], 1),
      ...box([17, 57.6, 30], [8, 2, 4], m.red, { corner: 1 }),
    ]),
    // tiller with its boot, controls, mirrors and basket
    ...tube(
      [
        [0, -43, 42],
        [0, -27, 92],
      ],
      2.6,
      m.charcoal,
    ),
    ...lathe(
      [
        [4.6, 0],
        [4, 3],
        [4.2, 4],
        [3.4, 7],
        [3.4, 8],
        [2.8, 11],
      ],
      m.rubber,
      { origin: [0, -38.5, 58], axis: [0, 0.31, 0.95] },
    ),
    ...moved(tillerHead(), [0, -25, 95]),
    ...wireBasket([0, -48, 78], [34, 20, 20]),
    ...tube(
      [
        [0, -38, 74],
        [0, -33, 74],
      ],
      1.6,
      m.slate,
    ),
    ...pair([
      ...wheel([24, -46, r], r, { width: 9, rim: m.pearl, hub: m.slate, spokes: 6 }),
      ...wheel([25, 36, r], r, { width: 10, rim: m.pearl, hub: m.slate, spokes: 6 }),
      ...fender([24.5, -46, r], r + 3, 11, body),
      ...fender([25.5, 36, r], r + 3, 12, body),
    ]),
    ...box([0, -64, 21], [34, 3, 5], m.charcoal, { corner: 1.4 }),
    ...box([0, 59, 21], [36, 3, 5], m.charcoal, { corner: 1.4 }),
    // anti-tip wheels
    ...pair([
      ...tube(
        [
          [11, 54, 14],
          [11, 64, 8],
        ],
        0.9,
        m.slate,
      ),
      ...wheel([11, 65, 5.4], 3.6, { width: 2.6, spokes: 0 }),
    ]),
    ...seat,
  ];
}

/** A mudguard over the upper part of a wheel. */
function fender(hub: Vec, radius: number, width: number, material: (typeof m)["burgundy"]): Mesh {
  const arc = Array.from({ length: 13 }, (_, i): Vec => {
    const a = ((15 + (i / 12) * 150) * Math.PI) / 180;
    return [hub[0], hub[1] + Math.cos(a) * radius, hub[2] + Math.sin(a) * radius];
  });
  return arc.slice(1).flatMap((to, i) => {
    const from = arc[i] ?? to;
    const middle: Vec = [hub[0], (from[1] + to[1]) / 2, (from[2] + to[2]) / 2];
    const lean = (Math.atan2(to[2] - from[2], to[1] - from[1]) * 180) / Math.PI;
    return turn(
      box(middle, [width, Math.hypot(to[1] - from[1], to[2] - from[2]) + 0.6, 1.4], material, {
        corner: 0.2,
        edge: 0.3,
      }),
      [1, 0, 0],
      lean,
      middle,
    );
  });
}
