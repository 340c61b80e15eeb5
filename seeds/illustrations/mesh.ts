import type { Material } from "./palette.js";
import {
  add,
  between,
  centre,
  cross,
  dot,
  frame,
  length,
  subtract,
  times,
  turned,
  unit,
  type Vec,
} from "./vector.js";

/** One flat piece of a surface. `normal` points outwards; `twoSided` pieces are seen from both sides. */
export interface Face {
  readonly kind: "face";
  readonly points: readonly Vec[];
  readonly normal: Vec;
  /** One normal per point where the surface is curved, for smooth shading. */
  readonly normals?: readonly Vec[];
  readonly material: Material;
  readonly twoSided?: boolean;
  /** A hint (in centimetres) that it lies on something else and wins against that surface. */
  readonly nearer?: number;
}

/** Flat SVG artwork on a surface: svg unit (1,0) is `u` and (0,1) is `v` (v points down the drawing). */
export interface Decal {
  readonly kind: "decal";
  readonly origin: Vec;
  readonly u: Vec;
  readonly v: Vec;
  /** Width and height in svg units. */
  readonly size: readonly [number, number];
  readonly svg: string;
  readonly nearer?: number;
}

/** A thing made of faces and decals, in centimetres. Meshes are joined by spreading: `[...a, ...b]`. */
export type Mesh = readonly (Face | Decal)[];

type Ring = readonly Vec[];

const at = <T>(list: readonly T[], index: number): T => list[index] as T;

/** Skin through rings of equally many points; capped ends make it a closed body. */
export function loft(
  rings: readonly Ring[],
  material: Material,
  options: { caps?: boolean; open?: boolean; twoSided?: boolean; nearer?: number } = {},
): Mesh {
  const quads: Vec[][] = [];
  for (let i = 0; i + 1 < rings.length; i++) {
    const a = at(rings, i);
    const b = at(rings, i + 1);
    const count = options.open ? a.length - 1 : a.length;
    for (let j = 0; j < count; j++) {
      const next = (j + 1) % a.length;
      quads.push([at(a, j), at(a, next), at(b, next), at(b, j)]);
    }
  }
  if (options.caps) {
    quads.push(...cap(at(rings, 0)).map((quad) => [...quad].reverse()));
    quads.push(...cap(at(rings, rings.length - 1)));
  }
  const middle = centre(rings.map((ring) => centre(ring)));
  let volume = 0;
  for (const quad of quads) {
    const [a, b, c, d] = quad.map((point) => subtract(point, middle)) as [Vec, Vec, Vec, Vec?];
    volume += dot(a, cross(b, c)) + (d ? dot(a, cross(c, d)) : 0);
  }
  const sign = volume < 0 ? -1 : 1;
  const faces = quads
    .filter((points) => length(doubled(points)) > 1e-7)
    .map((points) => ({
      kind: "face" as const,
      points,
      normal: times(unit(doubled(points)), sign),
      material,
      twoSided: options.twoSided,
      nearer: options.nearer,
    }));
  return smoothed(faces);
}

/** Twice the area of a polygon, as a vector along its normal. */
function doubled(points: readonly Vec[]): Vec {
  const n = points.length;
  const origin = at(points, 0);
  let sum: Vec = [0, 0, 0];
  for (let i = 1; i + 1 < n; i++) {
    sum = add(sum, cross(subtract(at(points, i), origin), subtract(at(points, i + 1), origin)));
  }
  return sum;
}

/** Faces that meet at less than this angle (its cosine) are one curved surface. */
const crease = Math.cos((42 * Math.PI) / 180);

