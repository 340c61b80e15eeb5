import { TOO_MANY_ATTEMPTS } from "@eldercare/contracts";
import { addressOf } from "@eldercare/contracts/calls";
import type { Page } from "playwright-core";
import { payButton } from "../support/checkout-steps.ts";
import { waitUntilUsable } from "../support/open-page.ts";
import { searchBox } from "../support/search-box.ts";
import { ENGLISH_ONLY, FRENCH_WALKER, ROLLATOR, SOLD_OUT } from "./known-products.ts";
import { openFilters, openPriceSlider } from "./open-filters.ts";

/** A page in one of its states, as it is looked at. */
export interface Look {
  path: string;
  /** Of the page as it is opened: what all pages have in common is looked at, too. */
  route?: string;
  /** A text that stands there once the page is whole. */
  waitsFor?: string;
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

const main = (page: Page) => page.getByRole("main");
const press = (page: Page, button: string) =>
  main(page).getByRole("button", { name: button, exact: true }).first().click();

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
  await press(page, button);
  await page.getByRole("alert").getByText("in 15 minutes").waitFor();
  await page.unroute(address);
}

/** Leaves the page before what is to happen to the next one's calls: it may just be asking the same. */
async function openAnew(page: Page, path: string, prepare: () => Promise<unknown>) {
  await page.goto("about:blank");
  await prepare();
  await page.goto(path);
}

/** Presses on while the list of that call is on its way for good: the one before stays, and is read. */
async function keepWaiting(
  page: Page,
  call: "products.list" | "posts.list" | "products.listAll",
  pressOn: () => Promise<unknown>,
) {
  const address = addressOf(call);
  const pattern = `**${address}${address.includes("?") ? "&" : "?"}*`;
  // Until the page is left, which ends the call.
  await page.route(pattern, () => undefined, { times: 1 });
  const asked = page.waitForRequest(pattern);
  await pressOn();
  await asked;
  await page.locator('[aria-busy="true"]').first().waitFor();
  // What comes in slowly is there.
  await page.waitForTimeout(500);
}

/** A toast where it lies on the page's first screen: it stays while its window is another's background. */
async function addToCartAndHoldToast(page: Page): Promise<void> {
  await main(page)
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

/** Presses a link of the footer while what it needs is not to be had, and waits for what is said. */
async function goInVain(page: Page, link: string, said: string): Promise<void> {
  await page.getByRole("contentinfo").getByRole("link", { name: link }).click();
  await page.getByRole("heading", { level: 1, name: said }).waitFor();
}

/** Sends a form of the page, once per field that is named, and waits for what is said. */
async function send(page: Page, fields: Record<string, string>, button: string, said: string) {
  for (const [label, text] of Object.entries(fields)) {
    await main(page).getByLabel(label, { exact: true }).fill(text);
  }
  await press(page, button);
  await main(page).getByText(said).first().waitFor();
}

/** The header and what opens from it, which are the same on every page. */
export const FRAME_STATES: readonly Look[] = [
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
    path: "/faq",
    picture: "categories",
    widths: [1280],
    async into(page) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.getByText("Shop by Category", { exact: true }).click();
      await page.getByRole("banner").getByRole("link", { name: "Personal Care" }).waitFor();
    },
  },
  {
    path: "/faq",
    picture: "display",
    widths: [375],
    async into(page) {
      await page.getByText("Display", { exact: true }).click();
      await page.getByRole("radio", { name: "Larger" }).waitFor();
    },
  },
];

