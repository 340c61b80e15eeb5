import type { Decal, Mesh } from "./mesh.js";
import { brand, type Category, mix, tints } from "./palette.js";
import { raster } from "./raster.js";
import { add, times, type Vec } from "./vector.js";

/** How a mesh is looked at and framed. */
export interface View {
  /** Degrees the thing is turned: positive shows its left side (−x), negative its right. */
  readonly yaw?: number;
  /** Degrees the viewer looks down. */
  readonly pitch?: number;
  /** The share of the picture that the thing fills, measured on its longer side. */
  readonly fill?: number;
  /** Pixels that the thing is moved from the middle. */
  readonly shift?: readonly [number, number];
  /** Height of the floor in centimetres, or none for things that hang on a wall or float. */
  readonly floor?: number | null;
  /** Where a wall behind it stands (its y in centimetres), for a shadow on that wall. */
  readonly wall?: number;
  /** Strength of the shadow on the floor, 0 to 1. */
  readonly shadow?: number;
  /** Pixels per centimetre; instead of `fill`, for close-ups. */
  readonly zoom?: number;
  /** The point in centimetres that a zoomed view is centred on. */
  readonly target?: Vec;
}

export interface Canvas {
  readonly width: number;
  readonly height: number;
}

const square: Canvas = { width: 800, height: 800 };
/** Numbers the masks, so that drawings may share one SVG. */
let masks = 0;
const round = (value: number): string => value.toFixed(1);

interface Camera {
  /** x right, y away, z up, as the viewer sees it. */
  readonly see: (p: Vec) => Vec;
  readonly level: (p: Vec) => Vec;
  readonly tilt: (p: Vec) => Vec;
}

function camera(yaw: number, pitch: number): Camera {
  const a = (yaw * Math.PI) / 180;
  const b = (pitch * Math.PI) / 180;
  const level = (p: Vec): Vec => [
    p[0] * Math.cos(a) - p[1] * Math.sin(a),
    p[0] * Math.sin(a) + p[1] * Math.cos(a),
    p[2],
  ];
  const tilt = (p: Vec): Vec => [
    p[0],
    p[1] * Math.cos(b) - p[2] * Math.sin(b),
    p[1] * Math.sin(b) + p[2] * Math.cos(b),
  ];
  return { level, tilt, see: (p) => tilt(level(p)) };
}

/** SVG of a mesh with its floor shadow, framed in `canvas`, with nothing behind it. */
export function drawing(mesh: Mesh, view: View = {}, canvas: Canvas = square): string {
  const { level, tilt, see } = camera(view.yaw ?? 0, view.pitch ?? 14);
  const spots: Vec[] = [];
  for (const part of mesh) {
    if (part.kind === "face") for (const p of part.points) spots.push(see(p));
  }
  const xs = spots.map((p) => p[0]);
  const zs = spots.map((p) => p[2]);
  const extremes = (values: readonly number[]): [number, number] => [
    values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY),
    values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY),
  ];
  const [left, right] = extremes(xs);
  const [bottom, top] = extremes(zs);
  const fill = (view.fill ?? 0.8) * Math.min(canvas.width, canvas.height);
  const k = view.zoom ?? fill / Math.max(right - left, top - bottom);
  const middle = view.target
    ? see(view.target)
    : ([(left + right) / 2, 0, (bottom + top) / 2] as Vec);
  const [dx, dy] = view.shift ?? [0, 0];
  const screen = (p: Vec): [number, number] => [
    canvas.width / 2 + dx + (p[0] - middle[0]) * k,
    canvas.height / 2 + dy - (p[2] - middle[2]) * k,
  ];
  const { url, visible } = raster(mesh, { see, screen }, canvas.width, canvas.height);
  const art = mesh
    .filter((part) => part.kind === "decal")
    .map((part) => ({ part, depth: see(part.origin)[1] }))
    .sort((a, b) => b.depth - a.depth)
    .map(({ part }) => decalSvg(part));

  const shadow = [
    view.floor === null ? "" : floorShadow(mesh, view.floor ?? 0),
    view.wall === undefined ? "" : wallShadow(mesh, view.wall),
  ].join("");
  return `${shadow}<image width="${canvas.width}" height="${canvas.height}" href="${url}"/>${art.join("")}`;

  /** Artwork in place, cut where something stands before it; nothing when it faces away. */
  function decalSvg(part: Decal): string {
    const u = see(part.u);
    const v = see(part.v);
    if (u[0] * v[2] - u[2] * v[0] > 0) return "";
    const across = times(part.u, part.size[0]);
    const down = times(part.v, part.size[1]);
    const corners = [
      part.origin,
      add(part.origin, across),
      add(add(part.origin, across), down),
      add(part.origin, down),
    ];
    const sight = visible(corners, Math.max(part.nearer ?? 0, 0.3));
    if (sight === "hidden") return "";
    const [x, y] = screen(see(part.origin));
    const place = [u[0] * k, -u[2] * k, v[0] * k, -v[2] * k].map((n) => n.toFixed(5)).join(" ");
    const placed = `<g transform="matrix(${place} ${round(x)} ${round(y)})">${part.svg}</g>`;
    if (sight === "whole") return placed;
    const id = `mask${masks++}`;
    return `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="${canvas.width}" height="${canvas.height}"><image width="${canvas.width}" height="${canvas.height}" href="${sight.mask}"/></mask><g mask="url(#${id})">${placed}</g>`;
  }

  /** The same light on an upright wall: the shadow falls to the right and down. */
  function wallShadow(parts: Mesh, wall: number): string {
    let shape = "";
    for (const part of parts) {
      if (part.kind !== "face") continue;
      shape += wound(
        part.points.map(([x, y, z]) => {
          const gap = Math.max(0, wall - y);
          return screen(see([x + gap * 0.4, wall, z - gap * 0.45]));
        }),
      );
    }
    const strength = view.shadow ?? 1;
    return `<g filter="url(#soft)" opacity="${(0.24 * strength).toFixed(3)}"><path d="${shape}" fill="${brand.ink}"/></g>`;
  }

  /** Light from the top left throws a soft shadow to the right and back; a tighter one sits under the feet. */
  function floorShadow(parts: Mesh, floor: number): string {
    const heights = parts.flatMap((part) =>
      part.kind === "face" ? part.points.map((p) => p[2]) : [],
    );
    const near = Math.min(7, (heights.reduce((a, b) => Math.max(a, b), floor) - floor) * 0.14);
    let long = "";
    let contact = "";
    for (const part of parts) {
      if (part.kind !== "face") continue;
      const cast = (slant: number): string => {
        const points = part.points.map((p) => {
          const [x, y, z] = level(p);
          const h = Math.max(0, z - floor);
          return screen(tilt([x + h * 0.26 * slant, y + h * 0.24 * slant, floor]));
        });
        return wound(points);
      };
      long += cast(1);
      if (Math.min(...part.points.map((p) => p[2])) - floor < near) contact += cast(0.25);
    }
    const strength = view.shadow ?? 1;
    return `<g filter="url(#soft)" opacity="${(0.17 * strength).toFixed(3)}"><path d="${long}" fill="${brand.ink}"/></g><g filter="url(#tight)" opacity="${(0.3 * strength).toFixed(3)}"><path d="${contact}" fill="${brand.ink}"/></g>`;
  }
}

