import {
  ball,
  box,
  caster,
  curve,
  cushion,
  decal,
  disc,
  floorPlane,
  grip,
  lathe,
  type Material,
  type Mesh,
  materials as m,
  pair,
  roundedRectangle,
  screw,
  sidePlane,
  slab,
  strap,
  tube,
  turn,
  type Vec,
  wheel,
  wheelchairWheel,
} from "./kit.js";

/** What tells one wheelchair from another; lengths in centimetres. */
export interface ChairLook {
  readonly kind: "self-propelled" | "transport" | "power";
  readonly frame: Material;
  readonly cloth: Material;
  readonly width: number;
  /** Folded side to side, its seat cloth pulled up. */
  readonly folded?: boolean;
}

const rearRadius = { "self-propelled": 30, transport: 15, power: 16 } as const;
const rearAxle = { "self-propelled": 14, transport: 22, power: 19 } as const;

/** Hanger, foot plate and heel loop of one side. */
function footrest(x: number, inwards: number, material: Material): Mesh {
  return [
    ...tube(
      [
        [x, -16, 48],
        [x, -25, 47],
        [x - 1, -40, 14],
        [x - 2, -43, 9],
      ],
      1.15,
      material,
      { bend: 7 },
    ),
    ...tube(
      [
        [x - 1.6, -41.5, 12],
        [x - 2, -43, 8],
      ],
      1.5,
      m.charcoal,
    ),
    ...turn(
      slab(
        roundedRectangle(inwards, 17, 3),
        1.6,
        m.charcoal,
        floorPlane([x - 2 - inwards / 2, -45, 7.6]),
        {
          edge: 0.5,
        },
      ),
      [1, 0, 0],
      8,
      [0, -45, 8],
    ),
  ];
}

/** Armrest with pad and skirt of one side. */
function armrest(x: number, material: Material, pad: Material, skirt: Material): Mesh {
  return [
    ...tube(
      [
        [x, -9, 47],
        [x, -9, 71],
        [x, 20, 71],
        [x, 23, 60],
      ],
      1,
      material,
      { bend: 4 },
    ),
    ...cushion([x, 5, 73.4], [5.4, 29, 3.6], pad, { soft: 0.45, softAcross: 0.3 }),
    ...slab(roundedRectangle(26, 17, 2), 0.5, skirt, sidePlane([x - 0.8, 6, 60])),
  ];
}

function side(look: ChairLook): Mesh {
  const { kind, frame, cloth } = look;
  const x = look.width / 2;
  const rear = rearRadius[kind];
  const axle = rearAxle[kind];
  const wheels: Mesh =
    kind === "self-propelled"
      ? [
          ...wheelchairWheel([x + 5.4, axle, rear], rear, 1),
          ...tube(
            [
              [x, axle, rear],
              [x + 5, axle, rear],
            ],
            1.6,
            m.slate,
          ),
          // parking brake
          ...tube(
            [
              [x + 2.4, -12, 46],
              [x + 3.4, -18, 57],
            ],
            0.6,
            m.steel,
            { ends: "round", sides: 8 },
          ),
          ...ball([x + 3.4, -18, 58], 1.4, m.rubber),
          ...box([x + 2.6, -12.5, 46], [2.4, 6, 3], m.charcoal, { corner: 0.8 }),
        ]
      : kind === "transport"
        ? [
            ...wheel([x + 3.6, axle, rear], rear, { width: 4, rim: m.slate, spokes: 6 }),
            ...tube(
              [
                [x, axle, rear],
                [x + 3, axle, rear],
              ],
              1.2,
              m.slate,
            ),
          ]
        : [
            ...wheel([x + 4.6, axle, rear], rear, {
              width: 7,
              rim: m.slate,
              hub: m.pearl,
              spokes: 6,
            }),
            ...tube(
              [
                [x - 7, axle, rear],
                [x + 4, axle, rear],
              ],
              4.6,
              m.charcoal,
              { sides: 20 },
            ),
          ];
  return [
    ...wheels,
    // side frame
    ...tube(
      [
        [x, -17, 48],
        [x, 25, 48],
      ],
      1.25,
      frame,
    ),
    ...tube(
      [
        [x, -22, 49],
        [x, -23, 21],
        [x, 27, 21],
      ],
      1.25,
      frame,
      { bend: 6 },
    ),
    ...tube(
      [
        [x, 26, 19],
        [x, 26, 90],
        [x, 29, 95],
        [x, 34, 95.6],
      ],
      1.25,
      frame,
      { bend: 5 },
    ),
    ...grip([x, 31, 95.5], [x, 42, 96], 1.8),
    ...caster([x - 0.5, -23, 24], kind === "power" ? 9 : 9.5, {
      trail: 3,
      width: kind === "power" ? 5 : 3.2,
    }),
    ...armrest(x + 0.6, frame, m.charcoal, cloth),
    ...footrest(x - 1.5, look.folded ? 4 : look.width / 2 - 4, frame),
    ...screw([x + 1.2, 26, 48], [1, 0, 0], 0.8),
    ...(kind === "transport"
      ? [
          ...tube(
            [
              [x, 33, 93],
              [x, 42, 91],
            ],
            0.6,
            m.slate,
            { ends: "round", sides: 8 },
          ),
          ...tube(
            curve([
              [x, 32, 94],
              [x + 2, 29, 84],
              [x + 2, 28, 60],
              [x + 2.4, 24, 26],
            ]),
            0.34,
            m.charcoal,
            { sides: 6 },
          ),
        ]
      : []),
  ];
}

