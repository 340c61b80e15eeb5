import type { Page } from "playwright-core";

/** What is another on each day and in each shop, and what stands in its place in pictures. */
const ALWAYS_THE_SAME: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b/g,
    "November 25",
  ],
  [/\b(November 25, |© )\d{4}\b/g, "$12026"],
  [/\b(Order|number is) \d+\b/g, "$1 1001"],
  [/\bIn Stock \(\d+/g, "In Stock (46"],
];

/**
 * Makes a page ready for its picture: fonts and all pictures are there, also those further down,
 * and days and numbers read the same on every day.
 */
export async function holdStill(page: Page): Promise<void> {
  const texts = ALWAYS_THE_SAME.map(([{ source }, text]) => [source, text] as const);
  await page.evaluate(async (same) => {
    // What stays in view while the page is scrolled is drawn at its start.
    window.scrollTo({ top: 0, left: 0, behavior: "instant" });
    if (!document.getElementById("held-still")) {
      const style = document.createElement("style");
      style.id = "held-still";
      // What lies further down is drawn only when it comes near.
      style.textContent = "* { content-visibility: visible !important }";
      document.head.append(style);
    }
    const pictures = [...document.images];
    // Those that nobody sees yet are kept away (storefront/app/inline-scripts/later-pictures.ts).
    delete document.documentElement.dataset.pictures;
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all([
      document.fonts.ready,
      // A picture that does not come is a difference of the picture to be.
      ...pictures.map((picture) => picture.decode().catch(() => undefined)),
    ]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      // React writes "Order {number}" into two texts, on the server with a comment between them.
      let start = "";
      let beside = text.previousSibling;
      while (beside instanceof Comment || beside instanceof Text) {
        if (beside instanceof Text) start = (beside.textContent ?? "") + start;
        beside = beside.previousSibling;
      }
      const before = start + (text.textContent ?? "");
      const after = same.reduce(
        (words, [pattern, word]) => words.replace(new RegExp(pattern, "g"), word),
        before,
      );
      if (after !== before && after.startsWith(start)) text.textContent = after.slice(start.length);
    }
  }, texts);
}
