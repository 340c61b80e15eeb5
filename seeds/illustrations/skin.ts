import { curve, loft, type Mesh, sheet } from "./mesh.js";
import type { Material } from "./palette.js";
import { add, centre, times, type Vec } from "./vector.js";

/** One cut through a soft body: its middle and its two half axes. */
export interface Section {
  readonly at: Vec;
  readonly u: Vec;
  readonly v: Vec;
  /** 1 is an ellipse, less is squarer. */
  readonly power?: number;
}

const pull = (value: number, e: number): number => Math.sign(value) * Math.abs(value) ** e;

/**
 * A smooth body through cross-sections that may change in size, shape and direction: grips, legs,
 * feet, tubes of cream.
 */
export function skin(
  sections: readonly Section[],
  material: Material,
  options: {
    steps?: number;
    sides?: number;
    caps?: boolean;
    twoSided?: boolean;
    nearer?: number;
    /** Another material for the piece at `t` (0 first section, 1 second …) and angle `a` from u to v. */
    paint?: (t: number, a: number) => Material | undefined;
  } = {},
): Mesh {
  const steps = options.steps ?? 5;
  const sides = options.sides ?? 28;
  const middles = curve(
    sections.map((s) => s.at),
    false,
    steps,
  );
  const us = curve(
    sections.map((s) => s.u),
    false,
    steps,
  );
  const vs = curve(
    sections.map((s) => s.v),
    false,
    steps,
  );
  const powers = curve(
    sections.map((s): Vec => [s.power ?? 1, 0, 0]),
    false,
    steps,
  );
  const rings = middles.map((middle, i) => {
    const u = us[i] as Vec;
    const v = vs[i] as Vec;
    const e = Math.max(0.05, powers[i]?.[0] ?? 1);
    return Array.from({ length: sides }, (_, j) => {
      const a = (j / sides) * Math.PI * 2;
      return add(middle, add(times(u, pull(Math.cos(a), e)), times(v, pull(Math.sin(a), e))));
    });
  });
  const body = loft(rings, material, {
    caps: options.caps ?? true,
    twoSided: options.twoSided,
    nearer: options.nearer,
  });
  const { paint } = options;
  if (!paint) return body;
  const key = (points: readonly Vec[]): string =>
    centre(points)
      .map((n) => n.toFixed(4))
      .join();
  const coats = new Map<string, Material>();
  for (let i = 0; i + 1 < rings.length; i++) {
    const ring = rings[i] as Vec[];
    const after = rings[i + 1] as Vec[];
    for (let j = 0; j < sides; j++) {
      const next = (j + 1) % sides;
      const coat = paint((i + 0.5) / steps, ((j + 0.5) / sides) * Math.PI * 2);
      if (coat)
        coats.set(key([ring[j], ring[next], after[next], after[j]] as readonly Vec[]), coat);
    }
  }
  return body.map((part) =>
    part.kind === "face"
      ? { ...part, material: coats.get(key(part.points)) ?? part.material }
      : part,
  );
}

/** Gives every piece of a mesh the material that `choose` picks for its middle, or keeps its own. */
export const painted = (mesh: Mesh, choose: (middle: Vec) => Material | undefined): Mesh =>
  mesh.map((part) =>
    part.kind === "face"
      ? { ...part, material: choose(centre(part.points)) ?? part.material }
      : part,
  );

/** Cuts a hole: drops every piece of a mesh whose middle `inside` accepts. */
export const cut = (mesh: Mesh, inside: (middle: Vec) => boolean): Mesh =>
  mesh.filter((part) => part.kind !== "face" || !inside(centre(part.points)));

/**
 * A stuffed blanket lying about `middle`, `size` = width, depth and height in cm, stitched into
 * `cells` across and deep.
 */
export function quilt(
  middle: Vec,
  size: Vec,
  cells: readonly [number, number],
  material: Material,
): Mesh {
  const puff = (k: number, n: number): number => Math.abs(Math.sin(k * n * Math.PI)) ** 0.5;
  return sheet(
    (s, t) => [
      middle[0] + (s - 0.5) * size[0],
      middle[1] + (t - 0.5) * size[1],
      middle[2] +
        size[2] *
          (0.25 + 0.75 * puff(s, cells[0]) * puff(t, cells[1])) *
          Math.min(1, 9 * Math.min(s, 1 - s, t, 1 - t) + 0.02) ** 0.5,
    ],
    material,
    { columns: cells[0] * 10, rows: cells[1] * 10 },
  );
}