/** Gives every point of every face the mean normal of the gently meeting faces around it. */
function smoothed(faces: readonly Face[]): Face[] {
  const key = (p: Vec): string => p.map((part) => Math.round(part * 2000)).join();
  const around = new Map<string, Face[]>();
  for (const face of faces) {
    for (const point of face.points) {
      const spot = key(point);
      const list = around.get(spot);
      if (list) list.push(face);
      else around.set(spot, [face]);
    }
  }
  return faces.map((face) => ({
    ...face,
    normals: face.points.map((point) =>
      unit(
        (around.get(key(point)) ?? [face]).reduce(
          (sum, other) => (dot(other.normal, face.normal) > crease ? add(sum, other.normal) : sum),
          [0, 0, 0] as Vec,
        ),
      ),
    ),
  }));
}

/** Closes a ring with shrinking copies of itself, so that big flat faces still sort by depth. */
function cap(ring: Ring): Vec[][] {
  const middle = centre(ring);
  const reach = Math.max(...ring.map((point) => length(subtract(point, middle))));
  const steps = Math.max(1, Math.min(8, Math.ceil(reach / 4)));
  const quads: Vec[][] = [];
  for (let i = 0; i < steps; i++) {
    const outer = ring.map((point) => between(point, middle, i / steps));
    const inner = ring.map((point) => between(point, middle, (i + 1) / steps));
    for (let j = 0; j < ring.length; j++) {
      const next = (j + 1) % ring.length;
      quads.push([at(outer, j), at(outer, next), at(inner, next), at(inner, j)]);
    }
  }
  return quads;
}

/** Rounds the corners of a line of points; `bend` is the distance from a corner where the curve starts. */
export function rounded(points: readonly Vec[], bend: number, closed = false, steps = 7): Vec[] {
  const result: Vec[] = [];
  const n = points.length;
  for (let i = 0; i < n; i++) {
    const here = at(points, i);
    const isEnd = !closed && (i === 0 || i === n - 1);
    if (isEnd) {
      result.push(here);
      continue;
    }
    const before = at(points, (i - 1 + n) % n);
    const after = at(points, (i + 1) % n);
    const into = Math.min(bend, length(subtract(before, here)) / 2);
    const out = Math.min(bend, length(subtract(after, here)) / 2);
    const start = add(here, times(unit(subtract(before, here)), into));
    const end = add(here, times(unit(subtract(after, here)), out));
    for (let k = 0; k <= steps; k++) {
      const t = k / steps;
      result.push(between(between(start, here, t), between(here, end, t), t));
    }
  }
  return result.filter((point, i) => i === 0 || length(subtract(point, at(result, i - 1))) > 1e-4);
}

/** A smooth curve through all the points (Catmull-Rom), for cords, straps and soft outlines. */
export function curve(points: readonly Vec[], closed = false, steps = 8): Vec[] {
  const n = points.length;
  const pick = (i: number): Vec =>
    closed ? at(points, (i + n) % n) : at(points, Math.min(n - 1, Math.max(0, i)));
  const result: Vec[] = [];
  const spans = closed ? n : n - 1;
  for (let i = 0; i < spans; i++) {
    const [p0, p1, p2, p3] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)];
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      const blend = (axis: 0 | 1 | 2): number =>
        0.5 *
        (2 * p1[axis] +
          (p2[axis] - p0[axis]) * t +
          (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
          (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t);
      result.push([blend(0), blend(1), blend(2)]);
    }
  }
  if (!closed) result.push(at(points, n - 1));
  return result;
}

