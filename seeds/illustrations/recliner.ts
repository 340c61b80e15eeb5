import {
  box,
  curve,
  cushion,
  decal,
  type Material,
  type Mesh,
  materials as m,
  pair,
  roundedRectangle,
  sidePlane,
  slab,
  tube,
  turn,
} from "./kit.js";

/** Angles of the chair in degrees: how far its parts have moved from upright sitting. */
export interface ReclinerPose {
  /** The back leaning away. */
  readonly back: number;
  /** The leg rest swung up. */
  readonly legs: number;
  /** The whole chair tipped forwards to help someone stand up. */
  readonly lift: number;
}

const cloth: Material = m.sageCloth;

/** A padded arm with a front panel. */
const arm: Mesh = [
  ...slab(roundedRectangle(76, 46, 9), 13, cloth, sidePlane([29, 2, 36]), { edge: 4 }),
  ...cushion([36, -1, 59], [16, 76, 12], cloth, { soft: 0.6, softAcross: 0.35 }),
];

/** A power lift recliner that faces −y, its remote control hanging over the right arm. */
export function liftRecliner(pose: ReclinerPose): Mesh {
  const seat = cushion([0, -6, 45], [58, 62, 17], cloth, { soft: 0.45, softAcross: 0.22 });
  const tiers = [
    [58, 24, 60],
    [76, 25, 56],
    [96, 26, 60],
  ] as const;
  const backrest = turn(
    turn(
      [
        ...slab(
          roundedRectangle(60, 68, 12),
          9,
          cloth,
          { origin: [0, 40, 76], u: [1, 0, 0], v: [0, 0, 1] },
          { edge: 3.4 },
        ),
        ...tiers.flatMap(([z, depth, width]) =>
          cushion([0, depth + 2, z], [width - 1, 19, z > 90 ? 25 : 22], cloth, {
            soft: 0.62,
            softAcross: 0.5,
          }),
        ),
      ],
      [1, 0, 0],
      -8,
      [0, 30, 46],
    ),
    [1, 0, 0],
    -pose.back,
    [0, 28, 44],
  );
  const legRest = turn(
    [
      ...cushion([0, -38, 28], [56, 12, 30], cloth, { soft: 0.5, softAcross: 0.4 }),
      ...box([0, -34, 27], [44, 4, 24], m.slate, { corner: 1.4 }),
    ],
    [1, 0, 0],
    -pose.legs,
    [0, -34, 43],
  );
  const body = turn(
    [
      ...box([0, 4, 25], [58, 62, 20], cloth, { corner: 4, edge: 2 }),
      ...seat,
      ...backrest,
      ...legRest,
      ...pair(arm),
      ...remote(),
    ],
    [1, 0, 0],
    pose.lift,
    [0, -30, 14],
  );
  const base: Mesh = [
    ...pair([
      ...box([29, 2, 2.4], [6, 72, 4.8], m.charcoal, { corner: 1.4 }),
      ...(pose.lift > 0
        ? [
            ...tube(
              [
                [27, 26, 5],
                [27, -12, 24 + pose.lift * 0.2],
              ],
              1.7,
              m.slate,
            ),
            ...tube(
              [
                [27, -26, 5],
                [27, 16, 26 + pose.lift * 0.75],
              ],
              1.7,
              m.slate,
            ),
          ]
        : [...box([27, 2, 9], [4, 60, 10], m.slate, { corner: 1 })]),
    ]),
    ...box([0, -28, 2.4], [56, 6, 4.8], m.charcoal, { corner: 1 }),
    ...box([0, 32, 2.4], [56, 6, 4.8], m.charcoal, { corner: 1 }),
    ...(pose.lift > 0
      ? tube(
          [
            [0, 30, 6],
            [0, -2, 24 + pose.lift * 0.3],
          ],
          3,
          m.charcoal,
        )
      : []),
  ];
  return [...base, ...body];
}

/** The wired remote control, hooked over the arm. */
function remote(): Mesh {
  const face = `<rect width="60" height="130" rx="16" fill="#1A2625"/><circle cx="30" cy="34" r="18" fill="#7FC69A"/><path d="M30 24L40 38H20Z" fill="#1A2625"/><circle cx="30" cy="84" r="18" fill="#F2B84B"/><path d="M30 94L40 80H20Z" fill="#1A2625"/>`;
  return [
    ...box([43.4, -14, 49], [2.6, 6.6, 15], m.charcoal, { corner: 1 }),
    ...decal(face, [60, 130], [44.8, -17, 55.6], [0, 0.1, 0], [0, 0, -0.1], 0.6),
    ...tube(
      curve([
        [43.4, -14, 41.6],
        [43.8, -12, 33],
        [43.4, -2, 27],
        [43, 12, 23],
        [41, 22, 20],
      ]),
      0.5,
      m.charcoal,
      { sides: 8 },
    ),
  ];
}
