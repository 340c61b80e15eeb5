import { brand } from "./palette.js";

const segments: Record<string, string> = {
  "0": "abcdef",
  "1": "bc",
  "2": "abged",
  "3": "abgcd",
  "4": "fgbc",
  "5": "afgcd",
  "6": "afgedc",
  "7": "abc",
  "8": "abcdefg",
  "9": "abcdfg",
  "-": "g",
  " ": "",
};

/** Width that `lcd` takes, in the units of `height`. */
export const lcdWidth = (text: string, height: number): number =>
  [...text].reduce((sum, c) => sum + height * (c === ":" || c === "." ? 0.24 : 0.66), 0) -
  height * 0.14;

/** Seven-segment digits (also `:`, `.`, `-` and blank) with their top left corner at x, y. */
export function lcd(
  text: string,
  x: number,
  y: number,
  height: number,
  colour: string = brand.ink,
): string {
  const w = height * 0.52;
  const h = height;
  const t = height * 0.13;
  const g = t * 0.16;
  const flat = (cx: number, cy: number): string =>
    `M${cx + t / 2 + g} ${cy}l${t / 2} ${-t / 2}H${cx + w - t - g}l${t / 2} ${t / 2}l${-t / 2} ${t / 2}H${cx + t + g}Z`;
  const upright = (cx: number, top: number, bottom: number): string =>
    `M${cx} ${top + g}l${t / 2} ${t / 2}V${bottom - t / 2 - g}l${-t / 2} ${t / 2}l${-t / 2} ${-t / 2}V${top + t / 2 + g}Z`;
  let path = "";
  let left = x;
  for (const c of text) {
    if (c === ":" || c === ".") {
      const dot = (cy: number): string => `M${left} ${cy}h${t}v${t}h${-t}Z`;
      path += c === ":" ? dot(y + h * 0.28) + dot(y + h * 0.62) : dot(y + h - t);
      left += h * 0.24;
      continue;
    }
    const lit = segments[c] ?? "";
    const mid = y + h / 2;
    const top = y + t / 2;
    const low = y + h - t / 2;
    const parts: Record<string, string> = {
      a: flat(left, top),
      g: flat(left, mid),
      d: flat(left, low),
      f: upright(left + t / 2, top, mid),
      b: upright(left + w - t / 2, top, mid),
      e: upright(left + t / 2, mid, low),
      c: upright(left + w - t / 2, mid, low),
    };
    for (const s of lit) path += parts[s] ?? "";
    left += h * 0.66;
  }
  return `<path d="${path}" fill="${colour}"/>`;
}

/** Letters drawn with a round pen on a grid 4 wide and 6 high. */
const strokes: Record<string, string> = {
  A: "M0 6L2 0L4 6M0.8 4H3.2",
  C: "M4 1Q3.4 0 2 0Q0 0 0 3Q0 6 2 6Q3.4 6 4 5",
  D: "M0 0V6H1.6Q4 6 4 3Q4 0 1.6 0Z",
  E: "M4 0H0V6H4M0 3H3.2",
  G: "M4 1Q3.4 0 2 0Q0 0 0 3Q0 6 2 6Q4 6 4 3.4H2.4",
  H: "M0 0V6M4 0V6M0 3H4",
  I: "M2 0V6",
  K: "M0 0V6M4 0L0 3.4M1.4 2.4L4 6",
  M: "M0 6V0L2 3.6L4 0V6",
  N: "M0 6V0L4 6V0",
  O: "M2 0Q4 0 4 3Q4 6 2 6Q0 6 0 3Q0 0 2 0Z",
  R: "M0 6V0H2.2Q4 0 4 1.6Q4 3.2 2.2 3.2H0M2 3.2L4 6",
  S: "M3.8 0.9Q3.2 0 2 0Q0.2 0 0.2 1.5Q0.2 2.8 2 3Q4 3.2 4 4.5Q4 6 2 6Q0.6 6 0 5",
  T: "M0 0H4M2 0V6",
  U: "M0 0V4Q0 6 2 6Q4 6 4 4V0",
  Y: "M0 0L2 3L4 0M2 3V6",
};

/** Capital letters of `strokes`, `height` high, top left at x, y. */
export function letters(
  text: string,
  x: number,
  y: number,
  height: number,
  colour: string = brand.ink,
): string {
  const k = height / 6;
  const drawn = [...text]
    .map((c, i) => `<path d="${strokes[c] ?? ""}" transform="translate(${i * 5.8} 0)"/>`)
    .join("");
  return `<g transform="translate(${x} ${y}) scale(${k})" fill="none" stroke="${colour}" stroke-width="1" stroke-linecap="round" stroke-linejoin="round">${drawn}</g>`;
}

