import {
  box,
  curve,
  disc,
  ferrule,
  grip,
  holes,
  knob,
  lathe,
  type Mesh,
  materials as m,
  mirrored,
  moved,
  pair,
  strap,
  tube,
  turn,
  wheel,
} from "./kit.js";

/** The right side frame of the walker: front leg with a wheel, rear leg with a rubber tip, grip. */
function walkerSide(): Mesh {
  const t = 1.35;
  return [
    ...tube(
      [
        [29, -21, 20],
        [26, -13, 82],
        [26, 15, 82],
        [29, 23, 20],
      ],
      t,
      m.aluminium,
      { bend: 9 },
    ),
    ...grip([26, -7, 82], [26, 10, 82], 2, m.darkCloth),
    ...tube(
      [
        [28.1, -18.4, 38],
        [28.1, 20.4, 38],
      ],
      1,
      m.aluminium,
    ),
    // height-adjustable lower legs
    ...tube(
      [
        [28.6, -20, 30],
        [29.6, -22.4, 8],
      ],
      1.1,
      m.steel,
    ),
    ...tube(
      [
        [28.6, 22, 30],
        [29.8, 24.6, 3],
      ],
      1.1,
      m.steel,
    ),
    ...holes([30.2, -21, 18], [30.8, -22.4, 11], 3, [1, -0.4, 0]),
    ...holes([30.2, 23.4, 18], [30.9, 24.6, 8], 3, [1, -0.4, 0]),
    ...ferrule([29.8, 24.6, 0], 1.9, 5),
    ...box([30.2, -22.5, 10.5], [3.2, 4.4, 8], m.charcoal, { corner: 1 }),
    ...wheel([32.6, -23, 6.5], 6.5, { width: 2.6, spokes: 5 }),
  ];
}

/** A folding walker with two front wheels; `folded` turns its sides in behind the front. */
export function walker(folded = false): Mesh {
  const sideFrame = walkerSide();
  const right = folded ? turn(sideFrame, [0, 0, 1], 74, [26, -16, 0]) : sideFrame;
  const left = mirrored(sideFrame);
  const leftTurned = folded ? moved(turn(left, [0, 0, 1], -86, [-26, -16, 0]), [0, 7, 0]) : left;
  const front: Mesh = [
    ...tube(
      [
        [-26.6, -15.6, 62],
        [-15, -19, 62],
        [15, -19, 62],
        [26.6, -15.6, 62],
      ],
      1.3,
      m.aluminium,
      { bend: 7 },
    ),
    ...tube(
      [
        [-17, -18.6, 61],
        [-17, -19.6, 42],
        [17, -19.6, 42],
        [17, -18.6, 61],
      ],
      1.2,
      m.aluminium,
      { bend: 7 },
    ),
    ...pair([
      ...box([14, -19.6, 62], [4.6, 3.6, 6], m.spruce, { corner: 1 }),
      ...disc([14, -21.6, 62], 1.3, 1, m.pearl, [0, -1, 0]),
    ]),
    ...box([0, -19.4, 62], [13, 3.2, 3.4], m.spruce, { corner: 1.4 }),
  ];
  return [...front, ...right, ...leftTurned];
}

/** One glide ski: an upturned runner with a socket that takes a walker's rear leg. */
function ski(): Mesh {
  return [
    ...strap(
      curve([
        [0, -9.6, 4.4],
        [0, -8, 1.9],
        [0, -5, 0.8],
        [0, 0, 0.7],
        [0, 4.6, 0.8],
        [0, 7.2, 1.8],
        [0, 8.4, 3.4],
      ]),
      4.6,
      1.2,
      m.spruce,
      { across: [1, 0, 0] },
    ),
    ...strap(
      curve([
        [0, -5, 1.5],
        [0, 0, 1.4],
        [0, 4.4, 1.5],
      ]),
      2,
      0.6,
      m.sage,
      { across: [1, 0, 0] },
    ),
    ...lathe(
      [
        [2.3, 1.2],
        [2.1, 2],
        [1.75, 3],
        [1.75, 6.6],
        [1.95, 6.8],
        [1.95, 8],
        [1.7, 8.2],
        [1.4, 8.2],
      ],
      m.spruce,
      { origin: [0, 0, 0] },
    ),
    ...lathe(
      [
        [1.27, 8],
        [1.27, 17],
        [1.1, 17.2],
      ],
      m.aluminium,
    ),
    ...holes([0, -1.3, 11], [0, -1.3, 15], 2, [0, -1, 0], 0.34),
    ...knob([1.7, 0, 5], [1, 0, 0], 1),
  ];
}

/** Two glide skis side by side, one a little behind. */
export const glideSkis = (): Mesh => [
  ...moved(ski(), [-5, -2, 0]),
  ...moved(turn(ski(), [0, 0, 1], -8), [5, 3, 0]),
];
