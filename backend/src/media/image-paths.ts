import { IMAGE_WIDTHS } from "@eldercare/contracts";
import type { FilePath } from "@eldercare/file-store";

/** What an image is kept as when it was given so, by its ending. */
export const ORIGINAL_ENDINGS = ["jpg", "png", "gif", "webp"] as const;
export type OriginalEnding = (typeof ORIGINAL_ENDINGS)[number];

/** Where an image lies as the shop shows it; `name` is `0123456789abcdef.webp`. */
export const imagePath = (name: string): FilePath => `uploads/${name}`;

/** Where its smaller version lies, of so many pixels. */
export const resizedPath = (name: string, width: number): FilePath =>
  `resized/${name}.${width}.webp`;

/** Where it lies as it was given. */
export const originalPath = (name: string, ending: OriginalEnding): FilePath =>
  `originals/${stemOf(name)}.${ending}`;

/** Everything that may lie beside an image and goes with it. */
export const pathsBeside = (name: string): FilePath[] => [
  ...IMAGE_WIDTHS.map((width) => resizedPath(name, width)),
  ...ORIGINAL_ENDINGS.map((ending) => originalPath(name, ending)),
];

/** `0123456789abcdef` of `0123456789abcdef.webp`: what an image and its original have in common. */
const stemOf = (name: string) => name.slice(0, 16);
