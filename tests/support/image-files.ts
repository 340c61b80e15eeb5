import { fileURLToPath } from "node:url";

/** Images of the demo catalog, as files to choose in a form. */
export const IMAGE_FILES: readonly string[] = [
  "adjustable-bed-rail-1.webp",
  "adjustable-bed-rail-2.webp",
  "adjustable-offset-cane-1.webp",
].map((name) => fileURLToPath(new URL(`../../seeds/images/${name}`, import.meta.url)));
