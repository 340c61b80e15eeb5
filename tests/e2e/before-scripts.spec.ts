import { ProductListResponse } from "@eldercare/contracts";
import { addressOf } from "@eldercare/contracts/calls";
import type { Page } from "playwright-core";
import { expect, it, onTestFinished } from "vitest";
import { type PageOptions, useBrowser } from "../support/browser.ts";
import { waitUntilUsable } from "../support/open-page.ts";
import { shopInPieces } from "../support/page-in-pieces.ts";
import { eventually } from "./eventually.ts";
import { ROLLATOR } from "./known-products.ts";

/** The sign-in page asks who is there, as soon as its scripts can. */
const SIGNED_OUT = [
  /^response: 401 GET \S+\/api\/auth\/user/,
  /^console: .*401.*\/api\/auth\/user/,
];

const { newPage } = useBrowser();
const main = (page: Page) => page.getByRole("main");

/** Opens a page whose scripts wait until they are let through. */
async function openBeforeScripts(
  path: string,
  options?: PageOptions,
): Promise<{ page: Page; letScripts: () => void }> {
  const page = await newPage({ expectedProblems: SIGNED_OUT, ...options });
  let letScripts = () => {};
  const isLet = new Promise<void>((resolve) => {
    letScripts = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await isLet;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return { page, letScripts };
}

it.each([
  ["/auth", { "Email address": "ada@example.ca", Password: "maple-syrup" }],
  [
    "/contact",
    { "Your name": "Ada Park", "Your message": "When does it come?", "Search products": "rail" },
  ],
  ["/newsletter", { "Email address": "ada@example.ca" }],
  ["/forgot-password", { "Email address": "ada@example.ca" }],
  ["/products", { "Search in products": "cane", Minimum: "20" }],
  ["/faq", { "Search the questions": "delivery" }],
  ["/blog", { "Search the guides": "walker" }],
  ["/size-guide", { "Or: your height": "165" }],
])("what is typed on %s before the scripts come stays", async (path, entries) => {
  const { page, letScripts } = await openBeforeScripts(path);
  const field = (label: string) =>
    page
      .locator("input, textarea")
      .and(page.getByLabel(label, { exact: true }))
      .first();
  for (const [label, text] of Object.entries(entries)) await field(label).fill(text);
  letScripts();
  await waitUntilUsable(page);
  for (const [label, text] of Object.entries(entries)) {
    await eventually(() => field(label).inputValue(), label).toBe(text);
  }
});

it("the unit that is chosen on the size guide before the scripts come is the one that is reckoned with", async () => {
  const { page, letScripts } = await openBeforeScripts("/size-guide");
  const inches = page.getByLabel("Inches", { exact: true });
  await inches.check();
  await page.getByLabel("Floor to wrist crease").fill("34");
  letScripts();
  await page.getByText("Handle height: 86 cm (34 in).").waitFor();
  await eventually(() => inches.isChecked()).toBe(true);
});

it("what is typed into the list's boxes before the scripts come is searched for, all of it", async () => {
  const { page, letScripts } = await openBeforeScripts("/products");
  await page.getByLabel("Search in products", { exact: true }).fill("cane");
  await page.getByLabel("Minimum", { exact: true }).fill("20");
  await page.getByLabel("Maximum", { exact: true }).fill("200");
  letScripts();
  await page.waitForURL(({ searchParams }) => {
    const wanted = { search: "cane", minPrice: "20", maxPrice: "200" };
    return Object.entries(wanted).every(([name, value]) => searchParams.get(name) === value);
  });
  // Nor is the box empty for the moment in which the address is there before the page.
  await eventually(() => page.getByLabel("Search in products", { exact: true }).inputValue()).toBe(
    "cane",
  );
});

it("what is typed into the list's box before the scripts come is a step of its own for the back button", async () => {
  const { page, letScripts } = await openBeforeScripts("/products");
  const box = page.getByLabel("Search in products", { exact: true });
  await box.fill("cane");
  letScripts();
  await page.waitForURL("**/products?search=cane");
  await page.goBack();
  await page.waitForURL("**/products");
  await eventually(() => box.inputValue()).toBe("");
});

it("a choice that the browser makes again where somebody comes back to is no further step", async () => {
  const { page, letScripts } = await openBeforeScripts("/faq");
  const open = (path: string) => page.goto(path, { waitUntil: "domcontentloaded" });
  await open("/products");
  const box = page.getByRole("checkbox", { name: "In Stock Only" });
  await box.check();
  await open("/contact");
  await page.goBack({ waitUntil: "domcontentloaded" });
  await eventually(() => box.isChecked()).toBe(true);
  letScripts();
  await page.waitForURL("**/products?inStock=true");
  await page.goBack();
  await page.waitForURL("**/faq");
});

it("taps at any moment of the start leave a page that works", async () => {
  const page = await newPage();
  // One after the other, as fast as the browser gives turns, until the page is React's.
  await page.addInitScript(() => {
    const turns = new MessageChannel();
    turns.port1.onmessage = () => {
      const heading = document.querySelector("main h1");
      if (heading && Object.keys(heading).some((key) => key.startsWith("__react"))) return;
      document.body?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      turns.port2.postMessage(null);
    };
    turns.port2.postMessage(null);
  });
  await page.goto("/products");
  await waitUntilUsable(page);
  await page.getByRole("button", { name: /^Cart/ }).click();
  await page.getByRole("dialog", { name: "Your Cart" }).waitFor();
});

it("what is tapped on a product before the scripts come shows at once and counts, each tap once", async () => {
  const { page, letScripts } = await openBeforeScripts(`/product/${ROLLATOR.slug}`);
  const add = main(page).getByRole("button", { name: "Add to Cart", exact: true }).first();
  const more = page.getByRole("button", { name: "One more" });
  await more.click();
  await more.click();
  await add.click();
  await add.click();
  await page.getByRole("banner").getByRole("link", { name: "Cart", exact: true }).click();
  const pressed = await Promise.all([more, add].map((each) => each.getAttribute("data-pressed")));
  expect(pressed).toEqual(["", ""]);
  expect(await page.context().cookies()).toEqual([]);
  expect(page.url()).toContain(ROLLATOR.slug);

  letScripts();
  const panel = page.getByRole("dialog", { name: "Your Cart" });
  await panel.getByText("Subtotal (6 items)").waitFor();
  await eventually(() => page.locator("[data-pressed]").count()).toBe(0);
});

it("slides and menus go as often as they were tapped before the scripts came", async () => {
  const { page, letScripts } = await openBeforeScripts("/");
  await page.setViewportSize({ width: 390, height: 844 });
  const slides = page.getByRole("region", { name: "Highlights" });
  const menu = page.getByRole("banner").getByText("Menu", { exact: true });
  for (const control of [slides.getByLabel("Next slide"), menu]) {
    await control.click();
    await control.click();
  }
  letScripts();
  await slides.locator('[aria-label^="Slide 3 of"][aria-current]').waitFor();
  await page.getByRole("button", { name: "Menu", expanded: false }).waitFor();
});

it("what is added to the cart before the scripts come is there at once, and is said once they come", async () => {
  const { page, letScripts } = await openBeforeScripts("/products/mobility-aids");
  const add = main(page).getByRole("button", { name: /^Add to Cart/ });
  for (const place of [0, 1, 1]) await add.nth(place).click();
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: "Cart, 3 items" }).waitFor();
  await eventually(() => header.locator("[data-badge]").textContent()).toBe("3");
  letScripts();
  await page.getByRole("status").getByText("Added to Cart").waitFor();
  await header.getByRole("button", { name: "Cart, 3 items" }).click();
  await page.getByRole("dialog", { name: "Your Cart" }).getByText("Subtotal (3 items)").waitFor();
});