/** What a page shows of itself beyond how it is opened, for whoever is signed out; by its route. */
export const STATES: Readonly<Record<string, readonly Look[]>> = {
  "/": [],
  "/products": [
    { path: "/products?search=qqqqqq", picture: "list-empty", anew: true },
    { path: "/products?search=rolator" },
    { path: "/products?search=shower%20chair%20300%20lb" },
    {
      path: "/products",
      async into(page) {
        await page.route(
          `**${addressOf("products.list")}?*`,
          (route) => route.fulfill({ status: 500, json: { message: "Please try again." } }),
          { times: 1 },
        );
        await page.getByLabel("Sort by").selectOption({ label: "Price: Low to High" });
        await page.getByRole("alert").getByText("Please try again.").waitFor();
      },
    },
    {
      path: "/products",
      into: (page) =>
        keepWaiting(page, "products.list", () =>
          page.getByLabel("Sort by").selectOption({ label: "Price: High to Low" }),
        ),
    },
  ],
  "/products/:category": [
    { path: "/products/bathroom-safety", picture: "list", anew: true },
    { path: "/products/bathroom-safety?view=list&onSale=true" },
    { path: "/products/bathroom-safety", picture: "filters", widths: [375], into: openAllFilters },
    { path: "/products/no-such-category" },
    {
      path: "/products/bathroom-safety?view=list",
      picture: "toast",
      widths: [375, 1280],
      into: addToCartAndHoldToast,
      anew: true,
    },
  ],
  "/product/:slug": [
    { path: `/product/${FRENCH_WALKER.slug}` },
    { path: `/product/${ENGLISH_ONLY}`, picture: "product-plain", widths: [1280] },
    { path: `/product/${SOLD_OUT.slug}`, picture: "product-sold-out", widths: [375] },
    { path: "/product/no-such-thing", picture: "product-not-found", widths: [375] },
    {
      path: `/product/${ROLLATOR.slug}`,
      // By keyboard: the ring of the focus is whole.
      picture: "product-specifications",
      widths: [375],
      async into(page) {
        await page.getByRole("tab", { name: "Description" }).press("ArrowRight");
        await page.getByRole("tabpanel", { name: "Specifications" }).waitFor();
      },
    },
    {
      path: `/product/${ROLLATOR.slug}`,
      async into(page) {
        await page.getByRole("textbox", { name: "Quantity" }).fill("5000");
        await page.getByRole("textbox", { name: "Quantity" }).press("Tab");
        await main(page).getByText("so we set it to").waitFor();
      },
    },
  ],
  "/product/:slug/reviews": [],
  "/product/:slug/review": [],
  "/product/:slug/back-in-stock": [
    {
      path: `/product/${SOLD_OUT.slug}/back-in-stock`,
      into: (page) => send(page, {}, "Tell Me When It Is Back", "Invalid email address"),
    },
  ],
  "/back-in-stock/confirm": [{ path: "/back-in-stock/confirm?token=forged" }],
  "/back-in-stock/stop": [{ path: "/back-in-stock/stop?token=forged" }],
  "/review/:token": [],
  "/compare": [
    {
      path: `/compare?products=${ROLLATOR.slug},${FRENCH_WALKER.slug},${ENGLISH_ONLY},${SOLD_OUT.slug}`,
      picture: "compare",
      widths: [375, 1280],
    },
    { path: `/compare?products=${ROLLATOR.slug},${FRENCH_WALKER.slug}&rows=different` },
  ],
  "/cart": [],
  "/wishlist": [
    {
      // No picture: it shows an address of its own in each shop.
      path: `/product/${ROLLATOR.slug}`,
      async into(page) {
        await main(page)
          .getByRole("button", { name: /^Save for Later/ })
          .click();
        await main(page).getByRole("link", { name: "See Your List" }).click();
        await main(page).getByText("Send this list to someone").waitFor();
      },
    },
  ],
  "/auth": [
    {
      path: "/auth",
      picture: "sign-in-errors",
      widths: [375],
      into: (page) => send(page, {}, "Sign In", "Invalid email address"),
    },
    { path: "/auth?next=%2Fcheckout&reason=checkout" },
    { path: "/auth?tab=register", picture: "register" },
    {
      path: "/auth?tab=register",
      into: (page) => send(page, {}, "Create Account", "Last name is required"),
    },
  ],
  "/verify-email": [{ path: "/verify-email?token=forged" }],
  "/forgot-password": [
    {
      path: "/forgot-password",
      into: (page) => send(page, {}, "Send Me a Link", "Invalid email address"),
    },
    {
      path: "/forgot-password",
      into: (page) =>
        send(
          page,
          { "Email address": "nobody@example.ca" },
          "Send Me a Link",
          "Please check your email",
        ),
    },
  ],
  "/reset-password": [
    { path: "/reset-password?token=used-before", picture: "reset-link-used", widths: [375] },
  ],
  "/invitation": [],
  "/account": [],
  "/checkout": [],
  "/order-confirmation": [],
  "/order-status": [
    {
      path: "/order-status",
      into: (page) =>
        send(
          page,
          { "Order number": "1", "Email address": "nobody@example.ca" },
          "Show My Order",
          "We found no order with this number",
        ),
    },
  ],
  "/pay": [],
  "/services": [],
  "/about": [],
  "/faq": [
    {
      path: "/faq",
      async into(page) {
        await page.getByRole("searchbox", { name: "Search the questions" }).fill("stripe");
        await page.getByText("1 question found").waitFor();
        await page.getByRole("searchbox", { name: "Search the questions" }).press("Tab");
        await page.keyboard.press("Enter");
        await page.getByText("Card payments run through Stripe.").waitFor();
      },
    },
    {
      path: "/faq",
      async into(page) {
        await page.getByRole("searchbox", { name: "Search the questions" }).fill("qqqqqq");
        await page.getByText("0 questions found").waitFor();
      },
    },
  ],
  "/size-guide": [
    {
      path: "/size-guide",
      async into(page) {
        await page.getByLabel("Floor to wrist crease").fill("86");
        await page.getByText("Handle height: 86 cm (34 in).").waitFor();
        await page.getByLabel("Hip width").fill("4100");
        await page.getByText("Please measure again").first().waitFor();
      },
    },
  ],
  "/returns": [],
  "/shipping": [],
  "/privacy": [],
  "/terms": [],
  "/accessibility": [],
  "/sitemap": [],
  "/blog": [
    { path: "/blog?page=2" },
    { path: "/blog?search=qqqqqq" },
    {
      path: "/blog",
      into: (page) =>
        keepWaiting(page, "posts.list", () =>
          main(page).getByRole("link", { name: "Page 2" }).click(),
        ),
    },
  ],
  "/blog/:slug": [{ path: "/blog/no-such-guide" }],
  "/contact": [
    {
      path: "/contact",
      into: (page) => send(page, {}, "Send Message", "Please tell us your name"),
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
  ],
  "/newsletter": [
    {
      path: "/newsletter",
      into: (page) => send(page, {}, "Subscribe", "Invalid email address"),
    },
    {
      path: "/newsletter",
      picture: "newsletter-refused",
      widths: [375],
      async into(page) {
        await main(page).getByLabel("Email address").fill("ada@example.ca");
        await sendTooOften(page, "newsletter.signUp", "Subscribe");
      },
    },
  ],
  "/newsletter/confirm": [
    {
      path: "/newsletter/confirm?token=forged",
      into: (page) => send(page, {}, "Yes, Subscribe Me", "Go to the newsletter page"),
    },
  ],
  "/newsletter/unsubscribe": [{ path: "/newsletter/unsubscribe?token=forged" }],
  // What became of any page that did not come.
  "/*": [
    {
      path: "/no-such-page",
      picture: "unanswered",
      widths: [375, 1280],
      async into(page) {
        await page.route("**/api/**", (route) => route.abort());
        await goInVain(page, "Wheelchairs", "The shop is not answering");
        await page.unroute("**/api/**");
      },
    },
    {
      path: "/no-such-page",
      picture: "broken",
      widths: [375],
      async into(page) {
        const answer = { status: 500 };
        await page.route("**/faq.data*", (route) => route.fulfill(answer), { times: 1 });
        await goInVain(page, "FAQ", "Something went wrong");
      },
    },
    {
      path: "/no-such-page",
      picture: "offline",
      widths: [375],
      async into(page) {
        await page.context().setOffline(true);
        await goInVain(page, "Returns", "You seem to be offline");
        await page.context().setOffline(false);
      },
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
  ],
};

/** The same for a customer with an order, an address and something in the cart. */
export const CUSTOMERS_STATES: Readonly<Record<string, readonly Look[]>> = {
  "/cart": [
    { path: "/cart", picture: "cart", isPrinted: true },
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
  ],
  "/account": [
    {
      path: "/account",
      async into(page) {
        await press(page, "Delete My Account");
        await page.getByRole("dialog", { name: "Delete your account?" }).waitFor();
      },
    },
  ],
  "/checkout": [
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
      path: "/checkout",
      picture: "checkout-unavailable",
      widths: [375, 1280],
      async into(page) {
        const address = `**${addressOf("payments.begin")}`;
        await page.route(address, (route) => route.abort());
        await page.reload();
        await waitUntilUsable(page);
        await page.getByRole("heading", { name: "We could not start your payment" }).waitFor();
        await page.unroute(address);
        // The toast that says the same comes with its code, and goes by itself.
        const toast = page.locator("[data-toast-viewport] > li");
        await toast.waitFor();
        await toast.waitFor({ state: "detached" });
      },
    },
    {
      path: "/checkout",
      picture: "checkout-initializing",
      widths: [375],
      async into(page) {
        const address = `**${addressOf("payments.begin")}`;
        await openAnew(page, "/checkout", () => page.route(address, () => undefined, { times: 1 }));
        await page.getByText("Initializing secure payment...").waitFor();
      },
    },
  ],
  "/order-confirmation": [
    {
      path: "/order-confirmation?orderId=no-such-order",
      picture: "order-missing",
      widths: [375, 1280],
      // So late that a page that merely stands still would count as the one that was waited for.
      async into(page) {
        const address = `**${addressOf("orders.read", { params: { id: "no-such-order" } })}`;
        await openAnew(page, "/order-confirmation?orderId=no-such-order", () =>
          page.route(address, (route) => setTimeout(() => route.continue(), 4000), { times: 1 }),
        );
        await waitUntilUsable(page);
      },
    },
    {
      path: "/order-confirmation?orderId=never-answered",
      picture: "order-unanswered",
      widths: [375, 1280],
      async into(page) {
        const address = `**${addressOf("orders.read", { params: { id: "never-answered" } })}`;
        await page.route(address, (route) => route.abort());
        await page.reload();
        await page.getByRole("heading", { level: 1, name: "The shop is not answering" }).waitFor();
        await page.unroute(address);
      },
    },
  ],
};

/** The same for staff. */
export const STAFFS_STATES: readonly Look[] = [
  {
    path: "/admin/products",
    async into(page) {
      // Until the first list is there none can stay.
      await main(page).getByRole("navigation", { name: "Pages" }).waitFor();
      await keepWaiting(page, "products.listAll", () =>
        main(page).getByLabel("Filter by stock").selectOption("low"),
      );
    },
  },
];
