import { TOO_MANY_ATTEMPTS } from "@eldercare/contracts";
import { addressOf } from "@eldercare/contracts/calls";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { type AxeViolation, axeViolations } from "../support/axe-violations.ts";
import { theBrowser, useBrowser } from "../support/browser.ts";
import { payButton, putInCart } from "../support/checkout-steps.ts";
import { openPage, SCRIPTS_OFF } from "../support/open-page.ts";
import { pageRoutes } from "../support/page-routes.ts";
import { openPictures, type Pictures } from "../support/pictures.ts";
import { searchBox } from "../support/search-box.ts";
import { aVerifiedCustomer, removeAccount, signInByCall } from "../support/shopper.ts";
import { spareWidth } from "../support/spare-width.ts";
import { signInAsStaff } from "../support/staff.ts";
import { payTestOrder } from "../support/test-order.ts";
import { eventually } from "./eventually.ts";
import { ROLLATOR } from "./known-products.ts";
import { openFilters, openPriceSlider } from "./open-filters.ts";

const { newPage } = useBrowser();

const WIDTHS = [375, 768, 1280] as const;
const PHONE = { width: 375, height: 812 };
/** A letter page between its margins. */
const PAPER = { width: 720, height: 960 };
/** Some thirty pages each, beside everything else that runs; drawn anew, each until it rests. */
const PATIENCE_MS = 900_000;

const LETTERS_TWICE_AS_LARGE = "html { font-size: 200% !important }";

/** A page in one of its states, as it is looked at. */
interface Look {
  path: string;
  /** Kept as pictures of this name, in each of the widths. */
  picture?: string;
  widths?: readonly number[];
  /** Brings the page into its state. */
  into?: (page: Page) => Promise<unknown>;
  /** Opened for each width: it asks how wide the window is when it starts. */
  anew?: boolean;
  /** Kept as it comes out of a printer, too. */
  isPrinted?: boolean;
}

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

/** What people take to a doctor, a parent or an accountant on paper. */
const PRINTED: readonly string[] = ["/product/:slug", "/order-confirmation"];

async function openAllFilters(page: Page): Promise<void> {
  await openFilters(page);
  await openPriceSlider(page);
}

/** What the shop answers to a form that is sent too often (backend/src/api/security/rate-limit.ts). */
const TOO_OFTEN = {
  status: 429,
  headers: { "Retry-After": "900" },
  json: {
    message: "There were too many attempts. Please try again in 15 minutes.",
    code: TOO_MANY_ATTEMPTS,
  },
};

/** Sends the form with that button when it is the one too many. */
async function sendTooOften(
  page: Page,
  call: "contact.send" | "newsletter.signUp",
  button: string,
) {
  const address = `**${addressOf(call)}`;
  await page.route(address, (route) => route.fulfill(TOO_OFTEN));
  await page.getByRole("main").getByRole("button", { name: button }).click();
  await page.getByRole("alert").getByText("in 15 minutes").waitFor();
  await page.unroute(address);
}

/** A toast where it lies on the page's first screen: it stays while its window is another's background. */
async function addToCartAndHoldToast(page: Page): Promise<void> {
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Add to Cart/ })
    .first()
    .click();
  const toast = page.locator("[data-toast-viewport] > li");
  await toast.getByRole("link", { name: "See Your Cart" }).waitFor();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  // It looks for its place once more when the page has come to rest.
  await page.waitForTimeout(500);
  // To Chromium a picture of the whole page takes it from under the pointer.
  await page.evaluate(() => window.dispatchEvent(new Event("blur")));
}