/** Rings of a profile carried along a path without twisting; long straight runs are cut up. */
function swept(
  path: readonly Vec[],
  closed: boolean,
  ring: (here: Vec, u: Vec, v: Vec, t: number) => Vec[],
  hint?: Vec,
  maxStep = 3,
): Vec[][] {
  const fine: Vec[] = [];
  const n = path.length;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const a = at(path, i);
    const b = at(path, (i + 1) % n);
    const cuts = Math.max(1, Math.ceil(length(subtract(b, a)) / maxStep));
    for (let k = 0; k < cuts; k++) fine.push(between(a, b, k / cuts));
  }
  if (!closed) fine.push(at(path, n - 1));
  const count = fine.length;
  let { u } = frame(subtract(at(fine, 1), at(fine, 0)), hint);
  const rings: Vec[][] = [];
  for (let i = 0; i < count; i++) {
    const before = at(fine, closed ? (i - 1 + count) % count : Math.max(0, i - 1));
    const after = at(fine, closed ? (i + 1) % count : Math.min(count - 1, i + 1));
    const along = unit(subtract(after, before));
    u = unit(subtract(u, times(along, dot(u, along))));
    rings.push(ring(at(fine, i), u, cross(along, u), i / Math.max(1, count - 1)));
  }
  if (closed) rings.push(at(rings, 0) as Vec[]);
  return rings;
}

/** A round bar or hose along a path. `bend` rounds its corners; `taper` scales the radius along it. */
export function tube(
  points: readonly Vec[],
  radius: number,
  material: Material,
  options: {
    bend?: number;
    closed?: boolean;
    sides?: number;
    ends?: "flat" | "round";
    taper?: (t: number) => number;
    nearer?: number;
  } = {},
): Mesh {
  const closed = options.closed ?? false;
  const path = options.bend ? rounded(points, options.bend, closed) : [...points];
  const sides = options.sides ?? 12;
  const circle = (here: Vec, u: Vec, v: Vec, r: number): Vec[] =>
    Array.from({ length: sides }, (_, i) => {
      const angle = (i / sides) * Math.PI * 2;
      return add(here, add(times(u, Math.cos(angle) * r), times(v, Math.sin(angle) * r)));
    });
  const rings = swept(
    path,
    closed,
    (here, u, v, t) => circle(here, u, v, radius * (options.taper?.(t) ?? 1)),
    undefined,
    Math.max(2, radius * 2),
  );
  if (!closed && options.ends === "round") {
    const dome = (end: Vec[], outwards: Vec): Vec[][] => {
      const middle = centre(end);
      return [25, 50, 70, 85].map((degrees) => {
        const angle = (degrees * Math.PI) / 180;
        return end.map((point) =>
          add(
            add(middle, times(subtract(point, middle), Math.cos(angle))),
            times(outwards, Math.sin(angle) * length(subtract(at(end, 0), middle))),
          ),
        );
      });
    };
    const first = at(rings, 0);
    const last = at(rings, rings.length - 1);
    const front = unit(subtract(at(path, 0), at(path, 1)));
    const back = unit(subtract(at(path, path.length - 1), at(path, path.length - 2)));
    const before = dome(first, front).reverse();
    const after = dome(last, back);
    return loft([...before, ...rings, ...after], material, { caps: true, nearer: options.nearer });
  }
  return loft(rings, material, { caps: !closed, nearer: options.nearer });
}

/** A flat strap along a path: `width` across (in the direction of `across`), `thickness` through. */
export function strap(
  points: readonly Vec[],
  width: number,
  thickness: number,
  material: Material,
  options: { across: Vec; closed?: boolean; nearer?: number },
): Mesh {
  const corner = Math.min(thickness, width) * 0.35;
  const section = roundedRectangle(width, thickness, corner, 2);
  const rings = swept(
    points,
    options.closed ?? false,
    (here, u, v) => section.map(([a, b]) => add(here, add(times(u, a), times(v, b)))),
    options.across,
  );
  return loft(rings, material, { caps: !options.closed, nearer: options.nearer });
}

/** The outline of a rectangle with round corners about the origin, anticlockwise. */
export function roundedRectangle(
  width: number,
  height: number,
  corner: number,
  steps = 5,
): [number, number][] {
  const r = Math.min(corner, width / 2, height / 2);
  const outline: [number, number][] = [];
  const corners: [number, number, number][] = [
    [width / 2 - r, height / 2 - r, 0],
    [-width / 2 + r, height / 2 - r, 90],
    [-width / 2 + r, -height / 2 + r, 180],
    [width / 2 - r, -height / 2 + r, 270],
  ];
  for (const [x, y, start] of corners) {
    for (let i = 0; i <= steps; i++) {
      const angle = ((start + (i / steps) * 90) * Math.PI) / 180;
      outline.push([x + Math.cos(angle) * r, y + Math.sin(angle) * r]);
    }
  }
  return outline;
}

