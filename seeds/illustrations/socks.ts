import { disc, type Mesh, mirrored, moved, nearer, turn } from "./mesh.js";
import { type Material, materials as m } from "./palette.js";
import { painted, type Section, skin } from "./skin.js";
import type { Vec } from "./vector.js";

/** How a sock is knitted: its height above the floor in cm and the yarns of its parts. */
export interface SockLook {
  readonly height: number;
  readonly yarn: Material;
  readonly tips: Material;
  readonly cuff: Material;
  readonly ribs: Material;
  /** 1 as worn on a leg, less when it lies flat. */
  readonly depth?: number;
  /** Width of the ribbed top in cm. */
  readonly cuffHeight?: number;
}

/** A sock as if worn, heel at the origin, toes towards −y; the leg's shape follows its height. */
function sections(look: SockLook, inset: number): Section[] {
  const k = look.depth ?? 1;
  const leg: readonly (readonly [z: number, rx: number, ry: number, y: number])[] = [
    [40, 5.6, 6, -0.4],
    [36, 5.7, 6.2, -0.2],
    [30, 5.7, 6.3, 0.1],
    [24, 5.1, 5.6, 0.1],
    [18, 4.2, 4.7, 0],
    [13, 3.6, 4.1, -0.1],
  ];
  const across = (r: number): Vec => [(r - inset) * k, 0, 0];
  const top = look.height;
  const upper = leg.filter(([z]) => z < top - 2.5);
  const first = leg.find(([z]) => z < top) ?? leg[leg.length - 1];
  const [, rx, ry, y] = first as readonly [number, number, number, number];
  return [
    { at: [0, y, top], u: across(rx), v: [0, ry - inset, 0] },
    ...upper.map(([z, a, b, shift]) => ({
      at: [0, shift, z] as Vec,
      u: across(a),
      v: [0, b - inset, 0] as Vec,
    })),
    { at: [0, -0.3, 9], u: across(3.4), v: [0, 4.1 - inset, -0.7] },
    { at: [0, -0.6, 5.6], u: across(3.5), v: [0, 3.9 - inset, -2.8 + inset] },
    { at: [0, -2.8, 3.9], u: across(3.6), v: [0, 1.9, -3.8 + inset] },
    { at: [0, -6.4, 3.1], u: across(3.8), v: [0, 0.2, -3 + inset] },
    { at: [0, -11, 2.6], u: across(4.2), v: [0, 0, -2.5 + inset] },
    { at: [0, -15, 2.2], u: across(4.1), v: [0, 0, -2 + inset] },
    { at: [0, -18, 2], u: across(3.2), v: [0, 0, -1.6 + inset] },
    { at: [0, -19.4, 1.9], u: across(1.9), v: [0, 0, -1 + inset] },
    { at: [0, -19.9, 1.9], u: [0.02, 0, 0], v: [0, 0, -0.02] },
  ];
}

export function sock(look: SockLook): Mesh {
  const cuffHeight = look.cuffHeight ?? 4;
  const cuts = sections(look, 0);
  // heel and toes start a fixed number of sections before the tip
  const heel = cuts.length - 9;
  const toes = cuts.length - 4;
  const body = painted(
    skin(cuts, look.yarn, {
      caps: false,
      twoSided: true,
      sides: 72,
      steps: 8,
      paint: (t, a) => {
        if (t > toes) return look.tips;
        const back = a > Math.PI * 0.06 && a < Math.PI * 0.94;
        return back && t > heel && t < heel + 2.5 ? look.tips : undefined;
      },
    }),
    (p) => {
      if (p[2] < look.height - cuffHeight) return undefined;
      const around = Math.atan2(p[1], p[0] / (look.depth ?? 1));
      return Math.floor((around / (Math.PI * 2)) * 36) % 2 ? look.cuff : look.ribs;
    },
  );
  const lining = skin(sections(look, 0.35).slice(0, 3), look.ribs, {
    caps: false,
    twoSided: true,
    sides: 48,
    steps: 6,
  });
  return [...body, ...lining];
}

