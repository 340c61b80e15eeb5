import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";

/** A broken accessibility rule, and the elements that break it. */
export interface AxeViolation {
  rule: string;
  help: string;
  where: string[];
}

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const SCRIPT = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * The accessibility rules that the page breaks as it stands now; only those within a part of the
 * page, when a selector names it.
 *
 * Runs axe in the page itself: `@axe-core/playwright` sends axe's source three times and opens one
 * more page for each run, which takes four times as long as the rules do. Frames of other origins
 * would stay unread in this way, so a page that has any is refused.
 */
export async function axeViolations(page: Page, within?: string): Promise<AxeViolation[]> {
  if (page.frames().length > 1) throw new Error(`${page.url()} has frames: axe would not see them`);
  await animationsEnded(page);
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) await page.evaluate(SCRIPT);
  return page.evaluate(
    async ({ within, tags }) => {
      const { axe: theAxe } = window as unknown as { axe: typeof axe };
      // Elements are described for rules that are broken alone: on most pages for none.
      const options = { runOnly: tags, resultTypes: ["violations" as const] };
      const { violations } = await theAxe.run(within ?? document, options);
      return violations.map(({ id, help, nodes }) => ({
        rule: id,
        help,
        where: nodes.map((node) => node.target.join(" ")),
      }));
    },
    { within, tags: TAGS },
  );
}

/** What fades in has too little contrast half way. */
function animationsEnded(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const ending = () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => {
          return playState === "running" && effect?.getComputedTiming().endTime !== Infinity;
        })
        .map(({ finished }) => finished);
    for (let left = ending(); left.length > 0; left = ending()) await Promise.allSettled(left);
  });
}