/** States of pages that an address alone does not bring about. */
const STATES: readonly Look[] = [
  { path: "/products/bathroom-safety", picture: "list", anew: true },
  { path: "/products/bathroom-safety?view=list&onSale=true" },
  { path: "/products?search=qqqqqq", picture: "list-empty", anew: true },
  { path: "/products/bathroom-safety", picture: "filters", widths: [375], into: openAllFilters },
  { path: "/auth?tab=register", picture: "register" },
  { path: "/product/no-such-thing", picture: "product-not-found", widths: [375] },
  { path: "/products/no-such-category" },
  {
    path: "/faq",
    picture: "menu",
    widths: [375],
    into: (page) => page.getByRole("button", { name: "Menu" }).click(),
  },
  {
    path: "/faq",
    picture: "suggestions",
    widths: [375],
    async into(page) {
      await searchBox(page.getByRole("banner")).fill("rolator");
      await page.getByRole("listbox", { name: "Suggestions" }).waitFor();
    },
  },
  {
    path: "/auth",
    picture: "sign-in-errors",
    widths: [375],
    async into(page) {
      await page.getByRole("button", { name: "Sign In", exact: true }).click();
      await page.getByText("Invalid email address").waitFor();
    },
  },
  {
    path: "/no-such-page",
    picture: "unanswered",
    widths: [375, 1280],
    async into(page) {
      await page.route("**/api/**", (route) => route.abort());
      await page.getByRole("contentinfo").getByRole("link", { name: "Wheelchairs" }).click();
      await page.getByRole("heading", { name: "The shop is not answering" }).waitFor();
      await page.unroute("**/api/**");
    },
  },
  {
    path: "/no-such-page",
    picture: "broken",
    widths: [375],
    async into(page) {
      await page.route("**/faq.data*", (route) => route.fulfill({ status: 500 }));
      await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
      await page.getByRole("heading", { name: "Something went wrong" }).waitFor();
      await page.unroute("**/faq.data*");
    },
  },
  {
    path: "/contact",
    picture: "contact-refused",
    widths: [375],
    async into(page) {
      await page.getByLabel("Your name").fill("Ada Park");
      await page.getByLabel("Email address").fill("ada@example.ca");
      await page.getByLabel("What is it about?").selectOption("Delivery");
      await page.getByLabel("Your message").fill("When does the rollator come?");
      await sendTooOften(page, "contact.send", "Send Message");
    },
  },
  {
    path: "/newsletter",
    picture: "newsletter-refused",
    widths: [375],
    async into(page) {
      await page.getByRole("main").getByLabel("Email address").fill("ada@example.ca");
      await sendTooOften(page, "newsletter.signUp", "Subscribe");
    },
  },
  { path: "/reset-password?token=used-before", picture: "reset-link-used", widths: [375] },
  {
    path: "/products/bathroom-safety?view=list",
    picture: "toast",
    widths: [375, 1280],
    into: addToCartAndHoldToast,
    anew: true,
  },
  // The last one: its list is never answered, and would be once the route were taken off.
  {
    path: "/faq",
    picture: "list-loading",
    widths: [375],
    async into(page) {
      await page.route("**/api/products?*", () => undefined);
      await page.getByRole("contentinfo").getByRole("link", { name: "Wheelchairs" }).click();
      await page.getByText("Loading products...").waitFor();
    },
  },
];

/** Of a cart with something in it. */
const CART_STATES: readonly Look[] = [
  { path: "/cart", picture: "cart", isPrinted: true },
  {
    path: "/checkout",
    picture: "checkout-errors",
    widths: [375],
    async into(page) {
      await payButton(page).click();
      await page.getByText("Phone number is required").waitFor();
    },
  },
  {
    path: "/",
    picture: "cart-panel",
    widths: [375, 1280],
    async into(page) {
      await page.getByRole("button", { name: /^Cart/ }).click();
      const panel = page.getByRole("dialog", { name: "Your Cart" });
      await panel.getByText(/^Subtotal \(/).waitFor();
    },
  },
];

/** Pages that say so with their status, and who asks who is there while nobody is. */
const EXPECTED = [/\b40[0134]\b/, /ERR_FAILED/];
/** What states are brought about by. */
const PROVOKED = [/\b429\b.*\/api\/(?:contact|newsletter)\b/, /\b500\b.*\/faq\.data\b/];

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

async function faultsOf(page: Page, look: Look): Promise<Faults[string]> {
  const { path, picture, widths = WIDTHS, into, anew = false, isPrinted = false } = look;
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
  const found: Faults[string] = [...(await axeViolations(page))];
  for (const width of picture ? widths : []) {
    if (width !== PHONE.width) {
      await page.setViewportSize({ width, height: 900 });
      if (anew) await open();
    }
    // The columns of a wide window are another page to whoever reads it.
    if (width === 1280) found.push(...(await axeViolations(page)));
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
    ["body-size", "main: 17 px"],
    ["one-line", "1-800-555-0142"],
    ["overflow", "508 of 375 px"],
  ]);
});

describe("every page", async () => {
  const routes = await pageRoutes();
  const lookOf = (route: string): Look => ({
    path: EXAMPLES[route] ?? route,
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

  it(
    "looks as it did, and keeps its measures, for whoever is signed out",
    async () => {
      const expectedProblems = [...EXPECTED, ...PROVOKED];
      const page = await newPage({ ...PHONE, reducedMotion: "reduce", expectedProblems });
      expect(await lookAt(page, [...forAll.map(lookOf), ...STATES])).toEqual({});
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
      const order = { path: `/order-confirmation?${new URLSearchParams({ orderId })}` };
      const looks = forCustomers.map(lookOf).map((look) => {
        return look.path === "/order-confirmation" ? { ...look, ...order } : look;
      });
      const faults = await lookAt(page, [...looks, ...CART_STATES]);
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
      expect(await lookAt(page, forStaff.map(lookOf))).toEqual({});
    },
    PATIENCE_MS,
  );

  it("is compared with every picture that is kept", async () => {
    expect(await pictures.unused()).toEqual([]);
  });
});