/** The outline of an ellipse about the origin, anticlockwise. */
export function ellipse(rx: number, ry: number, steps = 36): [number, number][] {
  return Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * Math.PI * 2;
    return [Math.cos(angle) * rx, Math.sin(angle) * ry];
  });
}

/** Where a flat outline lies in space: `u` and `v` span it, it grows thick along u×v. */
export interface Plane {
  readonly origin: Vec;
  readonly u: Vec;
  readonly v: Vec;
}

export const floorPlane = (origin: Vec): Plane => ({ origin, u: [1, 0, 0], v: [0, 1, 0] });
/** Facing the viewer (−y): x to the right, z up. */
export const frontPlane = (origin: Vec): Plane => ({ origin, u: [1, 0, 0], v: [0, 0, 1] });
/** Facing right (+x): y away, z up. */
export const sidePlane = (origin: Vec): Plane => ({ origin, u: [0, 1, 0], v: [0, 0, 1] });

/**
 * A plate cut from an outline, `thickness` thick about its plane's origin towards u×v, with edges
 * softened by `edge`. The outline should be star-shaped about its middle.
 */
export function slab(
  outline: readonly (readonly [number, number])[],
  thickness: number,
  material: Material,
  plane: Plane,
  options: { edge?: number; nearer?: number } = {},
): Mesh {
  const w = unit(cross(plane.u, plane.v));
  const edge = Math.min(options.edge ?? Math.min(0.4, thickness / 3), thickness / 2);
  const middle = outline.reduce(
    (sum, [x, y]) => [sum[0] + x / outline.length, sum[1] + y / outline.length] as const,
    [0, 0] as readonly [number, number],
  );
  const layer = (inset: number, height: number): Vec[] =>
    insetOutline(outline, middle, inset).map(([x, y]) =>
      add(plane.origin, add(add(times(plane.u, x), times(plane.v, y)), times(w, height))),
    );
  const rings: Vec[][] = [];
  const steps = edge > 1 ? 6 : 4;
  for (let i = 0; i <= steps; i++) {
    const angle = (i / steps) * (Math.PI / 2);
    rings.push(layer(edge * (1 - Math.sin(angle)), edge * (1 - Math.cos(angle))));
  }
  const straight = thickness - 2 * edge;
  for (let i = 1; i < Math.ceil(straight / 4); i++) {
    rings.push(layer(0, edge + (straight * i) / Math.ceil(straight / 4)));
  }
  for (let i = 0; i <= steps; i++) {
    const angle = (i / steps) * (Math.PI / 2);
    rings.push(layer(edge * (1 - Math.cos(angle)), thickness - edge * (1 - Math.sin(angle))));
  }
  return loft(rings, material, { caps: true, nearer: options.nearer });
}

/** Moves every point of an outline inwards by about `inset`. */
function insetOutline(
  outline: readonly (readonly [number, number])[],
  middle: readonly [number, number],
  inset: number,
): [number, number][] {
  const reachX = Math.max(...outline.map(([x]) => Math.abs(x - middle[0])), 1e-6);
  const reachY = Math.max(...outline.map(([, y]) => Math.abs(y - middle[1])), 1e-6);
  const kx = Math.max(0.02, 1 - inset / reachX);
  const ky = Math.max(0.02, 1 - inset / reachY);
  return outline.map(([x, y]) => [
    middle[0] + (x - middle[0]) * kx,
    middle[1] + (y - middle[1]) * ky,
  ]);
}

