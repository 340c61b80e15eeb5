import { cmFromInches } from "@eldercare/contracts/length";
import {
  HANDLE_HEIGHTS,
  SEAT_DEPTH_ROOM,
  SEAT_WIDTH_ROOM,
  SEAT_WIDTHS,
  SOCK_SIZES,
} from "@eldercare/contracts/size-charts";

/** The size guide's calculator. All lengths are centimetres. */

export type LengthUnit = "cm" | "in";

/** What each entry may be; beyond it somebody mistyped, or a fitter should measure. */
export const MEASURES = {
  wrist: [55, 115],
  height: [130, 210],
  hips: [25, 75],
  thigh: [35, 70],
  ankle: [14, 40],
  calf: [22, 65],
} as const satisfies Record<string, readonly [number, number]>;

export type Measure = keyof typeof MEASURES;

/** An entry in centimetres; nothing for an empty one, "out of range" for one that cannot be. */
export function readLength(
  measure: Measure,
  text: string,
  unit: LengthUnit,
): number | "out of range" | null {
  const entry = text.trim().replace(",", ".");
  if (entry === "") return null;
  const length = unit === "in" ? cmFromInches(Number(entry)) : Number(entry);
  const [least, most] = MEASURES[measure];
  return length >= least && length <= most ? length : "out of range";
}

/** Height of a cane's or walker's handle for somebody who cannot be measured, by their height. */
export function handleHeightFor(height: number): number {
  const after = HANDLE_HEIGHTS.findIndex((row) => row.height >= height);
  // Below and above the chart its first and last step go on.
  const upper = HANDLE_HEIGHTS[Math.max(1, after === -1 ? HANDLE_HEIGHTS.length - 1 : after)];
  const lower = HANDLE_HEIGHTS[HANDLE_HEIGHTS.indexOf(upper ?? HANDLE_HEIGHTS[1]) - 1];
  if (!upper || !lower) throw new Error("The chart of handle heights needs two rows or more.");
  const share = (height - lower.height) / (upper.height - lower.height);
  return lower.handle + share * (upper.handle - lower.handle);
}

/** The narrowest common seat that leaves room beside the hips; nothing when none is wide enough. */
export function seatWidthFor(hips: number): number | null {
  return SEAT_WIDTHS.find(({ hipsUpTo }) => hips <= hipsUpTo)?.width ?? null;
}

/** What the seat should measure exactly, before the choice among common widths. */
export const wantedSeatWidth = (hips: number) => hips + SEAT_WIDTH_ROOM;

/** Depth of a seat by the length from the back of the hips to the inside of the knee. */
export const seatDepthFor = (thigh: number) => thigh - SEAT_DEPTH_ROOM;

/** The sock for a leg: by the ankle, where the pressure counts; the calf must fit as well. */
export type SockAdvice =
  | { kind: "size"; size: string }
  | { kind: "calf differs"; size: string }
  | { kind: "none" };

const isWithin = (length: number, [least, most]: readonly [number, number]) =>
  length >= least && length <= most;

export function sockSizeFor(ankle: number, calf: number): SockAdvice {
  const byAnkle = SOCK_SIZES.filter((size) => isWithin(ankle, size.ankle));
  const fitting = byAnkle.find((size) => isWithin(calf, size.calf));
  if (fitting) return { kind: "size", size: fitting.name };
  const [first] = byAnkle;
  return first ? { kind: "calf differs", size: first.name } : { kind: "none" };
}
