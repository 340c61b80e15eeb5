import type { Mesh } from "./mesh.js";
import { brand, mix } from "./palette.js";
import { type Canvas, drawing, svg } from "./scene.js";
import type { Vec } from "./vector.js";

const canvas: Canvas = { width: 1200, height: 675 };

/** A wide picture for the top of a care guide: things before a wall, on a floor or a table. */
export interface Cover {
  readonly mesh: Mesh;
  readonly wall: string;
  readonly ground: "wood" | "table" | "tile" | "snow" | "carpet";
  /** Where the wall meets the floor, or the table ends: its y in cm. */
  readonly back: number;
  /** Degrees that the viewer looks down. */
  readonly pitch: number;
  /** Pixels per centimetre. */
  readonly zoom: number;
  /** The point in cm at the middle of the picture. */
  readonly target: Vec;
  /** Flat artwork on the wall: x and height in cm, the height counted downwards from 0 at the floor. */
  readonly decor?: string;
  /** Things hang on the wall and throw a shadow on it. */
  readonly wallShadow?: boolean;
}

const grounds = {
  wood: ["#DCC6A1", "#EBDCC1"],
  table: ["#DDBE93", "#EBD3AE"],
  tile: ["#CBD9D6", "#E6EFED"],
  snow: ["#E3ECF2", "#FBFDFE"],
  carpet: ["#CFC9BC", "#E5E0D5"],
} as const;

function groundArt(kind: Cover["ground"], horizon: number): string {
  const [far, near] = grounds[kind];
  const { width, height } = canvas;
  const depth = height - horizon;
  const base = `<linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${far}"/><stop offset="1" stop-color="${near}"/></linearGradient><rect y="${horizon}" width="${width}" height="${depth + 1}" fill="url(#ground)"/>`;
  if (kind === "wood" || kind === "tile") {
    const lines = Array.from({ length: 17 }, (_, i) => {
      const x = (i - 8) * 130;
      return `M${600 + x * 0.82} ${horizon}L${600 + x * 1.25} ${height}`;
    }).join("");
    const across = [0.16, 0.4, 0.7].map((t) => `M0 ${horizon + depth * t}H${width}`).join("");
    const stroke = kind === "wood" ? "#CDB48C" : "#B4C6C3";
    return `${base}<path d="${lines}${kind === "tile" ? across : ""}" stroke="${stroke}" stroke-width="2" opacity="0.55"/>`;
  }
  if (kind === "table") {
    return `${base}<rect y="${horizon}" width="${width}" height="5" fill="#C79F70" opacity="0.7"/><g stroke="#D2AE80" stroke-width="2" fill="none" opacity="0.5"><path d="M0 ${horizon + depth * 0.24}Q400 ${horizon + depth * 0.2} 1200 ${horizon + depth * 0.27}M0 ${horizon + depth * 0.62}Q700 ${horizon + depth * 0.56} 1200 ${horizon + depth * 0.66}"/></g>`;
  }
  return base;
}

/** SVG of a cover, 1200 × 675. */
export function cover(scene: Cover): string {
  const pitch = (scene.pitch * Math.PI) / 180;
  const up = (p: Vec): number => p[1] * Math.sin(pitch) + p[2] * Math.cos(pitch);
  const k = scene.zoom;
  const horizon = Math.round(canvas.height / 2 - (up([0, scene.back, 0]) - up(scene.target)) * k);
  const left = canvas.width / 2 - scene.target[0] * k;
  const wall = `<linearGradient id="wall" x1="0" y1="0" x2="0.7" y2="1"><stop offset="0" stop-color="${mix(scene.wall, "#ffffff", 0.42)}"/><stop offset="1" stop-color="${scene.wall}"/></linearGradient><rect width="${canvas.width}" height="${Math.max(0, horizon) + 1}" fill="url(#wall)"/>`;
  const decor = scene.decor
    ? `<g transform="translate(${left.toFixed(1)} ${horizon}) scale(${k.toFixed(3)} ${(k * Math.cos(pitch)).toFixed(3)})">${scene.decor}</g>`
    : "";
  const board = scene.ground === "wood" || scene.ground === "carpet";
  const skirting = board
    ? `<rect y="${horizon - 22}" width="${canvas.width}" height="22" fill="${brand.birch}"/><rect y="${horizon - 2}" width="${canvas.width}" height="4" fill="#B79A74" opacity="0.45"/>`
    : "";
  const things = drawing(
    scene.mesh,
    {
      yaw: 0,
      pitch: scene.pitch,
      zoom: k,
      target: scene.target,
      floor: 0,
      ...(scene.wallShadow ? { wall: scene.back } : {}),
    },
    canvas,
  );
  return svg(`${wall}${decor}${skirting}${groundArt(scene.ground, horizon)}${things}`, canvas);
}

