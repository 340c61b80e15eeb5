import { lcd, lcdWidth, letters, numerals, sun } from "./marks.js";
import {
  ball,
  box,
  curve,
  cushion,
  decal,
  disc,
  floorPlane,
  frontPlane,
  lathe,
  type Mesh,
  mirrored,
  moved,
  nearer,
  roundedRectangle,
  sheet,
  slab,
  strap,
  torus,
  tube,
  turn,
} from "./mesh.js";
import { brand, type Material, materials as m } from "./palette.js";
import { picture } from "./scene.js";
import { skin } from "./skin.js";
import type { Vec } from "./vector.js";

/** The gripping end: two curved fingers on a hinge at the origin, reaching along +x; lies flat. */
function reacherJaws(open: number): Mesh {
  const finger = (side: 1 | -1): Mesh => {
    const path = curve([
      [-1.2, side * 0.9, 0],
      [2.4, side * (2.2 + open * 0.4), 0],
      [7, side * (2.6 + open * 0.9), 0],
      [11, side * (1.2 + open), 0],
      [13.2, side * (0.5 + open), 0],
    ]);
    return [
      ...strap(path, 2.4, 0.8, m.charcoal, { across: [0, 0, 1] }),
      ...cushion([11.9, side * (0.55 + open), 0], [3.8, 0.9, 2.8], m.coral, {
        soft: 0.6,
        softAcross: 0.5,
        nearer: 0.6,
      }),
      ...disc([1, side * 1.6, 1.1], 0.5, 0.5, m.steel),
    ];
  };
  return [
    ...finger(1),
    ...finger(-1),
    ...box([-0.6, 0, 0], [4.4, 3, 2.6], m.charcoal, { corner: 0.9, edge: 0.5 }),
    ...disc([0.3, 0, 1.4], 0.75, 0.5, m.steel),
  ];
}

/** Reacher lying on its side along x, jaws to the right; its axis 2.4 cm above the floor. */
export function reacher(): Mesh {
  const handle: Mesh = [
    ...tube(
      // trigger
      curve([
        [-24, 0.4, 0],
        [-25.6, -3, 0],
        [-28, -6, 0],
        [-29.4, -9.4, 0],
        [-28.6, -11.6, 0],
      ]),
      1,
      m.amber,
      { ends: "round" },
    ),
    ...skin(
      [
        { at: [-36.6, 1.2, 0], u: [0, 1.9, 0], v: [0, 0, 1.4], power: 0.8 },
        { at: [-35, 0.9, 0], u: [0, 2.9, 0], v: [0, 0, 2.1], power: 0.8 },
        { at: [-29, 0.3, 0], u: [0, 2.7, 0], v: [0, 0, 2.1], power: 0.8 },
        { at: [-24, 0, 0], u: [0, 2.1, 0], v: [0, 0, 1.9], power: 0.8 },
        { at: [-20.6, 0, 0], u: [0, 1.6, 0], v: [0, 0, 1.6], power: 0.9 },
      ],
      m.spruce,
    ),
    ...skin(
      [
        { at: [-33.2, 0.8, 0], u: [2.5, 0, 0], v: [0, 0, 1.9], power: 0.8 },
        { at: [-34, -4.5, 0], u: [2.2, 0.2, 0], v: [0, 0, 1.9], power: 0.8 },
        { at: [-35.6, -10, 0], u: [2.3, 0.5, 0], v: [0, 0, 2], power: 0.8 },
        { at: [-36.8, -14.2, 0], u: [2.5, 0.6, 0], v: [0, 0, 2], power: 0.8 },
        { at: [-37.2, -15.8, 0], u: [1.6, 0.4, 0], v: [0, 0, 1.2], power: 0.8 },
      ],
      m.spruce,
    ),
    ...[-4.6, -6.7, -8.8, -10.9].flatMap((y) =>
      strap(
        [
          [-35.7 + (y + 4) * 0.3, y, 1.85],
          [-32.5 + (y + 4) * 0.25, y, 1.85],
        ],
        0.8,
        0.5,
        m.charcoal,
        { across: [0, 1, 0], nearer: 0.5 },
      ),
    ),
    ...disc([-29.2, 0.3, 2.1], 0.8, 0.5, m.steel, [0, 0, 1], 0.5),
  ];
  return moved(
    [
      ...handle,
      ...tube(
        [
          [-20.6, 0, 0],
          [25, 0, 0],
        ],
        1.2,
        m.aluminium,
      ),
      ...disc([-19.6, 0, 0], 1.75, 2.6, m.charcoal, [1, 0, 0]),
      ...tube(
        [
          [-24, -1.9, 0],
          [24.5, -1.7, 0],
        ],
        0.25,
        m.slate,
      ),
      ...moved(reacherJaws(1.6), [26.5, 0, 0]),
    ],
    [0, 0, 2.4],
  );
}