/** A closed path, always wound the same way: overlapping pieces would else cancel each other out. */
function wound(points: (readonly [number, number])[]): string {
  let area = 0;
  points.forEach(([x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y];
    area += x * ny - nx * y;
  });
  const ordered = area < 0 ? [...points].reverse() : points;
  return `M${ordered.map((p) => p.map(round).join(" ")).join("L")}Z`;
}

const filters = `<defs><filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="9"/></filter><filter id="tight" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="3.5"/></filter></defs>`;

/** Page colour with the category's tinted pebble on it. */
export function backdrop(category: Category): string {
  const tint = tints[category];
  return `<defs><linearGradient id="tint" x1="0" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="${mix(tint, "#ffffff", 0.3)}"/><stop offset="1" stop-color="${tint}"/></linearGradient></defs><rect width="800" height="800" fill="${brand.birch}"/><path d="M404 46C560 40 706 118 742 268C776 410 762 566 668 668C578 764 400 772 262 740C128 708 50 592 44 440C38 288 92 158 204 96C266 62 334 48 404 46Z" fill="url(#tint)"/>`;
}

/** A whole SVG file of `canvas` size. */
export function svg(content: string, canvas: Canvas = square): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas.width}" height="${canvas.height}" viewBox="0 0 ${canvas.width} ${canvas.height}">${filters}${content}</svg>`;
}

/** A product picture, 800 × 800: the mesh on its category's backdrop. */
export function picture(category: Category, mesh: Mesh, view: View = {}): string {
  return svg(backdrop(category) + drawing(mesh, view));
}

/** A plain room in the category's tint: a wall, a skirting board at `horizon` px and a wooden floor. */
export function room(category: Category, horizon = 560): string {
  const tint = tints[category];
  const boards = [0, 1, 2, 3, 4, 5, 6]
    .map((i) => `M${-520 + i * 300} 800L${70 + i * 110} ${horizon}`)
    .join("");
  return `<defs><linearGradient id="wall" x1="0" y1="0" x2="0.5" y2="1"><stop offset="0" stop-color="${mix(tint, "#ffffff", 0.45)}"/><stop offset="1" stop-color="${tint}"/></linearGradient><linearGradient id="boards" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#DEC9A6"/><stop offset="1" stop-color="#EBDCC1"/></linearGradient></defs><rect width="800" height="${horizon}" fill="url(#wall)"/><rect y="${horizon}" width="800" height="${800 - horizon}" fill="url(#boards)"/><path d="${boards}" stroke="#CDB48C" stroke-width="2" opacity="0.5"/><rect y="${horizon - 26}" width="800" height="26" fill="${brand.birch}"/><rect y="${horizon - 3}" width="800" height="4" fill="#C7B08A" opacity="0.6"/>`;
}

/** A product picture in a plain room, for views of the thing in use. */
export function inRoom(category: Category, mesh: Mesh, view: View = {}, horizon = 560): string {
  return svg(room(category, horizon) + drawing(mesh, view));
}
