import type { Face, Mesh } from "./mesh.js";
import { pngUrl } from "./png.js";
import { shader } from "./shading.js";
import type { Vec } from "./vector.js";

/** Where things are seen: `see` gives x right, y away, z up; `screen` gives pixels. */
export interface Projection {
  readonly see: (p: Vec) => Vec;
  readonly screen: (seen: Vec) => readonly [number, number];
}

/** Samples per pixel and direction; edges are smoothed by averaging them. */
const fine = 3;
/** A hint to sort something nearer only has to win against the surface it lies on. */
const lift = (hint: number | undefined): number => Math.min(0.35, (hint ?? 0) * 0.15);

type Corner = readonly [x: number, y: number, depth: number, normal: Vec];

/**
 * Which surface is in front is decided per sample, so that parts may run into each other; the
 * answer is a picture of the mesh's faces, and a test of how much of a flat piece is in sight.
 */
export function raster(
  mesh: Mesh,
  { see, screen }: Projection,
  width: number,
  height: number,
): { url: string; visible: (corners: readonly Vec[], nearer: number) => Visibility } {
  const w = width * fine;
  const h = height * fine;
  const depths = new Float32Array(w * h).fill(Number.POSITIVE_INFINITY);
  const colours = new Uint8ClampedArray(w * h * 4);
  const shaders = new Map<Face["material"], ReturnType<typeof shader>>();
  const shaderOf = (face: Face): ReturnType<typeof shader> => {
    let found = shaders.get(face.material);
    if (!found) {
      found = shader(face.material);
      shaders.set(face.material, found);
    }
    return found;
  };

  const paintFace = (face: Face): void => {
    const facing = see(face.normal)[1];
    const away = facing > 0;
    const opacity = face.material.opacity;
    if (away && !face.twoSided && opacity === undefined) return;
    const sign = away ? -1 : 1;
    const colour = shaderOf(face);
    const raised = lift(face.nearer);
    const corners = face.points.map((p, i): Corner => {
      const seen = see(p);
      const [x, y] = screen(seen);
      const n = see(face.normals?.[i] ?? face.normal);
      return [x * fine, y * fine, seen[1] - raised, [n[0] * sign, n[1] * sign, n[2] * sign]];
    });
    const alpha = opacity === undefined ? 1 : away ? opacity * 0.5 : opacity;
    fan(corners, w, h, (index, depth, nx, ny, nz) => {
      if (depth >= (depths[index] ?? 0)) return;
      const size = Math.hypot(nx, ny, nz) || 1;
      const [r, g, b] = colour(nx / size, ny / size, nz / size);
      const at = index * 4;
      if (alpha === 1) {
        depths[index] = depth;
        colours[at] = r;
        colours[at + 1] = g;
        colours[at + 2] = b;
        colours[at + 3] = 255;
        return;
      }
      const under = ((colours[at + 3] ?? 0) / 255) * (1 - alpha);
      const total = alpha + under;
      colours[at] = (r * alpha + (colours[at] ?? 0) * under) / total;
      colours[at + 1] = (g * alpha + (colours[at + 1] ?? 0) * under) / total;
      colours[at + 2] = (b * alpha + (colours[at + 2] ?? 0) * under) / total;
      colours[at + 3] = total * 255;
    });
  };

  const faces = mesh.filter((part): part is Face => part.kind === "face");
  for (const face of faces) if (face.material.opacity === undefined) paintFace(face);
  const depthOf = (face: Face): number =>
    face.points.reduce((sum, p) => sum + see(p)[1], 0) / face.points.length;
  faces
    .filter((face) => face.material.opacity !== undefined)
    .map((face) => ({ face, depth: depthOf(face) }))
    .sort((a, b) => b.depth - a.depth)
    .forEach(({ face }) => {
      paintFace(face);
    });

  return {
    url: pngUrl(averaged(colours, width, height), width, height, 4),
    visible: (corners, raised) => {
      const seen = new Uint8Array(width * height);
      let hidden = 0;
      let shown = 0;
      const spots = corners.map((p): Corner => {
        const point = see(p);
        const [x, y] = screen(point);
        return [x * fine, y * fine, point[1] - raised, [0, 0, 0]];
      });
      fan(spots, w, h, (index, depth) => {
        if (depth > (depths[index] ?? 0)) {
          hidden++;
          return;
        }
        shown++;
        const x = Math.floor((index % w) / fine);
        const y = Math.floor(index / w / fine);
        const at = y * width + x;
        seen[at] = Math.min(255, (seen[at] ?? 0) + 28.5);
      });
      if (hidden === 0) return "whole";
      if (shown === 0) return "hidden";
      return { mask: pngUrl(seen, width, height, 1) };
    },
  };
}

/** What of a flat piece is in sight; a mask is a grey picture of the canvas, white where it shows. */
export type Visibility = "whole" | "hidden" | { readonly mask: string };

/** Calls `put` for every sample of a convex polygon, with depth and normal there. */
function fan(
  corners: readonly Corner[],
  w: number,
  h: number,
  put: (index: number, depth: number, nx: number, ny: number, nz: number) => void,
): void {
  const [a] = corners;
  if (!a) return;
  for (let i = 1; i + 1 < corners.length; i++) {
    const b = corners[i] as Corner;
    const c = corners[i + 1] as Corner;
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
    if (Math.abs(area) < 1e-9) continue;
    const top = Math.max(0, Math.ceil(Math.min(a[1], b[1], c[1]) - 0.5));
    const bottom = Math.min(h - 1, Math.floor(Math.max(a[1], b[1], c[1]) - 0.5));
    const left = Math.max(0, Math.ceil(Math.min(a[0], b[0], c[0]) - 0.5));
    const right = Math.min(w - 1, Math.floor(Math.max(a[0], b[0], c[0]) - 0.5));
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        const px = x + 0.5;
        const py = y + 0.5;
        const kb = ((px - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (py - a[1])) / area;
        const kc = ((b[0] - a[0]) * (py - a[1]) - (px - a[0]) * (b[1] - a[1])) / area;
        const ka = 1 - kb - kc;
        // a hair of overlap, so that no gap opens between neighbours
        if (ka < -1e-6 || kb < -1e-6 || kc < -1e-6) continue;
        put(
          y * w + x,
          a[2] * ka + b[2] * kb + c[2] * kc,
          a[3][0] * ka + b[3][0] * kb + c[3][0] * kc,
          a[3][1] * ka + b[3][1] * kb + c[3][1] * kc,
          a[3][2] * ka + b[3][2] * kb + c[3][2] * kc,
        );
      }
    }
  }
}

/** The mean of each pixel's samples; colours are weighed by how opaque a sample is. */
function averaged(colours: Uint8ClampedArray, width: number, height: number): Uint8Array {
  const result = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let r = 0;
      let g = 0;
      let b = 0;
      let a = 0;
      for (let j = 0; j < fine; j++) {
        for (let i = 0; i < fine; i++) {
          const at = ((y * fine + j) * width * fine + x * fine + i) * 4;
          const alpha = colours[at + 3] ?? 0;
          r += (colours[at] ?? 0) * alpha;
          g += (colours[at + 1] ?? 0) * alpha;
          b += (colours[at + 2] ?? 0) * alpha;
          a += alpha;
        }
      }
      if (a === 0) continue;
      const to = (y * width + x) * 4;
      result[to] = Math.round(r / a);
      result[to + 1] = Math.round(g / a);
      result[to + 2] = Math.round(b / a);
      result[to + 3] = Math.round(a / (fine * fine));
    }
  }
  return result;
}