/** Seat and back cloth: taut, or folded up between the sides. */
function cloths(look: ChairLook): Mesh {
  const { cloth, width, folded } = look;
  const half = width / 2;
  if (folded) {
    const panel = (sign: 1 | -1): Mesh =>
      turn(
        slab(roundedRectangle(19, 38, 2), 1.6, cloth, floorPlane([sign * 8.6, 3, 49])),
        [0, 1, 0],
        sign * 62,
        [sign * half * 0.86, 3, 49],
      );
    return [
      ...panel(1),
      ...panel(-1),
      ...strap(
        curve([
          [-half, 26, 72],
          [-half * 0.45, 35, 72],
          [0, 38, 72],
          [half * 0.45, 35, 72],
          [half, 26, 72],
        ]),
        36,
        1.6,
        cloth,
        { across: [0, 0, 1] },
      ),
    ];
  }
  return [
    ...cushion([0, 2.5, 50.5], [width - 2, 42, 5], cloth, { soft: 0.35, softAcross: 0.18 }),
    ...turn(
      cushion([0, 25.5, 73], [width - 0.5, 3.6, 38], cloth, { soft: 0.4, softAcross: 0.4 }),
      [1, 0, 0],
      -2,
      [0, 25, 54],
    ),
    ...strap(
      [
        [-half + 2, 23, 78],
        [half - 2, 23, 78],
      ],
      1.2,
      0.4,
      m.slate,
      { across: [0, 0, 1] },
    ),
  ];
}

/** A wheelchair that faces −y. */
export function wheelchair(look: ChairLook): Mesh {
  const x = look.width / 2;
  const rise = look.folded ? 8 : 0;
  const cross = (sign: 1 | -1, y: number): Mesh =>
    tube(
      [
        [sign * x, y, 22],
        [-sign * x, y, 47 + rise],
      ],
      1.1,
      look.frame,
    );
  const power: Mesh =
    look.kind === "power"
      ? [
          ...cushion([0, 10, 34], [x * 2 - 10, 24, 15], m.charcoal, {
            soft: 0.25,
            softAcross: 0.2,
          }),
          ...decal(
            `<rect width="200" height="50" rx="14" fill="#4A595C"/>${[0, 1, 2, 3].map((i) => `<rect x="${18 + i * 42}" y="14" width="32" height="22" rx="6" fill="${i < 3 ? "#7FC69A" : "#75868A"}"/>`).join("")}`,
            [200, 50],
            [-8, -2.6, 38],
            [0.08, 0, 0],
            [0, 0, -0.08],
            1.2,
          ),
          ...joystick([x + 0.8, -15, 74]),
        ]
      : [];
  return [
    ...pair(side(look)),
    ...cross(1, -4),
    ...cross(-1, -1.6),
    ...cross(1, 14),
    ...cross(-1, 16.4),
    ...cloths(look),
    ...power,
  ];
}

/** The control box with its stick at the end of an armrest. */
export function joystick(at: Vec): Mesh {
  const [x, y, z] = at;
  return [
    ...tube(
      [
        [x, y + 16, z - 3],
        [x, y + 2, z - 3],
      ],
      0.9,
      m.slate,
    ),
    ...cushion([x, y, z], [9.5, 15, 6.5], m.charcoal, { soft: 0.3, softAcross: 0.35 }),
    ...lathe(
      [
        [3, 0],
        [2.7, 0.7],
        [1.6, 1.6],
        [0.8, 2.4],
      ],
      m.rubber,
      { origin: [x, y - 2.4, z + 2.8] },
    ),
    ...tube(
      [
        [x, y - 2.4, z + 4],
        [x, y - 2.4, z + 8],
      ],
      0.55,
      m.steel,
    ),
    ...lathe(
      [
        [0.9, 0],
        [1.7, 0.6],
        [1.9, 1.6],
        [1.5, 2.8],
        [0.5, 3.2],
      ],
      m.charcoal,
      { origin: [x, y - 2.4, z + 6.6] },
    ),
    ...disc([x - 2.4, y + 4, z + 3.3], 0.8, 0.5, m.amber, [0, 0, 1]),
    ...disc([x, y + 4.4, z + 3.3], 0.8, 0.5, m.coral, [0, 0, 1]),
    ...disc([x + 2.4, y + 4, z + 3.3], 0.8, 0.5, m.sage, [0, 0, 1]),
  ];
}