it("what is added early counts in browsers whose forms do not know what sends them", async () => {
  const { page, letScripts } = await openBeforeScripts("about:blank");
  await page.addInitScript(() => {
    window.FormData = class extends FormData {
      constructor(form?: HTMLFormElement) {
        super(form);
      }
    };
  });
  await page.goto("/products/mobility-aids", { waitUntil: "commit" });
  const add = main(page).getByRole("button", { name: /^Add to Cart/ });
  await add.first().click();
  await page.getByRole("banner").getByRole("link", { name: "Cart, 1 item" }).waitFor();
  letScripts();
  await page.getByRole("banner").getByRole("button", { name: "Cart, 1 item" }).waitFor();
});

it("a shop that takes in nothing for long holds no page that has its scripts", async () => {
  const { page, letScripts } = await openBeforeScripts("/products/mobility-aids");
  await page.route("**/cart", (route) =>
    route.request().method() === "POST" ? undefined : route.continue(),
  );
  await main(page)
    .getByRole("button", { name: /^Add to Cart/ })
    .first()
    .click();
  letScripts();
  await page.getByRole("banner").getByRole("button", { name: "Cart, 1 item" }).waitFor();
});

it("the pieces of a line in the cart change before the scripts come, and what is pressed then counts too", async () => {
  const { page, letScripts } = await openBeforeScripts("/products/mobility-aids");
  await main(page)
    .getByRole("button", { name: /^Add to Cart/ })
    .first()
    .click();
  await page.getByRole("banner").getByRole("link", { name: "Cart, 1 item" }).click();
  const more = page.getByRole("button", { name: /^One more/ });
  await more.click();
  await page.locator('[aria-label^="One less"][aria-disabled="false"]').waitFor();
  await page.getByRole("banner").getByRole("link", { name: "Cart, 2 items" }).waitFor();
  await more.click();
  letScripts();
  await page.getByText("Subtotal (3 items)").waitFor();
  await eventually(() => main(page).locator("[data-pieces]").textContent()).toBe("3");
});