/** A window on the wall with its lower left corner at (x, z), looking out on hills or a winter sky. */
export function windowArt(
  x: number,
  z: number,
  width: number,
  height: number,
  outside: "day" | "night" | "winter" = "day",
): string {
  const sky = { day: "#D6E8EE", night: "#22384F", winter: "#DDE7EE" }[outside];
  const hill = { day: "#B7CFBE", night: "#1A2C3F", winter: "#F4F8FA" }[outside];
  const far = { day: "#C8DCCB", night: "#1E3248", winter: "#E8EFF4" }[outside];
  const y = -z - height;
  const moon =
    outside === "night"
      ? `<circle cx="${x + width * 0.7}" cy="${y + height * 0.28}" r="${height * 0.1}" fill="#F6E7BE"/><g fill="#F6E7BE"><circle cx="${x + width * 0.2}" cy="${y + height * 0.2}" r="0.6"/><circle cx="${x + width * 0.38}" cy="${y + height * 0.42}" r="0.5"/><circle cx="${x + width * 0.86}" cy="${y + height * 0.5}" r="0.5"/></g>`
      : "";
  const frame = outside === "night" ? "#8C9AA5" : "#FDFBF6";
  return `<g><rect x="${x - 3}" y="${y - 3}" width="${width + 6}" height="${height + 6}" rx="1.5" fill="${frame}"/><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${sky}"/>${moon}<path d="M${x} ${y + height * 0.72}Q${x + width * 0.3} ${y + height * 0.5} ${x + width * 0.6} ${y + height * 0.7}T${x + width} ${y + height * 0.62}V${y + height}H${x}Z" fill="${far}"/><path d="M${x} ${y + height * 0.84}Q${x + width * 0.4} ${y + height * 0.7} ${x + width} ${y + height * 0.86}V${y + height}H${x}Z" fill="${hill}"/><path d="M${x + width / 2} ${y}V${y + height}M${x} ${y + height / 2}H${x + width}" stroke="${frame}" stroke-width="2.4"/><rect x="${x - 5}" y="${-z + 2}" width="${width + 10}" height="3.4" rx="1" fill="${frame}"/><rect x="${x - 5}" y="${-z + 5}" width="${width + 10}" height="1" fill="#1D2A28" opacity="0.1"/></g>`;
}

/** Wall tiles from the floor to `height` cm, `size` cm wide. */
export function tileArt(height: number, size = 15): string {
  const rows = Math.ceil(height / size);
  const down = Array.from({ length: 40 }, (_, i) => `M${(i - 20) * size} 0V${-height}`).join("");
  const across = Array.from({ length: rows + 1 }, (_, i) => `M-300 ${-i * size}H300`).join("");
  return `<rect x="-300" y="${-height}" width="600" height="${height}" fill="#E4EFED"/><path d="${down}${across}" stroke="#C3D4D1" stroke-width="0.5"/><rect x="-300" y="${-height - 2.4}" width="600" height="2.6" fill="#9FC2BA"/>`;
}

/** A framed picture with its middle at (x, z). */
export function frameArt(x: number, z: number, width: number, height: number): string {
  return `<g transform="translate(${x - width / 2} ${-z - height / 2})"><rect width="${width}" height="${height}" rx="1" fill="#BC8C5B"/><rect x="2" y="2" width="${width - 4}" height="${height - 4}" fill="#FDFBF6"/><path d="M4 ${height - 4}V${height * 0.62}Q${width * 0.35} ${height * 0.4} ${width * 0.6} ${height * 0.6}T${width - 4} ${height * 0.5}V${height - 4}Z" fill="${brand.sage}"/><circle cx="${width * 0.68}" cy="${height * 0.3}" r="${height * 0.09}" fill="${brand.amber}"/></g>`;
}
