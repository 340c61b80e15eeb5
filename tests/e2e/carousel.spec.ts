import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { useBrowser } from "../support/browser.ts";
import { openPage } from "../support/open-page.ts";
import { eventually } from "./eventually.ts";
import { SLIDE_COUNT } from "./known-products.ts";

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

it("goes on by itself until it is used, and then stays where it is", async () => {
  const page = await newPage();
  await openPage(page, "/");
  await eventually(() => reachableSlides(page)).toEqual(slide(1));
  await eventually(() => reachableSlides(page)).toEqual(slide(2));

  await carousel(page).getByRole("button", { name: "Next slide" }).click();
  await eventually(() => reachableSlides(page)).toEqual(slide(3));
  await carousel(page).getByRole("button", { name: "Play slides" }).waitFor();
  await page.mouse.move(0, 0);
  await page.waitForTimeout(A_WHILE_MS);
  expect(await reachableSlides(page)).toEqual(slide(3));
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
  const page = await newPage();
  await openPage(page, "/");
  const first = carousel(page).locator("a, button").first();
  expect((await first.textContent())?.trim()).toBe("Pause slides");
  await first.focus();
  await page.waitForTimeout(A_WHILE_MS);
  expect(await reachableSlides(page)).toEqual(slide(1));
  await page.keyboard.press("Enter");
  expect((await first.textContent())?.trim()).toBe("Play slides");
});

it("does not move for visitors who want less motion", async () => {
  const page = await newPage({ reducedMotion: "reduce" });
  await openPage(page, "/");
  expect(await carousel(page).getByRole("button", { name: "Pause slides" }).count()).toBe(0);
  await page.waitForTimeout(A_WHILE_MS);
  expect(await reachableSlides(page)).toEqual(slide(1));
  await carousel(page).getByRole("button", { name: "Next slide" }).click();
  await eventually(() => reachableSlides(page)).toEqual(slide(2));
});
