import { curve, loft, type Mesh } from "./mesh.js";
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
  return loft(rings, material, {
    caps: options.caps ?? true,
    twoSided: options.twoSided,
    nearer: options.nearer,
  });
}

/** Gives every piece of a mesh the material that `choose` picks for its middle, or keeps its own. */
export const painted = (mesh: Mesh, choose: (middle: Vec) => Material | undefined): Mesh =>
  mesh.map((part) =>
    part.kind === "face"
      ? { ...part, material: choose(centre(part.points)) ?? part.material }
      : part,
  );
