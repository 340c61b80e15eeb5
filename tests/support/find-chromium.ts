import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

/** Debian's Chromium without windows, tabs and menus: each new page costs a third of the processor. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

/** A whole Chromium: `CHROMIUM_PATH`, Debian's, or the one Playwright installed; if there is one. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return firstOf([env.CHROMIUM_PATH, "/usr/bin/chromium", chromium.executablePath()]);
}

/** A Chromium for tests that nobody watches: the headless shell unless `CHROMIUM_PATH` names another. */
export function findTestChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return firstOf([env.CHROMIUM_PATH, HEADLESS_SHELL, findChromium(env)]);
}

/** Without what needs another machine, a display, a network, an account, or depends on this one. */
export const CHROMIUM_FLAGS: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Letters look the same on every machine, whatever hints its settings give them.
  "--font-render-hinting=none",
  "--disable-lcd-text",
];

function firstOf(candidates: readonly (string | undefined)[]): string | undefined {
  return candidates.find((path) => path && existsSync(path));
}