it("a slide that is chosen before the scripts come is seen at once", async () => {
  const { page, letScripts } = await openBeforeScripts("/");
  const slides = page.getByRole("region", { name: "Highlights" });
  const second = slides.getByRole("group", { name: "Slide 2 of" });
  const isSecondSeen = () =>
    second.evaluate((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      const x = (left + right) / 2;
      return x > 0 && x < window.innerWidth;
    });
  expect(await isSecondSeen()).toBe(false);
  await slides.getByLabel("Next slide").click();
  expect(await isSecondSeen()).toBe(true);
  await slides.locator('[aria-label^="Slide 2 of"][aria-current]').waitFor();
  letScripts();
  await slides.getByRole("button", { name: "Play" }).waitFor();
  expect(await isSecondSeen()).toBe(true);
});

it("slides that a finger moves before the scripts come are where it left them, and stay there", async () => {
  const { page, letScripts } = await openBeforeScripts("/", { width: 390, hasTouch: true });
  const slides = page.getByRole("region", { name: "Highlights" });
  const first = slides.getByRole("group", { name: "Slide 1 of" });
  await first.scrollIntoViewIfNeeded();
  const box = await first.boundingBox();
  if (!box) throw new Error("The first slide is not there.");
  const finger = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...xs: number[]) =>
    finger.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: xs.map((x) => ({ x, y: box.y + 50 })),
    });
  const start = box.x + box.width * 0.9;
  await touch("touchStart", start);
  for (let way = 20; way <= box.width * 0.7; way += 20) await touch("touchMove", start - way);
  await touch("touchEnd");
  letScripts();
  await slides.locator('[aria-label^="Slide 2 of"][aria-current]').waitFor();
  await slides.getByRole("button", { name: "Play slides" }).waitFor();
});

it("a page that arrives in pieces asks for its scripts before it asks for pictures out of sight", async () => {
  const shop = await shopInPieces("<footer");
  onTestFinished(shop.close);
  const page = await newPage({ width: 412, height: 823 });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(shop.url);
  await waitUntilUsable(page);
  await eventually(() => asked.filter((url) => url.includes("/static/")).length).toBeGreaterThan(1);
  const scripts = asked.findIndex((url) => url.endsWith(".js"));
  expect(asked.slice(0, scripts).filter((url) => url.includes("/static/"))).toHaveLength(1);
});