/** The sock laid flat on the floor, leg along +y, toes to the right. */
export function flatSock(look: SockLook): Mesh {
  return moved(
    turn(turn(sock({ ...look, depth: 0.24 }), [0, 1, 0], 90), [0, 0, 1], 90),
    [0, 0, 1.3],
  );
}

/** Round rubber dots on the sole of a worn sock. */
export function gripDots(material: Material): Mesh {
  const rows: readonly (readonly [y: number, half: number])[] = [
    [-17, 2],
    [-15, 3.2],
    [-13, 3.4],
    [-11, 3.4],
    [-9, 3],
    [-7, 2.6],
    [-5, 2.6],
    [-3, 2.4],
    [-1, 1.8],
  ];
  return rows.flatMap(([y, half], i) => {
    const count = i % 2 ? 4 : 3;
    return Array.from({ length: count }, (_, j) => {
      const x = -half + (2 * half * j) / (count - 1);
      return nearer(disc([x * 0.76, y, 0.3], 0.52, 0.9, material), 0.5);
    }).flat();
  });
}

/** The looks of the shop's socks. */
export const sockLooks = {
  compression: {
    height: 39,
    yarn: m.spruceCloth,
    tips: m.sageCloth,
    cuff: m.sageCloth,
    ribs: m.sage,
    cuffHeight: 4,
  },
  crewCream: {
    height: 22,
    yarn: m.creamCloth,
    tips: m.greyCloth,
    cuff: m.creamCloth,
    ribs: m.birch,
    cuffHeight: 8,
  },
  crewGrey: {
    height: 22,
    yarn: m.greyCloth,
    tips: m.darkCloth,
    cuff: m.greyCloth,
    ribs: m.grey,
    cuffHeight: 8,
  },
  crewNavy: {
    height: 22,
    yarn: m.navyCloth,
    tips: m.skyCloth,
    cuff: m.navyCloth,
    ribs: m.navy,
    cuffHeight: 8,
  },
  grip: {
    height: 18,
    yarn: m.skyCloth,
    tips: m.navyCloth,
    cuff: m.skyCloth,
    ribs: m.sky,
    cuffHeight: 5,
  },
} as const satisfies Record<string, SockLook>;

/** Two knee-high compression socks standing side by side. */
export function compressionSocks(): Mesh {
  const one = sock(sockLooks.compression);
  return [
    ...moved(turn(one, [0, 0, 1], 8), [-7.4, 1, 0]),
    ...moved(turn(mirrored(one), [0, 0, 1], -6), [7.4, -1, 0]),
  ];
}

/** Three pairs of crew socks laid flat, one sock of each pair peeping out from under the other. */
export function crewSocks(): Mesh {
  const looks = [sockLooks.crewCream, sockLooks.crewGrey, sockLooks.crewNavy];
  const places: readonly (readonly [number, number])[] = [
    [-13, 12],
    [13, 12],
    [0, -15],
  ];
  return looks.flatMap((look, i) => {
    const one = turn(flatSock(look), [0, 0, 1], -6);
    const [x, y] = places[i] as readonly [number, number];
    return moved(
      [...moved(turn(one, [0, 0, 1], 8), [-3.4, 1.6, 0]), ...moved(one, [0, 0, 2.4])],
      [x, y, 0],
    );
  });
}

/** One grip sock standing, the other on its back with its dotted sole to the front. */
export function gripSocks(): Mesh {
  const one = sock(sockLooks.grip);
  const dotted: Mesh = [...one, ...gripDots(m.coral)];
  return [
    ...moved(turn(one, [0, 0, 1], -58), [-5.5, 4, 0]),
    ...moved(turn(turn(dotted, [1, 0, 0], -78), [0, 0, 1], -24), [8, -4, 4.3]),
  ];
}