/** A box about `centre` of `size`, upright edges rounded by `corner`, all edges softened by `edge`. */
export function box(
  middle: Vec,
  size: Vec,
  material: Material,
  options: { corner?: number; edge?: number; nearer?: number } = {},
): Mesh {
  return slab(
    roundedRectangle(size[0], size[1], options.corner ?? 0.5, 4),
    size[2],
    material,
    floorPlane([middle[0], middle[1], middle[2] - size[2] / 2]),
    { edge: options.edge, nearer: options.nearer },
  );
}

/**
 * A soft body: a box whose edges melt away. `soft` 0.15 is a firm pad, 0.5 a plump pillow, 1 an
 * ellipsoid.
 */
export function cushion(
  middle: Vec,
  size: Vec,
  material: Material,
  options: { soft?: number; softAcross?: number; nearer?: number } = {},
): Mesh {
  const across = options.softAcross ?? 0.3;
  const through = options.soft ?? 0.4;
  const power = (value: number, e: number): number => Math.sign(value) * Math.abs(value) ** e;
  const rows = 16;
  const columns = 48;
  const rings: Vec[][] = [];
  for (let i = 0; i <= rows; i++) {
    const a = -Math.PI / 2 + (Math.PI * i) / rows;
    rings.push(
      Array.from({ length: columns }, (_, j) => {
        const b = (j / columns) * Math.PI * 2;
        const flat = Math.max(0.001, power(Math.cos(a), through));
        return [
          middle[0] + (size[0] / 2) * flat * power(Math.cos(b), across),
          middle[1] + (size[1] / 2) * flat * power(Math.sin(b), across),
          middle[2] + (size[2] / 2) * power(Math.sin(a), through),
        ];
      }),
    );
  }
  return loft(rings, material, { nearer: options.nearer });
}

/** A turned body: `profile` lists [radius, height] from the bottom up along `axis`. */
export function lathe(
  profile: readonly (readonly [number, number])[],
  material: Material,
  options: { origin?: Vec; axis?: Vec; sides?: number; open?: boolean; nearer?: number } = {},
): Mesh {
  const { u, v, w } = frame(options.axis ?? [0, 0, 1]);
  const origin = options.origin ?? [0, 0, 0];
  const sides = options.sides ?? 36;
  const rings = profile.map(([radius, height]) =>
    Array.from({ length: sides }, (_, i) => {
      const angle = (i / sides) * Math.PI * 2;
      const r = Math.max(0.001, radius);
      return add(
        add(origin, times(w, height)),
        add(times(u, Math.cos(angle) * r), times(v, Math.sin(angle) * r)),
      );
    }),
  );
  return loft(rings, material, {
    caps: !options.open,
    twoSided: options.open,
    nearer: options.nearer,
  });
}

/** A ball. */
export function ball(middle: Vec, radius: number, material: Material, nearer?: number): Mesh {
  const profile = Array.from({ length: 13 }, (_, i) => {
    const a = -Math.PI / 2 + (Math.PI * i) / 12;
    return [Math.cos(a) * radius, Math.sin(a) * radius] as const;
  });
  return lathe(profile, material, { origin: middle, sides: 24, nearer });
}

/** A disc or short cylinder about `middle` along `axis`, edges softened. */
export function disc(
  middle: Vec,
  radius: number,
  thickness: number,
  material: Material,
  axis: Vec = [0, 0, 1],
  nearer?: number,
): Mesh {
  const h = thickness / 2;
  const e = Math.min(radius, h) * 0.35;
  return lathe(
    [
      [radius - e, -h],
      [radius - e * 0.3, -h + e * 0.3],
      [radius, -h + e],
      [radius, h - e],
      [radius - e * 0.3, h - e * 0.3],
      [radius - e, h],
    ],
    material,
    { origin: middle, axis, nearer },
  );
}