it("what was added to the cart before scripts that never come is in the cart, all of it", async () => {
  const page = await newPage({ expectedProblems: [/^request: GET \S+\.js /, /net::ERR_FAILED/] });
  let refuse = () => {};
  const isRefused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await isRefused;
    await route.abort();
  });
  await page.goto(`/product/${ROLLATOR.slug}`, { waitUntil: "commit" });
  // What stands behind a press that only scripts serve waits with it.
  await page.getByRole("button", { name: "One more" }).click();
  const add = main(page).getByRole("button", { name: "Add to Cart", exact: true }).first();
  for (let taps = 0; taps < 3; taps++) await add.click();
  refuse();
  await page.waitForURL("**/cart");
  await page.getByText("Subtotal (3 items)").waitFor();
});

const cartHolds = (pieces: number) => (page: Page) =>
  page
    .getByRole("link", { name: `Cart, ${pieces} items` })
    .or(page.getByRole("button", { name: `Cart, ${pieces} items` }))
    .waitFor();
const ADD = 'main button[value="add"]';
const SEARCH = "header input[type=search]";

/** What is tapped and typed into on a page, how often, and what it comes to. */
type Start = {
  width?: number;
  tap: string;
  box: string;
  times: number;
  comesTo: (page: Page) => Promise<void>;
};
const STARTS: readonly [path: string, start: Start][] = [
  ["/products", { tap: '[form="add-to-cart"]', box: SEARCH, times: 20, comesTo: cartHolds(20) }],
  [
    "/",
    {
      ...{ tap: '[aria-label="Next slide"]', box: SEARCH, times: 9 },
      // Of four, and back from the last to the first.
      comesTo: (page) => page.locator('[aria-label^="Slide 2 of"][aria-current]').waitFor(),
    },
  ],
  [`/product/${ROLLATOR.slug}`, { tap: ADD, box: SEARCH, times: 9, comesTo: cartHolds(9) }],
  [
    "/cart",
    { tap: 'main [aria-label^="One more"]', box: SEARCH, times: 9, comesTo: cartHolds(10) },
  ],
  [
    "/auth",
    {
      ...{ tap: "main button[aria-pressed]", box: "main input[type=email]", times: 9 },
      // Shown, hidden, and so on.
      comesTo: (page) => page.locator("input[name=password][type=text]").waitFor(),
    },
  ],
  [
    "/contact",
    {
      ...{ width: 390, tap: "[aria-controls=main-menu]", box: "main textarea", times: 9 },
      comesTo: (page) => page.getByRole("button", { name: "Menu", expanded: true }).waitFor(),
    },
  ],
];

it.each(STARTS)(
  "taps and keys at every 50 ms from the first paint of %s on count once each, on a slow processor",
  async (path, { width = 1280, tap, box, times, comesTo }) => {
    const page = await newPage({ width, expectedProblems: SIGNED_OUT });
    if (path === "/cart") await page.context().addCookies([await cartOfOne(page)]);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.addInitScript(
      (start) => {
        let done = 0;
        const act = () => {
          const control = document.querySelector<HTMLElement>(start.tap);
          const box = document.querySelector<HTMLElement>(start.box);
          // The header may be painted before the rest has come: there is nothing to use yet.
          if (!control || !box) return setTimeout(act, 50);
          control.click();
          box.focus();
          document.execCommand("insertText", false, "a");
          done += 1;
          if (done < start.times) setTimeout(act, 50);
          else document.documentElement.dataset.tapped = "";
        };
        new PerformanceObserver((_entries, observer) => {
          observer.disconnect();
          act();
        }).observe({ type: "paint", buffered: true });
      },
      { tap, box, times },
    );
    await page.goto(path);
    await page.locator("html[data-tapped]").waitFor();
    await comesTo(page);
    await eventually(() => page.locator(box).first().inputValue()).toBe("a".repeat(times));
  },
);

/** The cookie of a cart with one piece. */
async function cartOfOne(page: Page) {
  const answer = await page.request.get(
    addressOf("products.list", { query: { search: ROLLATOR.name, limit: "1" } }),
  );
  const [product] = ProductListResponse.parse(await answer.json()).products;
  if (!product) throw new Error(`${ROLLATOR.name} is not there`);
  const { id, name, images, priceCAD } = product;
  const line = { id, name, price: priceCAD / 100, image: images[0], quantity: 1 };
  return {
    ...{ name: "eldercare-cart", value: encodeURIComponent(JSON.stringify([line])) },
    url: new URL("/", answer.url()).href,
  };
}
