/** A point or direction in centimetres: x to the right, y away from the viewer, z up. */
export type Vec = readonly [x: number, y: number, z: number];

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const length = (a: Vec): number => Math.hypot(a[0], a[1], a[2]);
export const between = (a: Vec, b: Vec, t: number): Vec => add(times(a, 1 - t), times(b, t));

/** Unit vector; a zero vector becomes "up", so that degenerate faces never give NaN. */
export function unit(a: Vec): Vec {
  const size = length(a);
  return size < 1e-9 ? [0, 0, 1] : times(a, 1 / size);
}

/** The mean of some points. */
export function centre(points: readonly Vec[]): Vec {
  return times(
    points.reduce((sum, point) => add(sum, point), [0, 0, 0] as Vec),
    1 / Math.max(1, points.length),
  );
}

/** Turns `point` about an axis through the origin by `degrees` (right-hand rule). */
export function turned(point: Vec, axis: Vec, degrees: number): Vec {
  const k = unit(axis);
  const angle = (degrees * Math.PI) / 180;
  const c = Math.cos(angle);
  return add(
    add(times(point, c), times(cross(k, point), Math.sin(angle))),
    times(k, dot(k, point) * (1 - c)),
  );
}

/** Two unit vectors that with `axis` form a right-handed frame; `hint` steers the first one. */
export function frame(axis: Vec, hint?: Vec): { u: Vec; v: Vec; w: Vec } {
  const w = unit(axis);
  const help: Vec = hint ?? (Math.abs(w[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0]);
  const u = unit(subtract(help, times(w, dot(help, w))));
  return { u, v: cross(w, u), w };
}