/** A ring of round section, such as a tyre or a push rim. */
export function torus(
  middle: Vec,
  radius: number,
  section: number,
  material: Material,
  axis: Vec = [1, 0, 0],
  options: { flat?: number; sides?: number; nearer?: number } = {},
): Mesh {
  const { u, v, w } = frame(axis);
  const steps = 56;
  const sides = options.sides ?? 12;
  const rings: Vec[][] = [];
  for (let i = 0; i <= steps; i++) {
    const a = (i / steps) * Math.PI * 2;
    const out = add(times(u, Math.cos(a)), times(v, Math.sin(a)));
    rings.push(
      Array.from({ length: sides }, (_, j) => {
        const b = (j / sides) * Math.PI * 2;
        return add(
          middle,
          add(
            times(out, radius + Math.cos(b) * section),
            times(w, Math.sin(b) * section * (options.flat ?? 1)),
          ),
        );
      }),
    );
  }
  return loft(rings, material, { nearer: options.nearer });
}

/** A thin surface seen from both sides: `point(s, t)` for s and t from 0 to 1. */
export function sheet(
  point: (s: number, t: number) => Vec,
  material: Material,
  options: { columns?: number; rows?: number; nearer?: number } = {},
): Mesh {
  const columns = options.columns ?? 20;
  const rows = options.rows ?? 20;
  const grid = Array.from({ length: rows + 1 }, (_, i) =>
    Array.from({ length: columns + 1 }, (_, j) => point(j / columns, i / rows)),
  );
  return loft(grid, material, { open: true, twoSided: true, nearer: options.nearer });
}

/** Flat artwork lying on a surface; `svg` is drawn in units that `u` and `v` (per unit) place. */
export function decal(
  svg: string,
  size: readonly [number, number],
  origin: Vec,
  u: Vec,
  v: Vec,
  nearer = 0.3,
): Mesh {
  return [{ kind: "decal", svg, size, origin, u, v, nearer }];
}

function mapped(mesh: Mesh, point: (p: Vec) => Vec, direction: (d: Vec) => Vec): Mesh {
  return mesh.map((part) =>
    part.kind === "face"
      ? {
          ...part,
          points: part.points.map(point),
          normal: unit(direction(part.normal)),
          normals: part.normals?.map((n) => unit(direction(n))),
        }
      : { ...part, origin: point(part.origin), u: direction(part.u), v: direction(part.v) },
  );
}

/** Moves a mesh by a vector. */
export const moved = (mesh: Mesh, by: Vec): Mesh =>
  mapped(
    mesh,
    (p) => add(p, by),
    (d) => d,
  );

/** Turns a mesh by `degrees` about an axis through `about`. */
export const turn = (mesh: Mesh, axis: Vec, degrees: number, about: Vec = [0, 0, 0]): Mesh =>
  mapped(
    mesh,
    (p) => add(about, turned(subtract(p, about), axis, degrees)),
    (d) => turned(d, axis, degrees),
  );

/** The mirror image left to right, about the plane x = `at`. */
export const mirrored = (mesh: Mesh, plane = 0): Mesh =>
  mapped(
    mesh,
    (p) => [2 * plane - p[0], p[1], p[2]],
    (d) => [-d[0], d[1], d[2]],
  );

/** A mesh and its mirror image. */
export const pair = (mesh: Mesh): Mesh => [...mesh, ...mirrored(mesh)];

/** Enlarges or shrinks a mesh about the origin. */
export const scaled = (mesh: Mesh, k: number): Mesh =>
  mapped(
    mesh,
    (p) => times(p, k),
    (d) => times(d, k),
  );

/** Paints a mesh as if it stood `by` centimetres nearer: for what lies on another surface. */
export const nearer = (mesh: Mesh, by: number): Mesh =>
  mesh.map((part) => ({ ...part, nearer: (part.nearer ?? 0) + by }));

/** The same shape in another material. */
export const recoloured = (mesh: Mesh, material: Material): Mesh =>
  mesh.map((part) => (part.kind === "face" ? { ...part, material } : part));
