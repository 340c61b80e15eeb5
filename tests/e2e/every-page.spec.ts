import { addressOf } from "@eldercare/contracts/calls";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { type AxeViolation, axeViolations } from "../support/axe-violations.ts";
import { theBrowser, useBrowser } from "../support/browser.ts";
import { putInCart } from "../support/checkout-steps.ts";
import { openPage, SCRIPTS_OFF } from "../support/open-page.ts";
import { pageRoutes } from "../support/page-routes.ts";
import { openPictures, type Pictures } from "../support/pictures.ts";
import {
  aVerifiedCustomer,
  keepAddressByCall,
  removeAccount,
  signInByCall,
} from "../support/shopper.ts";
import { spareWidth } from "../support/spare-width.ts";
import { signInAsStaff } from "../support/staff.ts";
import { payTestOrder } from "../support/test-order.ts";
import { eventually } from "./eventually.ts";
import { ROLLATOR } from "./known-products.ts";
import { CUSTOMERS_STATES, FRAME_STATES, type Look, STAFFS_STATES, STATES } from "./page-states.ts";

const { newPage } = useBrowser();

const WIDTHS = [375, 768, 1280] as const;
const PHONE = { width: 375, height: 812 };
/** A letter page between its margins. */
const PAPER = { width: 720, height: 960 };
/** Some thirty pages each, beside everything else that runs; drawn anew, each until it rests. */
const PATIENCE_MS = 900_000;

/** A window of 1280 by 1024 px, four times as large: what is pinned must leave room to read. */
const ENLARGED = { width: 320, height: 256 };
const LETTERS_TWICE_AS_LARGE = "html { font-size: 200% !important }";

/** Where pages are looked at that have a value in their address. */
const EXAMPLES: Readonly<Record<string, string>> = {
  "/products/:category": "/products/bathroom-safety",
  "/product/:slug": `/product/${ROLLATOR.slug}`,
  "/product/:slug/reviews": `/product/${ROLLATOR.slug}/reviews`,
  "/product/:slug/review": `/product/${ROLLATOR.slug}/review`,
  "/product/:slug/back-in-stock": `/product/${ROLLATOR.slug}/back-in-stock`,
  "/review/:token": "/review/forged",
  "/blog/:slug": "/blog/wheelchair-sizing",
  "/*": "/no-such-page",
};

/** Who is signed out is led away from these. */
const OF_A_CUSTOMER: readonly string[] = ["/account", "/checkout", "/order-confirmation"];
const isOfStaff = (route: string) => route === "/admin" || route.startsWith("/admin/");

/** The checkout and what belongs to it, sign-in, and what links of mails open: no way leads there (spec §2.1). */
const WITHOUT_A_WAY: readonly string[] = [
  "/",
  "/*",
  "/auth",
  "/back-in-stock/confirm",
  "/back-in-stock/stop",
  "/checkout",
  "/forgot-password",
  "/invitation",
  "/newsletter/confirm",
  "/newsletter/unsubscribe",
  "/order-confirmation",
  "/pay",
  "/reset-password",
  "/review/:token",
  "/verify-email",
];

/** Which pages are kept as pictures, too; every page is measured. */
const PICTURES: Readonly<Record<string, string>> = {
  "/": "home",
  "/product/:slug": "product",
  "/cart": "cart-empty",
  "/auth": "sign-in",
  "/blog": "guides",
  "/blog/:slug": "guide",
  "/contact": "contact",
  "/services": "services",
  "/size-guide": "size-guide",
  "/*": "not-found",
  "/account": "account",
  "/checkout": "checkout",
  "/order-confirmation": "order-confirmation",
};

/** What is asked for once the page is there: nobody is served what is somebody's. */
const WAITS_FOR: Readonly<Record<string, string>> = {
  "/account": "Buy Again",
  "/checkout": "Card number",
  "/order-confirmation": "What happens next",
};

/** What people take to a doctor, a parent or an accountant on paper. */
const PRINTED: readonly string[] = ["/product/:slug", "/order-confirmation"];

/** Pages that say so with their status, and who asks who is there while nobody is. */
const EXPECTED = [/\b40[0134]\b/, /ERR_FAILED/];
/** What states are brought about by. */
const PROVOKED = [
  /\b429\b.*\/api\/(?:contact|newsletter)\b/,
  /\b500\b.*\/(?:faq\.data|api\/products)\b/,
  /ERR_INTERNET_DISCONNECTED|Failed to fetch/,
];

let pictures: Pictures;
beforeAll(async () => {
  pictures = await openPictures((await theBrowser()).version());
});

/** What is wrong with the looks of pages, by their address. */
type Faults = Record<string, (AxeViolation | string)[]>;

/** Looks at pages one after the other in one browser: each is opened once, measured and drawn. */
async function lookAt(page: Page, looks: readonly Look[]): Promise<Faults> {
  const faults: Faults = {};
  for (const look of looks) {
    const found = await faultsOf(page, look);
    if (found.length > 0) faults[`${look.path} ${look.picture ?? ""}`.trim()] = found;
  }
  return faults;
}

