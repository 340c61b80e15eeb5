import { createHash } from "node:crypto";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SIGNS = 4;

/**
 * The class that a name of a CSS module becomes. All of a file end alike, which compresses better than
 * Vite's own names: they stand in pages, scripts and styles.
 */
export function className(name: string, file: string): string {
  const path = relative(ROOT, file.replace(/\?.*$/, ""));
  return `${name}_${createHash("sha256").update(path).digest("base64url").slice(0, SIGNS)}`;
}