/** Amber pharmacy bottle with a white cap, 5.4 cm across, standing at the origin. */
export function pillBottle(): Mesh {
  return [
    ...lathe(
      [
        [2.2, 0],
        [2.5, 0.3],
        [2.5, 5.6],
        [2.1, 6.2],
        [2, 6.6],
      ],
      m.amber,
    ),
    ...lathe(
      [
        [2.53, 1],
        [2.53, 4.8],
      ],
      m.birch,
      { nearer: 0.2 },
    ),
    ...lathe(
      [
        [2.56, 3.7],
        [2.56, 4.5],
      ],
      m.spruce,
      { nearer: 0.4 },
    ),
    ...lathe(
      [
        [2.4, 6.5],
        [2.6, 6.7],
        [2.6, 8.2],
        [2.3, 8.6],
        [0.01, 8.6],
      ],
      m.white,
    ),
  ];
}

function reacherAtWork(): Mesh {
  const tool: Mesh = [
    ...reacherJaws(2.75),
    ...tube(
      [
        [-30, 0, 0],
        [-2, 0, 0],
      ],
      1.2,
      m.aluminium,
    ),
    ...tube(
      [
        [-30, -1.7, 0],
        [-2, -1.7, 0],
      ],
      0.25,
      m.slate,
    ),
  ];
  const lowered = turn(tool, [0, 1, 0], 38);
  return [...moved(lowered, [-9.4, 0, 11.6]), ...pillBottle()];
}

const dayColours: readonly Material[] = [
  m.coral,
  m.amber,
  m.sage,
  m.sky,
  m.heather,
  m.birch,
  m.spruce,
];

/** Artwork of two to four pills in a compartment 30 × 29 units wide. */
function pills(seed: number): string {
  const kinds = ["#FFFFFF", "#E18A66", "#EFB245", "#A5C8D8"];
  const spots: readonly [number, number][] = [
    [9, 11],
    [20, 13],
    [18, 22],
    [9, 21],
  ];
  return spots
    .slice(0, 2 + (seed % 3))
    .map(([x, y], i) => {
      const fill = kinds[(seed * 3 + i) % 4];
      const wide = (seed + i) % 2 === 0;
      const shape = wide
        ? `<rect x="-5.5" y="-2.8" width="11" height="5.6" rx="2.8"`
        : `<circle r="3.8"`;
      const place = `transform="translate(${x} ${y}) rotate(${(seed * 47 + i * 70) % 180})"`;
      return `<g ${place}>${shape} fill="#1D2A28" opacity="0.25" transform="translate(0.7 1)"/>${shape} fill="${fill}"/></g>`;
    })
    .join("");
}

/** One day of the weekly pill box, 3.8 × 15 cm, front at y = 0, with four lidded compartments. */
function dayTray(material: Material, day: number, openLid = -1): Mesh {
  const lids = [0, 1, 2, 3].flatMap((row): Mesh => {
    const y = 2.05 + row * 3.65;
    const glass = { ...m.clear, opacity: 0.38 };
    const lid: Mesh = [
      ...box([0, y, 3.2], [3.3, 3.2, 0.45], glass, { corner: 0.6, edge: 0.15, nearer: 3 }),
      ...box([0, y - 1.7, 3.2], [1.5, 0.5, 0.45], material, { corner: 0.2, nearer: 3.4 }),
    ];
    const well = decal(
      `<rect width="30" height="29" rx="5" fill="${material.dark}"/><rect x="1.5" y="3" width="27" height="25" rx="4" fill="#fff" opacity="0.78"/>${pills(day * 4 + row + 1)}`,
      [30, 29],
      [-1.5, y + 1.45, 3.02],
      [0.1, 0, 0],
      [0, -0.1, 0],
      2,
    );
    return [...well, ...(row === openLid ? turn(lid, [1, 0, 0], 118, [0, y + 1.7, 3.2]) : lid)];
  });
  return [...box([0, 7.5, 1.5], [3.8, 15, 3], material, { corner: 0.8, edge: 0.3 }), ...lids];
}

/** Tray of a week with seven removable days of four compartments; Wednesday is drawn out. */
export function weeklyPillBox(): Mesh {
  const rack: Mesh = [
    ...box([0, 7.6, 0.5], [31, 17, 1], m.white, { corner: 1.6, edge: 0.4 }),
    ...box([0, 15.9, 1.5], [31, 0.8, 3], m.white, { corner: 0.4 }),
    ...box([-15.1, 7.6, 1.2], [0.8, 16, 2.4], m.white, { corner: 0.4 }),
    ...box([15.1, 7.6, 1.2], [0.8, 16, 2.4], m.white, { corner: 0.4, nearer: 6 }),
  ];
  const trays = dayColours.flatMap((material, day) =>
    nearer(
      moved(dayTray(material, day, day === 2 ? 0 : -1), [
        -12.6 + day * 4.2,
        day === 2 ? -6.5 : 0,
        1,
      ]),
      4,
    ),
  );
  return [...rack, ...trays];
}

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

