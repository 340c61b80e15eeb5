import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { WHOLE } from "@eldercare/contracts";
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

/** What the shop promises beyond WCAG's level AA (docs/decisions/116-pages-held-by-pictures.md). */
const PROMISED = { targetPx: 44, textPx: 16, bodyPx: 18, readLetters: 100 } as const;

/**
 * The accessibility rules that the page breaks as it stands now; only those within a part of the
 * page, when a selector names it. Pages of shoppers also keep the shop's own measures: how large
 * targets and letters are, how dark, that no phone number, date or measure goes over two lines, and that
 * nothing is wider than the window. The back office is
 * a tool with lists: its letters are smaller, as Medusa Admin's are, in which it stands, too.
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
    async ({ within, tags, promised, whole }) => {
      const { axe: theAxe } = window as unknown as { axe: typeof axe };
      const isOurs = within === undefined && !location.pathname.startsWith("/admin");
      theAxe.reset();
      if (isOurs) {
        theAxe.configure({
          // Large enough, not merely far from the next one. Links within sentences are left out.
          rules: [{ id: "target-size", any: ["target-size"] }],
          checks: [{ id: "target-size", options: { minSize: promised.targetPx } }],
        });
      }
      const { violations } = await theAxe.run(within ?? document, {
        runOnly: tags,
        // 7:1, and 4.5:1 for large letters, holds what the lesser rule asks for.
        rules: {
          "color-contrast-enhanced": { enabled: isOurs },
          "color-contrast": { enabled: !isOurs },
        },
        // Elements are described for rules that are broken alone: on most pages for none.
        resultTypes: ["violations" as const],
        elementRef: true,
      });

      /** Whether a press beside the element, where its label or its margin is, still reaches it. */
      const isReached = (element: HTMLElement): boolean => {
        const labels = "labels" in element ? [...((element.labels ?? []) as HTMLElement[])] : [];
        // A slider's thumb comes to wherever its track is pressed.
        const track = element.getAttribute("role") === "slider" ? element.parentElement : null;
        const parts = [
          element,
          ...labels,
          track?.closest<HTMLElement>("[data-orientation]") ?? element,
        ];
        const boxes = parts.map((part) => part.getBoundingClientRect());
        const width =
          Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left));
        const height =
          Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top));
        if (width >= promised.targetPx && height >= promised.targetPx) return true;
        // Whoever looks on finds everything where it was: also a slide beside the one that is shown.
        const scrolled: (readonly [Element, number, number])[] = [];
        for (let outer = element.parentElement; outer; outer = outer.parentElement) {
          scrolled.push([outer, outer.scrollLeft, outer.scrollTop]);
        }
        element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const { x, y, width: w, height: h } = element.getBoundingClientRect();
        const reach = promised.targetPx / 2 - 1;
        const isHit = [
          [0, -reach],
          [0, reach],
          [-reach, 0],
          [reach, 0],
        ].every(([dx = 0, dy = 0]) => {
          const hit = document.elementFromPoint(x + w / 2 + dx, y + h / 2 + dy);
          // What lies below an open list or dialog is reached once that is closed.
          const above = hit?.closest("[role=listbox], [role=dialog]");
          const isCovered = above != null && !above.contains(element);
          return isCovered || parts.some((part) => part.contains(hit));
        });
        for (const [outer, left, top] of scrolled) {
          outer.scrollTo({ left, top, behavior: "instant" });
        }
        return isHit;
      };
      const found = violations
        .map(({ id, help, nodes }) => {
          const isTarget = isOurs && id === "target-size";
          const broken = nodes.filter(
            ({ element }) => !isTarget || !element || !isReached(element as HTMLElement),
          );
          return {
            rule: id,
            help: isTarget ? `Targets have ${promised.targetPx} px` : help,
            where: broken.map((node) => node.target.join(" ")),
          };
        })
        .filter(({ where }) => where.length > 0);
      if (!isOurs) return found;

      /** Whether a piece fills a whole line and has no room in it: letters twice as large on a phone. */
      const hasNoRoom = (text: Node): boolean => {
        const box = text.parentElement?.closest(".unbroken, time");
        if (!box) return false;
        let block = box.parentElement;
        while (block && getComputedStyle(block).display === "inline") block = block.parentElement;
        if (!block) return false;
        const { paddingLeft, paddingRight } = getComputedStyle(block);
        const room =
          block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return box.getBoundingClientRect().width >= room - 1;
      };
      /** Pieces of a text that are read in one go, and go over two lines. */
      const brokenIn = (text: Node): string[] => {
        if (hasNoRoom(text)) return [];
        const found = [...(text.textContent ?? "").matchAll(new RegExp(whole, "g"))];
        return found.flatMap(({ 0: piece, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + piece.length);
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
          return new Set(tops).size > 1 ? [piece] : [];
        });
      };
      const small = new Set<string>();
      const fine = new Set<string>();
      const broken = new Set<string>();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const element = text.parentElement;
        if (!element || !text.textContent?.trim()) continue;
        if (element.checkVisibility()) for (const piece of brokenIn(text)) broken.add(piece);
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        if (size >= promised.bodyPx) continue;
        // What only screen readers read has no size.
        const { width, height } = element.getBoundingClientRect();
        if (width <= 1 || height <= 1 || !element.checkVisibility()) continue;
        const words = text.textContent.trim().replace(/\s+/g, " ");
        const said = `${size} px: ${words.slice(0, 60)}`;
        if (size < promised.textPx) small.add(said);
        else if (words.length >= promised.readLetters && element.closest("main")) fine.add(said);
      }
      const main = document.querySelector("main");
      const bodySize = main ? Number.parseFloat(getComputedStyle(main).fontSize) : 0;
      const { clientWidth, scrollWidth } = document.documentElement;
      const own = [
        { rule: "text-size", help: `Text has ${promised.textPx} px`, where: [...small] },
        {
          rule: "body-size",
          help: `What is read at length has ${promised.bodyPx} px`,
          where: [...(bodySize < promised.bodyPx ? [`main: ${bodySize} px`] : []), ...fine],
        },
        {
          rule: "one-line",
          help: "Phone numbers, postal codes, dates and measures stand in one line",
          where: [...broken],
        },
        {
          rule: "overflow",
          help: "Nothing is wider than the window",
          where: scrollWidth > clientWidth ? [`${scrollWidth} of ${clientWidth} px`] : [],
        },
      ];
      return [...found, ...own.filter(({ where }) => where.length > 0)];
    },
    { within, tags: TAGS, promised: PROMISED, whole: WHOLE.source },
  );
}

/**
 * What fades in has too little contrast half way. What is over within a frame, as all is for who asks
 * for less motion, is not waited for: a window that changed its size may never draw that frame.
 */
function animationsEnded(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const ending = () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => {
          const end = Number(effect?.getComputedTiming().endTime);
          return playState === "running" && end > 1 && end !== Infinity;
        })
        .map(({ finished }) => finished);
    for (let left = ending(); left.length > 0; left = ending()) await Promise.allSettled(left);
  });
}
