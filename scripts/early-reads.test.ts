import { expect, test } from "vitest";
import { projectTexts } from "./project-texts.ts";

/** What Playwright reads of a page as it stands, with what is expected of it. */
const EARLY_READ =
  /expect\(\s*await [^;]*?\.(?:count|allInnerTexts|allTextContents|getAttribute|innerText|inputValue|isChecked|isDisabled|isEnabled|isHidden|isVisible|textContent)\([^;]*?\)(?:,[^;]*?)?,?\s*\)\s*\.(?!not\b|toBe\((?:0|false)\))\w+/g;

const readsIn = (source: string) => [...source.matchAll(EARLY_READ)].map(([read]) => read);

test("browser tests wait for what a page is to show: a slow machine shows it later", () => {
  const found = [...projectTexts()]
    .filter(([path]) => path.startsWith("tests/e2e/"))
    .flatMap(([path, source]) => readsIn(source).map((read) => `${path}: ${read}`));
  expect(found).toEqual([]);
});

test("the search for early reads finds them, and lets pass what waits or expects nothing", () => {
  const early = [
    'expect(await page.getByRole("button").count()).toBe(2)',
    "expect(await field(label).inputValue(), label).toBe(value)",
  ];
  const good = [
    "await eventually(() => buttons.count()).toBe(2)",
    "expect(await buttons.count()).toBe(0)",
    'expect(await main.textContent()).not.toContain("Elm Street")',
  ];
  expect([...early, ...good].flatMap(readsIn)).toHaveLength(early.length);
});
