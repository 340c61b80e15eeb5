import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { type PageOptions, useBrowser } from "../support/browser.ts";
import { openPage } from "../support/open-page.ts";
import { eventually } from "./eventually.ts";
import { SLIDE_COUNT } from "./known-products.ts";
import { pauseClock } from "./pause-clock.ts";

const { newPage } = useBrowser();

/** More than one interval of 5 s. */
const A_WHILE_MS = 6500;

const carousel = (page: Page) => page.getByRole("region", { name: "Highlights" });

/** Numbers of the slides that can be seen and reached. */
const reachableSlides = (page: Page) =>
  carousel(page)
    .getByRole("group", { name: /^Slide \d of \d$/ })
    .evaluateAll((slides) =>
      slides
        .filter((slide) => !slide.hasAttribute("inert"))
        .map((slide) => slide.getAttribute("aria-label")),
    );

const slide = (place: number) => [`Slide ${place} of ${SLIDE_COUNT}`];

/** The home page once its slides are able to move; only the test puts its clock forward then. */
async function openHome(options?: PageOptions): Promise<Page> {
  const page = await newPage(options);
  await page.clock.install();
  await openPage(page, "/");
  // Soon enough for the first slide to be there still, and not before a busy machine gets to it.
  await pauseClock(page);
  // The images of the other slides come once they may move.
  await eventually(async () => {
    await page.clock.runFor(10);
    return carousel(page).locator("img").count();
  }).toBe(SLIDE_COUNT);
  return page;
}

it("goes on by itself until it is used, and then stays where it is", async () => {
  const page = await openHome();
  expect(await reachableSlides(page)).toEqual(slide(1));
  await page.clock.runFor(A_WHILE_MS);
  await eventually(() => reachableSlides(page)).toEqual(slide(2));

  await carousel(page).getByRole("button", { name: "Next slide" }).click();
  await eventually(() => reachableSlides(page)).toEqual(slide(3));
  await carousel(page).getByRole("button", { name: "Play slides" }).waitFor();
  await page.mouse.move(0, 0);
  await page.clock.runFor(A_WHILE_MS);
  expect(await reachableSlides(page)).toEqual(slide(3));
});

it("holds still under the mouse, and goes on when that has passed", async () => {
  const page = await openHome();
  await carousel(page).hover();
  await page.clock.runFor(A_WHILE_MS);
  expect(await reachableSlides(page)).toEqual(slide(1));
  await page.mouse.move(0, 0);
  await page.clock.runFor(A_WHILE_MS);
  await eventually(() => reachableSlides(page)).toEqual(slide(2));
});

it("goes around both ends, by arrow and by dot", async () => {
  const page = await newPage();
  await openPage(page, "/");
  await carousel(page).getByRole("button", { name: "Previous slide" }).click();
  await eventually(() => reachableSlides(page)).toEqual(slide(SLIDE_COUNT));
  await carousel(page).getByRole("button", { name: "Next slide" }).click();
  await eventually(() => reachableSlides(page)).toEqual(slide(1));
  await carousel(page)
    .getByRole("button", { name: /^Slide 3 of/ })
    .click();
  await eventually(() => reachableSlides(page)).toEqual(slide(3));
});

it("offers Pause before anything else, and pauses while the focus is on it", async () => {
  const page = await openHome();
  const first = carousel(page).locator("a, button").first();
  expect((await first.textContent())?.trim()).toBe("Pause slides");
  await first.focus();
  await page.clock.runFor(A_WHILE_MS);
  expect(await reachableSlides(page)).toEqual(slide(1));
  await page.keyboard.press("Enter");
  expect((await first.textContent())?.trim()).toBe("Play slides");
});

it("does not move for visitors who want less motion", async () => {
  const page = await openHome({ reducedMotion: "reduce" });
  expect(await carousel(page).getByRole("button", { name: "Pause slides" }).count()).toBe(0);
  await page.clock.runFor(A_WHILE_MS);
  expect(await reachableSlides(page)).toEqual(slide(1));
  await carousel(page).getByRole("button", { name: "Next slide" }).click();
  await eventually(() => reachableSlides(page)).toEqual(slide(2));
});

it("is swiped as any box is, and stays where it was swiped to", async () => {
  const page = await openHome();
  const slides = carousel(page).getByRole("group", { name: "Slide 1 of" }).locator("xpath=../..");
  // What a finger does, less the finger.
  await slides.evaluate((box) => box.scrollBy({ left: box.clientWidth, behavior: "smooth" }));
  await eventually(async () => {
    await page.clock.runFor(200);
    return reachableSlides(page);
  }).toEqual(slide(2));
  await carousel(page).getByRole("button", { name: "Play slides" }).waitFor();
  await page.clock.runFor(A_WHILE_MS);
  expect(await reachableSlides(page)).toEqual(slide(2));
});