/** How much the page is wider than its window, once what changed its size has settled. */
async function overflowAtRest(page: Page): Promise<number> {
  let overflow = -(await spareWidth(page));
  for (let looks = 0; overflow > 0 && looks < 10; looks += 1) {
    await page.waitForTimeout(200);
    overflow = -(await spareWidth(page));
  }
  return overflow;
}

/** How much of the window lies under what stays in sight while the page is scrolled, from 0 to 1. */
async function pinnedShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo({ top: document.body.scrollHeight / 2, behavior: "instant" });
    const pinned = [...document.querySelectorAll<HTMLElement>("body *")].filter(
      (element) =>
        /^(?:fixed|sticky)$/.test(getComputedStyle(element).position) && element.checkVisibility(),
    );
    const covered = pinned.map((element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 1 ? Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) : 0;
    });
    return covered.reduce((all, height) => all + height, 0) / innerHeight;
  });
}

/** What holds of each page as it is opened, beyond its states. */
async function faultsOfPage(page: Page, route: string): Promise<Faults[string]> {
  const found: Faults[string] = [];
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.locator('[aria-busy="true"]').first().waitFor({ state: "detached" });
  if (!isOfStaff(route) && !WITHOUT_A_WAY.includes(route)) {
    const way = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").first();
    const start = (await way.count()) > 0 ? await way.textContent() : "nothing";
    if (start !== "Home") found.push(`the way to it begins with ${start}`);
  }
  found.push(...(await axeViolations(page)));
  await page.setViewportSize(ENLARGED);
  const overflow = await overflowAtRest(page);
  if (overflow > 0) found.push(`${overflow} px too wide at 400 %`);
  const share = isOfStaff(route) ? 0 : await pinnedShare(page);
  if (share > 0.4) found.push(`${Math.round(share * 100)} % of the window are covered at 400 %`);
  return found;
}

