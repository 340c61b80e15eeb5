import { type Mesh, moved, scaled, turn } from "./mesh.js";

/**
 * A product for a scene of several: turned about its upright axis, enlarged until its longest side
 * is `size` centimetres, and set down on the floor (or at `z`) with its middle at (x, y).
 */
export function placed(
  mesh: Mesh,
  options: { x: number; y: number; z?: number; size?: number; degrees?: number },
): Mesh {
  const turned = turn(mesh, [0, 0, 1], options.degrees ?? 0);
  const points = turned.flatMap((part) => (part.kind === "face" ? part.points : []));
  const span = (axis: 0 | 1 | 2): { low: number; high: number } =>
    points.reduce(
      ({ low, high }, p) => ({ low: Math.min(low, p[axis]), high: Math.max(high, p[axis]) }),
      { low: Number.POSITIVE_INFINITY, high: Number.NEGATIVE_INFINITY },
    );
  const [across, deep, tall] = [span(0), span(1), span(2)];
  const longest = Math.max(across.high - across.low, deep.high - deep.low, tall.high - tall.low);
  const k = options.size === undefined ? 1 : options.size / longest;
  return moved(scaled(turned, k), [
    options.x - ((across.low + across.high) / 2) * k,
    options.y - ((deep.low + deep.high) / 2) * k,
    (options.z ?? 0) - tall.low * k,
  ]);
}
