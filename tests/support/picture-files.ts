import { fileURLToPath } from "node:url";

/** Pictures of the demo catalogue, as files to choose in a form. */
export const PICTURE_FILES: readonly string[] = [
  "adjustable-bed-rail-1.webp",
  "adjustable-bed-rail-2.webp",
  "adjustable-offset-cane-1.webp",
].map((name) => fileURLToPath(new URL(`../../seeds/images/${name}`, import.meta.url)));
