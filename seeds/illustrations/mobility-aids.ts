import {
  box,
  caster,
  curve,
  cushion,
  type Drawings,
  grip,
  knob,
  type Material,
  materials as m,
  type Mesh,
  mirrored,
  moved,
  pair,
  picture,
  screw,
  strap,
  tube,
  wheel,
} from "./kit.js";

interface RollatorLook {
  readonly frame: Material;
  readonly seat: Material;
  readonly rim: Material;
  readonly wheelRadius: number;
  readonly tubeRadius: number;
  readonly width: number;
}

/** The handle, brake lever and cable of one side, on top of a handle post at (x, y, z). */
function rollatorHandle(x: number, y: number, z: number, radius: number): Mesh {
  return [
    ...tube(
      [
        [x, y, z - 22],
        [x, y, z - 2],
        [x, y + 7, z],
      ],
      radius * 0.85,
      m.aluminium,
      { bend: 4 },
    ),
    ...grip([x, y + 4, z], [x, y + 17, z], 1.9),
    ...box([x, y + 1.5, z + 0.6], [3, 5, 3.4], m.charcoal, { corner: 1 }),
    // the brake lever curves below the grip
    ...tube(
      [
        [x, y + 0.5, z - 1],
        [x, y + 3, z - 4.4],
        [x, y + 14, z - 5.2],
      ],
      0.7,
      m.slate,
      { bend: 3, ends: "round", sides: 8 },
    ),
    ...tube(
      [
        [x, y - 1, z + 0.6],
        [x + 1.6, y - 4.5, z - 3],
        [x + 1.4, y - 2, z - 16],
        [x + 1, y + 1, z - 32],
      ],
      0.34,
      m.charcoal,
      { bend: 5, sides: 6 },
    ),
  ];
}

function rollator(look: RollatorLook): Mesh {
  const { frame, seat, rim, wheelRadius: r, tubeRadius: t, width } = look;
  const x = width / 2;
  const seatHeight = 54;
  const side: Mesh = [
    // front leg from castor up to the handle post, rear leg from the seat back to the rear wheel
    ...tube(
      [
        [x, -27, r * 2 + 4],
        [x, -24, 34],
        [x, 3, 66],
        [x, 5, 76],
      ],
      t,
      frame,
      { bend: 9 },
    ),
    ...tube(
      [
        [x, -14, 47],
        [x, 12, 46],
        [x, 25, 22],
        [x, 27, r],
      ],
      t,
      frame,
      { bend: 8 },
    ),
    ...tube(
      [
        [x, -25.5, 26],
        [x, 22.5, 26],
      ],
      t * 0.75,
      frame,
    ),
    ...knob([x + t, 4.5, 70], [1, 0, 0], 1.7, m.charcoal),
    ...caster([x, -27, r * 2 + 5], r, { rim, fork: m.slate, trail: -2 }),
    ...wheel([x + 0.4, 27, r], r, { rim, width: r * 0.42 }),
    ...box([x + 0.2, 25, r * 2 + 1.2], [3.6, 4, 5], m.charcoal, { corner: 1.2 }),
    ...moved(rollatorHandle(x, 5, 93, t), [0, 0, 0]),
    ...screw([x + t, -14, 47], [1, 0, 0], 0.8),
  ];
  return [
    ...pair(side),
    // seat, backrest strap, cross bars and bag
    ...cushion([0, -3, seatHeight - 3], [width - 2, 25, 5.5], seat, { soft: 0.3, softAcross: 0.22 }),
    ...tube(
      [
        [-x, -15, 48],
        [x, -15, 48],
      ],
      t * 0.8,
      frame,
    ),
    ...tube(
      [
        [-x, 10, 46],
        [x, 10, 46],
      ],
      t * 0.8,
      frame,
    ),
    ...tube(
      [
        [-x, -22, 27],
        [x, -22, 27],
      ],
      t * 0.6,
      m.slate,
    ),
    ...strap(
      curve([
        [-x, 4, 78],
        [-x * 0.8, 16, 79],
        [-x * 0.4, 20, 79],
        [x * 0.4, 20, 79],
        [x * 0.8, 16, 79],
        [x, 4, 78],
      ]),
      6.5,
      2.2,
      seat,
      { across: [0, 0, 1] },
    ),
    ...cushion([0, -9, 38], [width - 8, 16, 15], m.darkCloth, { soft: 0.3, softAcross: 0.3 }),
  ];
}

const maple: RollatorLook = {
  frame: m.spruce,
  seat: m.vinyl,
  rim: m.slate,
  wheelRadius: 10,
  tubeRadius: 1.5,
  width: 46,
};

export const mobilityAids: Drawings = {
  "folding-rollator-with-seat-1": () =>
    picture("mobility-aids", rollator(maple), { yaw: 38, pitch: 16, fill: 0.8 }),
  "folding-rollator-with-seat-2": () =>
    picture("mobility-aids", rollator(maple), { yaw: 90, pitch: 6, fill: 0.8 }),
};