export function cutlery(): Mesh {
  const set: readonly Mesh[] = [
    knife(m.spruce),
    fork(m.spruce),
    spoon(7, 4.2, m.spruce),
    moved(spoon(5.2, 3.2, m.spruce), [0, 0, 0]),
  ];
  return set.flatMap((piece, i) => moved(piece, [(i - 1.5) * 5.4, i === 3 ? 0 : 0, 0]));
}

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

/** Day clock, its screen showing a quarter past ten on Tuesday morning. */
export function dayClock(): Mesh {
  const width = 250;
  const height = 160;
  const time = "10:15";
  const screen = `<rect width="${width}" height="${height}" rx="10" fill="#101A19"/>${lcd(time, (width - lcdWidth(time, 62)) / 2 + 12, 50, 62, "#FDF6E4")}${letters("TUESDAY", (width - 7 * 5.8 * 3.2 + 1.8 * 3.2) / 2, 16, 19, brand.amber)}${sun(32, 81, 26, brand.amber)}${letters("MORNING", (width - 7 * 5.8 * 2.6 + 1.8 * 2.6) / 2, 128, 15.6, brand.sage)}<path d="M0 10Q0 0 10 0H96L34 ${height}H10Q0 ${height} 0 ${height - 10}Z" fill="#fff" opacity="0.06"/>`;
  const body: Mesh = [
    ...slab(roundedRectangle(29, 20, 2.4, 6), 3.4, m.white, frontPlane([0, 3.4, 10.4]), {
      edge: 0.9,
    }),
    ...decal(screen, [width, height], [-12.5, -0.02, 18.4], [0.1, 0, 0], [0, 0, -0.1], 0.5),
  ];
  return [
    ...turn(body, [1, 0, 0], -9, [0, 0, 0.4]),
    ...box([0, 7.6, 0.6], [16, 7, 1.2], m.pearl, { corner: 1.5 }),
    ...turn(
      [
        ...tube(
          [
            [-9, 1.9, 20.2],
            [-5.4, 1.9, 20.2],
          ],
          0.8,
          m.amber,
          { ends: "round", nearer: 1 },
        ),
        ...tube(
          [
            [5.4, 1.9, 20.2],
            [9, 1.9, 20.2],
          ],
          0.8,
          m.spruce,
          { ends: "round", nearer: 1 },
        ),
      ],
      [1, 0, 0],
      -9,
      [0, 0, 0.4],
    ),
  ];
}

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

const flatLay = { pitch: 60, fill: 0.84 } as const;
const c = "daily-living";
const z: Vec = [0, 0, 1];

/** Pictures of the category Daily Living by file name. */
export const dailyLiving: Record<string, () => string> = {
  "reacher-grabber-32-1": () => picture(c, turn(reacher(), z, 42), flatLay),
  "reacher-grabber-32-2": () =>
    picture(c, reacherAtWork(), { yaw: -28, pitch: 18, zoom: 26, target: [-4, 0, 8.6] }),
  "weekly-pill-box-1": () => picture(c, weeklyPillBox(), { yaw: -16, pitch: 58, fill: 0.9 }),
  "easy-grip-cutlery-set-1": () => picture(c, cutlery(), { yaw: -14, pitch: 64, fill: 0.82 }),
  "electric-jar-opener-1": () => picture(c, jarOpener(), { yaw: -24, pitch: 18, fill: 0.8 }),
  "long-handled-shoehorn-1": () => picture(c, turn(shoehorn(), z, 44), flatLay),
  "sock-aid-1": () => picture(c, sockAid(), { yaw: -12, pitch: 48, fill: 0.82 }),
  "button-hook-zipper-pull-1": () => picture(c, turn(buttonHook(), z, 38), flatLay),
  "big-button-phone-1": () => picture(c, bigButtonPhone(), { yaw: -18, pitch: 40, fill: 0.86 }),
  "big-button-phone-2": () =>
    picture(c, bigButtonPhone(), { yaw: -14, pitch: 44, zoom: 38, target: [3, 2, 6] }),
  "talking-alarm-clock-1": () => picture(c, dayClock(), { yaw: -20, pitch: 14, fill: 0.82 }),
  "lighted-magnifier-1": () => picture(c, magnifier(), { yaw: -18, pitch: 30, fill: 0.84 }),
  "two-handled-mug-1": () => picture(c, twoHandledMug(), { yaw: -16, pitch: 22, fill: 0.8 }),
  "overbed-table-1": () => picture(c, overbedTable(), { yaw: -26, pitch: 16, fill: 0.84 }),
};
