import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

/**
 * A Chromium to test with: `CHROMIUM_PATH`, Debian's, or the one Playwright installed;
 * `undefined` when there is none.
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const candidates = [env.CHROMIUM_PATH, "/usr/bin/chromium", chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
}