/** Digits drawn with the same pen as `letters`, for printed keys and dials. */
const penDigits: Record<string, string> = {
  "0": "M2 0Q4 0 4 3Q4 6 2 6Q0 6 0 3Q0 0 2 0Z",
  "1": "M0.8 1.2L2.4 0V6",
  "2": "M0.2 1.4Q0.6 0 2 0Q4 0 4 1.7Q4 2.8 2.6 4L0.2 6H4",
  "3": "M0.3 0.8Q1 0 2 0Q3.8 0 3.8 1.5Q3.8 2.9 1.8 2.9Q4 2.9 4 4.5Q4 6 2 6Q0.8 6 0 5.1",
  "4": "M3 6V0L0 4.2H4",
  "5": "M3.6 0H0.7L0.3 2.8Q1 2.2 2 2.2Q4 2.2 4 4Q4 6 2 6Q0.8 6 0.1 5.1",
  "6": "M3.5 0.6Q2.9 0 2.2 0Q0 0.2 0 3.8Q0 6 2 6Q4 6 4 4.1Q4 2.4 2.1 2.4Q0.6 2.4 0.1 3.8",
  "7": "M0 0H4L1.5 6",
  "8": "M2 0Q3.7 0 3.7 1.5Q3.7 2.9 2 2.9Q0.3 2.9 0.3 1.5Q0.3 0 2 0ZM2 2.9Q4 2.9 4 4.5Q4 6 2 6Q0 6 0 4.5Q0 2.9 2 2.9Z",
  "9": "M0.5 5.4Q1.1 6 1.8 6Q4 5.8 4 2.2Q4 0 2 0Q0 0 0 1.9Q0 3.6 1.9 3.6Q3.4 3.6 3.9 2.2",
  "*": "M2 0.8V5.2M0.1 1.9L3.9 4.1M3.9 1.9L0.1 4.1",
  "#": "M1.4 0.6L0.8 5.4M3.2 0.6L2.6 5.4M0.2 2.1H3.9M0.1 3.9H3.8",
};

/** Printed digits in the middle of x, y. */
export function numerals(
  text: string,
  x: number,
  y: number,
  height: number,
  colour: string = brand.ink,
): string {
  const k = height / 6;
  const width = text.length * 5.6 - 1.6;
  const drawn = [...text]
    .map((c, i) => `<path d="${penDigits[c] ?? ""}" transform="translate(${i * 5.6} 0)"/>`)
    .join("");
  return `<g transform="translate(${x - (width * k) / 2} ${y - height / 2}) scale(${k})" fill="none" stroke="${colour}" stroke-width="1" stroke-linecap="round" stroke-linejoin="round">${drawn}</g>`;
}

/** Simple signs about the origin, 2 units wide; place them with `sign`. */
const signs = {
  heart:
    "M0 0.85C-1.4 -0.1 -1.05 -0.95 -0.5 -0.95C-0.2 -0.95 0 -0.7 0 -0.5C0 -0.7 0.2 -0.95 0.5 -0.95C1.05 -0.95 1.4 -0.1 0 0.85Z",
  drop: "M0 -1C0.5 -0.3 0.75 0.05 0.75 0.35A0.75 0.68 0 0 1 -0.75 0.35C-0.75 0.05 -0.5 -0.3 0 -1Z",
  cross: "M-0.3 -0.9H0.3V-0.3H0.9V0.3H0.3V0.9H-0.3V0.3H-0.9V-0.3H-0.3Z",
  moon: "M0.35 -0.95A1 1 0 1 0 0.95 0.45A0.85 0.85 0 0 1 0.35 -0.95Z",
  leaf: "M-0.8 0.8C-1 -0.4 -0.1 -1 0.95 -0.9C1 0.2 0.4 1 -0.5 0.75L-0.8 0.95Z",
  person:
    "M0 -0.9A0.42 0.42 0 1 1 0 -0.06A0.42 0.42 0 1 1 0 -0.9ZM-0.85 0.9C-0.85 0.25 -0.45 0.05 0 0.05C0.45 0.05 0.85 0.25 0.85 0.9Z",
  bell: "M0 -0.95C0.55 -0.95 0.7 -0.5 0.7 0C0.7 0.4 0.9 0.5 0.9 0.65H-0.9C-0.9 0.5 -0.7 0.4 -0.7 0C-0.7 -0.5 -0.55 -0.95 0 -0.95ZM-0.25 0.75H0.25Q0.2 1 0 1Q-0.2 1 -0.25 0.75Z",
  phone:
    "M-0.9 -0.5C-0.5 -0.95 0.5 -0.95 0.9 -0.5V-0.05H0.4V-0.35C0.15 -0.45 -0.15 -0.45 -0.4 -0.35V-0.05H-0.9Z",
} as const;

export type Sign = keyof typeof signs;

/** A simple filled sign about x, y, `size` wide. */
export const sign = (name: Sign, x: number, y: number, size: number, colour: string): string =>
  `<path d="${signs[name]}" transform="translate(${x} ${y}) scale(${size / 2})" fill="${colour}"/>`;

/** A sun with eight rays about x, y, `size` wide; `half` shows it rising behind a line. */
export function sun(x: number, y: number, size: number, colour: string, half = false): string {
  const rays = Array.from({ length: half ? 5 : 8 }, (_, i) => {
    const a = half ? Math.PI + (i / 4) * Math.PI : (i / 8) * Math.PI * 2;
    return `M${(Math.cos(a) * 0.65).toFixed(2)} ${(Math.sin(a) * 0.65).toFixed(2)}L${Math.cos(a).toFixed(2)} ${Math.sin(a).toFixed(2)}`;
  }).join("");
  const disc = half
    ? "M-0.42 0A0.42 0.42 0 0 1 0.42 0Z"
    : "M-0.42 0A0.42 0.42 0 1 1 0.42 0A0.42 0.42 0 1 1 -0.42 0Z";
  const line = half ? "M-1 0.25H1" : "";
  return `<g transform="translate(${x} ${y}) scale(${size / 2})" stroke="${colour}" stroke-width="0.2" stroke-linecap="round"><path d="${disc}" fill="${colour}" stroke="none"/><path d="${rays}${line}" fill="none"/></g>`;
}