async function faultsOf(page: Page, look: Look): Promise<Faults[string]> {
  const {
    path,
    route,
    waitsFor,
    picture,
    widths = WIDTHS,
    into,
    anew = false,
    isPrinted = false,
  } = look;
  const open = async () => {
    await openPage(page, path);
    await into?.(page);
  };
  await page.setViewportSize(PHONE);
  await open();
  const { pathname } = new URL(page.url());
  if (pathname !== path.replace(/[?#].*/, "")) {
    if (!into) return [`leads to ${pathname}: whoever may see it has to look at it`];
  }
  if (waitsFor) await page.getByRole("main").getByText(waitsFor).first().waitFor();
  const found: Faults[string] = [...(await axeViolations(page))];
  for (const width of picture ? widths : []) {
    if (width !== PHONE.width) {
      await page.setViewportSize({ width, height: 900 });
      if (anew) await open();
    }
    // The columns of a wide window are another page to whoever reads it.
    if (width === 1280 && !route) found.push(...(await axeViolations(page)));
    const overflow = await overflowAtRest(page);
    if (overflow > 0) found.push(`${overflow} px too wide at ${width} px`);
    await pictures.compare(page, `${picture}-${width}`).catch((error) => found.push(error.message));
  }
  if (isPrinted) {
    await page.setViewportSize(PAPER);
    await page.emulateMedia({ media: "print" });
    await pictures.compare(page, `${picture}-print`).catch((error) => found.push(error.message));
    await page.emulateMedia({ media: "screen" });
  }
  if (route) found.push(...(await faultsOfPage(page, route)));
  await page.setViewportSize({ width: 320, height: 640 });
  // The back office has tables of many columns: its letters are those of the system there.
  if (!isOfStaff(path)) await page.addStyleTag({ content: LETTERS_TWICE_AS_LARGE });
  const overflow = await overflowAtRest(page);
  if (overflow > 0) found.push(`${overflow} px too wide at 320 px`);
  return found;
}

/** A product of the catalog, since those that tests make have another name each time. */
async function theRollator(page: Page) {
  const params = { slug: ROLLATOR.slug };
  const answer = await page.request.get(addressOf("products.read", { params }));
  const { id, name, priceCAD, images } = await answer.json();
  return { id, name, price: priceCAD / 100, image: images[0] };
}

/** The page of an order with so many things that it fills more than one sheet of paper. */
function longOrder(orderId: string): Look {
  const address = `**${addressOf("orders.read", { params: { id: orderId } })}`;
  return {
    path: `/order-confirmation?${new URLSearchParams({ orderId })}`,
    picture: "order-long",
    widths: [],
    isPrinted: true,
    async into(page) {
      await page.route(address, async (route) => {
        const answer = await route.fetch();
        const order = await answer.json();
        const items = Array.from({ length: 24 }, () => order.items).flat();
        await route.fulfill({ response: answer, json: { ...order, items } });
      });
      await page.reload();
      await page.getByText(ROLLATOR.name).nth(23).waitFor();
      await page.unroute(address);
    },
  };
}

/** Measured by its looks alone: without scripts axe does not run. */
async function lookAtCheckoutWithoutScripts(product: Parameters<typeof putInCart>[1]) {
  const page = await newPage({
    ...PHONE,
    javaScriptEnabled: false,
    expectedProblems: SCRIPTS_OFF,
  });
  await putInCart(page, product, 2);
  await page.goto("/checkout");
  await page.getByRole("heading", { name: "What Is in Your Cart" }).waitFor();
  await pictures.compare(page, "checkout-without-scripts-375");
}

/** A page that breaks each of the shop's own measures, and keeps others. */
const BAD_PAGE = `<!doctype html><html lang="en"><title>Bad</title>
  <main style="font-size: 17px; background: #fff; color: #000">
    <h1>Bad</h1>
    <p style="color: #6b6b6b">Five to one</p>
    <p style="font-size: 14px">Too small</p>
    <a id="short" href="/" style="display: block; height: 30px">A way on</a>
    <label style="display: block; padding: 15px"><input type="checkbox" /> A large label</label>
    <p style="font-size: 16px">So many words that they are read rather than glanced at have
      letters as large as those of a book for eyes that are eighty years old.</p>
    <p>In a <a href="/">sentence</a> of words</p>
    <p style="width: 6em">Call 1-800-555-0142</p>
    <div style="width: 500px">Too wide</div>
  </main>`;

it("the measures find what breaks them", async () => {
  const page = await newPage(PHONE);
  await page.setContent(BAD_PAGE);
  const found = (await axeViolations(page)).map(({ rule, where }) => [rule, where.join()]);
  expect(found).toEqual([
    ["color-contrast-enhanced", "p:nth-child(2)"],
    ["target-size", "#short"],
    ["text-size", "14 px: Too small"],
    [
      "body-size",
      "main: 17 px,16 px: So many words that they are read rather than glanced at have",
    ],
    ["one-line", "1-800-555-0142"],
    ["overflow", "508 of 375 px"],
  ]);
});

describe("every page", async () => {
  const routes = await pageRoutes();
  const lookOf = (route: string): Look => ({
    route,
    path: EXAMPLES[route] ?? route,
    ...(WAITS_FOR[route] && { waitsFor: WAITS_FOR[route] }),
    ...(PICTURES[route] && { picture: PICTURES[route] }),
    isPrinted: PRINTED.includes(route),
  });
  const forCustomers = routes.filter((route) => OF_A_CUSTOMER.includes(route));
  const forStaff = routes.filter(isOfStaff);
  const forAll = routes.filter((route) => ![...forCustomers, ...forStaff].includes(route));

  it("has an address to be looked at", () => {
    expect(routes.length).toBeGreaterThan(50);
    expect(routes.filter((route) => /[:*]/.test(route) && !EXAMPLES[route])).toEqual([]);
  });

  it("has its states written down, or that it has none", () => {
    const pages = routes.filter((route) => !isOfStaff(route));
    expect(Object.keys(STATES).sort()).toEqual([...pages].sort());
    expect(pages).toEqual(expect.arrayContaining([...WITHOUT_A_WAY, ...OF_A_CUSTOMER]));
  });

  it(
    "looks as it did, and keeps its measures, for whoever is signed out",
    async () => {
      const expectedProblems = [...EXPECTED, ...PROVOKED];
      const states = Object.values(STATES).flat();
      const page = await newPage({ ...PHONE, reducedMotion: "reduce", expectedProblems });
      expect(await lookAt(page, [...forAll.map(lookOf), ...FRAME_STATES, ...states])).toEqual({});
    },
    PATIENCE_MS,
  );

  it(
    "looks as it did, and keeps its measures, for a customer with an order",
    async () => {
      const page = await newPage({ ...PHONE, reducedMotion: "reduce", expectedProblems: EXPECTED });
      await signInByCall(page, await aVerifiedCustomer("ada.of.pictures@example.ca"));
      const rollator = await theRollator(page);
      const orderId = await payTestOrder(page, rollator, 2);
      await eventually(async () => {
        const params = { id: orderId };
        return (await (await page.request.get(addressOf("orders.read", { params }))).json()).status;
      }).toBe("paid");
      await putInCart(page, rollator, 2);
      await keepAddressByCall(page, { name: "Rose Park", unit: "", note: "" });
      await keepAddressByCall(page);
      const order = { path: `/order-confirmation?${new URLSearchParams({ orderId })}` };
      const looks = forCustomers.map(lookOf).map((look) => {
        return look.path === "/order-confirmation" ? { ...look, ...order } : look;
      });
      const states = Object.values(CUSTOMERS_STATES).flat();
      const faults = await lookAt(page, [...looks, ...states, longOrder(orderId)]);
      await lookAtCheckoutWithoutScripts(rollator);
      // With its order: whoever runs this again in the same shop finds one order, too.
      await removeAccount(page);
      expect(faults).toEqual({});
    },
    PATIENCE_MS,
  );

  it(
    "keeps its measures for staff",
    async () => {
      const page = await newPage({ ...PHONE, reducedMotion: "reduce", expectedProblems: EXPECTED });
      await signInAsStaff(page);
      expect(await lookAt(page, [...forStaff.map(lookOf), ...STAFFS_STATES])).toEqual({});
    },
    PATIENCE_MS,
  );

  it("is compared with every picture that is kept", async () => {
    expect(await pictures.unused()).toEqual([]);
  });
});
