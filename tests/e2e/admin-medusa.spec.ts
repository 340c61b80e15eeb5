import { randomBytes } from "node:crypto";
import { addressOf } from "@eldercare/contracts/calls";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectNoAxeViolations, useBrowser } from "../support/browser.ts";
import { aRow, checkFile } from "../support/import-steps.ts";
import { waitsForAnswer } from "../support/requests-under-way.ts";
import { shopUnderTest } from "../support/shop-under-test.ts";
import { aVerifiedCustomer, signInByCall } from "../support/shopper.ts";
import { signInAsStaff } from "../support/staff.ts";
import { aTestProduct, type TestProduct } from "../support/staff-product.ts";
import { placeTestOrder } from "../support/test-order.ts";
import { coveredByToast, MEDUSAS_TOAST } from "./covered-by-toast.ts";
import { eventually } from "./eventually.ts";

const { newPage } = useBrowser();

/** Screens of the back office as Medusa Admin mounts them: path below `/app`, and heading. */
const SCREENS = [
  ["/admin", "Dashboard"],
  ["/admin/products", "Products"],
  ["/admin/categories", "Categories"],
  ["/admin/carousel", "Carousel Management"],
  ["/admin/orders", "Orders"],
  ["/admin/customers", "Customers"],
  ["/admin/settings", "Settings"],
  ["/admin/packing", "Packing"],
  ["/admin/posts", "Care Guides"],
  ["/admin/messages", "Messages"],
  ["/admin/content", "Content"],
  ["/admin/reviews", "Reviews"],
  ["/admin/newsletter", "Newsletter"],
  ["/admin/import", "Import"],
  ["/admin/staff", "Staff"],
  ["/admin/security", "Security"],
  ["/admin/opening", "Before You Open"],
  ["/admin/system", "System"],
] as const;

/** Pages of Medusa Admin itself, below `/app`, in an order in which its sidebar leads to each. */
const OWN_PAGES = [
  "/orders",
  "/products",
  "/categories",
  "/collections",
  "/inventory",
  "/reservations",
  "/customers",
  "/customer-groups",
  "/promotions",
  "/campaigns",
  "/price-lists",
  "/settings",
  "/settings/profile",
  "/settings/store",
  "/settings/users",
  "/settings/regions",
  "/settings/tax-regions",
  "/settings/return-reasons",
  "/settings/sales-channels",
  "/settings/product-types",
  "/settings/product-tags",
  "/settings/locations",
  "/settings/publishable-api-keys",
  "/settings/secret-api-keys",
  "/settings/workflows",
  "/settings/search",
] as const;

/** Every screen's accessibility is tested in the shop; these show that our theme holds here too. */
const CHECKED_HERE: readonly string[] = ["Dashboard", "Orders", "Settings"];

let product: TestProduct;
beforeAll(async () => {
  product = await aTestProduct({ cents: 3000, stock: 3 });
});
afterAll(() => product.remove());

/** Medusa's own: images of flags come from another site, which a test machine may not reach. */
const FLAGS = /cdn\.jsdelivr\.net/;

async function aStaffPage(width?: number, expected: RegExp[] = []) {
  const { medusaUrl } = shopUnderTest();
  const expectedProblems = [FLAGS, ...expected];
  const page = await newPage({ baseURL: medusaUrl, width, expectedProblems });
  await signInAsStaff(page, medusaUrl);
  return page;
}

/** Loading Medusa Admin takes seconds: once it is there, its own router goes on. */
async function goOn(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, `/app${path}`);
}

async function openScreen(page: Page, [path, heading]: readonly [string, string]): Promise<void> {
  await goOn(page, path);
  await page.locator(".back-office").getByRole("heading", { level: 1, name: heading }).waitFor();
}

describe("Medusa Admin", () => {
  it("opens every screen of the back office, from its own sidebar", async () => {
    const page = await aStaffPage();
    await page.goto("/app/admin");
    for (const [path, heading] of SCREENS) {
      await page.locator(`aside a[href="/app${path}"]`).first().click();
      await page
        .locator(".back-office")
        .getByRole("heading", { level: 1, name: heading })
        .waitFor();
      if (CHECKED_HERE.includes(heading)) await expectNoAxeViolations(page, ".back-office");
    }
    // And from its search, which knows products by the shop's own index.
    await page.keyboard.press("Control+k");
    await page.keyboard.type(product.name);
    await page.getByRole("option", { name: product.name }).first().waitFor();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("Shop: Packing");
    await page.getByRole("option", { name: "Shop: Packing" }).click();
    await page.waitForURL(/\/app\/admin\/packing$/);
  });

  it("opens Medusa's own pages, with every call they make", async () => {
    const page = await aStaffPage();
    const missing: string[] = [];
    page.on("response", (response) => {
      if (response.status() === 404) missing.push(new URL(response.url()).pathname);
    });
    await page.goto("/app");
    for (const path of OWN_PAGES) {
      // By the keyboard: the sidebar's groups slide open and shut under a pointer.
      await page.locator(`aside a[href="/app${path}"]:visible`).first().press("Enter");
      await page.waitForURL((url) => url.pathname.startsWith(`/app${path}`));
      await page.getByRole("main").getByRole("heading").first().waitFor();
      await eventually(() => waitsForAnswer(page)).toBe(false);
    }
    expect(missing).toEqual([]);
  });

  it("signs staff in by its own form, and out", async () => {
    const page = await newPage({
      baseURL: shopUnderTest().medusaUrl,
      // The form asks who is signed in, and whether Medusa's cloud runs the shop.
      expectedProblems: [FLAGS, /users\/me|401/, /cloud\/auth|404/],
    });
    const { adminEmail, adminPassword } = shopUnderTest();
    await page.goto("/app/login");
    await page.getByPlaceholder("Email").fill(adminEmail);
    await page.getByPlaceholder("Password").fill(adminPassword);
    await page.getByRole("button", { name: "Continue with Email" }).click();
    await page.waitForURL(/\/app\/(?!login)/);
    await page.getByRole("button", { name: "Shop Admin" }).click();
    // Where the page goes then is Medusa Admin's chance: its menu may be gone before the answer comes.
    const signedOut = page.waitForResponse((answer) => answer.request().method() === "DELETE");
    await page.getByRole("menuitem", { name: /^log ?out$/i }).click();
    expect((await signedOut).status()).toBe(200);
    const stranger = await page.request.get("/admin/users/me");
    expect(stranger.status()).toBe(401);
  });

  it("shows the screens on a phone", async () => {
    const page = await aStaffPage(375);
    await page.goto("/app/admin");
    for (const screen of [SCREENS[0], SCREENS[4]]) {
      await openScreen(page, screen);
      const spare = await page.evaluate(
        () => document.documentElement.clientWidth - document.documentElement.scrollWidth,
      );
      expect(spare, `width of ${screen[1]}`).toBeGreaterThanOrEqual(0);
    }
  });

  it.each([375, 1280])("lays no toast over what is pressed next, at %d px", async (width) => {
    const page = await aStaffPage(width);
    await page.goto("/app/admin/settings");
    const guests = page.getByRole("switch", { name: "Guest Checkout" });
    for (const state of [true, false]) {
      // Where the dashboard's toasts would lie.
      await guests.evaluate((each) => each.scrollIntoView({ block: "end" }));
      await guests.setChecked(state);
      await page.getByText(state ? "Guests can pay" : "Paying needs a sign-in").waitFor();
      expect(await coveredByToast(page, MEDUSAS_TOAST)).toEqual([]);
    }
  });

  it("leads on to our screen from what the shop's record would not follow, with no toast over “Save”", async () => {
    // Medusa's own drawer has no title.
    const page = await aStaffPage(1280, [/409/, /DialogTitle/]);
    const shopper = await newPage();
    await signInByCall(shopper, await aVerifiedCustomer());
    const orderId = await placeTestOrder(shopper, product);
    await page.goto(`/app/orders/${orderId}/email`);
    const drawer = page.getByRole("dialog");
    await drawer.getByRole("textbox").fill("elsewhere@example.ca");
    await drawer.getByRole("button", { name: "Save" }).click();
    await page.getByText("Please change this order on the shop's Orders screen").waitFor();
    expect(await coveredByToast(page, MEDUSAS_TOAST)).toEqual([]);

    // Medusa's list of reservations waits for no answer.
    await drawer.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Continue" }).click();
    await goOn(page, "/reservations");
    const newest = "order=-created_at&limit=1&fields=id,inventory_item.sku";
    const { reservations } = await (await page.request.get(`/admin/reservations?${newest}`)).json();
    const { sku } = reservations[0].inventory_item;
    const row = page.getByRole("row").filter({ hasText: sku }).first();
    await row.getByRole("button").click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await page.getByText("These pieces are kept for order").waitFor();
  });

  it("shows the screens in its dark theme", async () => {
    const page = await aStaffPage();
    await page.addInitScript(() => localStorage.setItem("medusa_admin_theme", "dark"));
    await page.goto("/app/admin");
    for (const screen of [SCREENS[0], SCREENS[1], SCREENS[4]]) {
      await openScreen(page, screen);
      await expectNoAxeViolations(page, ".back-office");
    }
    await goOn(page, "/admin/categories");
    await page.getByRole("button", { name: "Add Category" }).click();
    const dialog = page.getByRole("dialog", { name: "Add Category" });
    await dialog.waitFor();
    await expectNoAxeViolations(page, "[role=dialog]");
    const paper = await dialog.evaluate((sheet) => getComputedStyle(sheet).backgroundColor);
    expect(paper).toBe("rgb(24, 34, 31)");
  });

  it("imports a file and takes it back", async () => {
    const page = await aStaffPage();
    const mark = randomBytes(4).toString("hex");
    const found = async () =>
      (
        await (
          await page.request.get(addressOf("products.list", { query: { search: mark } }))
        ).json()
      ).total;
    await page.goto("/app/admin/import");
    await checkFile(page, [await aRow(page, mark, 1, "20.00")]);
    const summary = page.getByRole("status").filter({ hasText: "1 new, 0 changed, 0 unchanged" });
    await summary.waitFor();
    await expectNoAxeViolations(page, ".back-office");
    await page.getByRole("button", { name: "Apply 1 Change" }).click();
    await page.getByText("Import Applied").waitFor();
    expect(await found()).toBe(1);

    await page.getByRole("button", { name: "Take This Import Back" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Take Back" }).click();
    await page.getByText("Import Taken Back").waitFor();
    expect(await found()).toBe(0);
  });

  it("has the shop's own facts on Medusa's pages", async () => {
    const page = await aStaffPage();
    const shopper = await newPage();
    const email = await aVerifiedCustomer();
    await signInByCall(shopper, email);
    const orderId = await placeTestOrder(shopper, product);

    await page.goto("/app/orders");
    await page.getByText("Total Revenue").waitFor();

    await goOn(page, `/orders/${orderId}`);
    await page.getByRole("heading", { name: "Shop Status" }).waitFor();
    await page.getByRole("combobox", { name: "Shop status" }).click();
    await page.getByRole("option", { name: "Paid" }).click();
    const paying = page.getByRole("alertdialog", { name: "Mark as Paid" });
    await paying.getByRole("button", { name: "Mark Paid" }).click();
    await page.getByText("Order Updated").waitFor();
    await page.getByRole("link", { name: "Open in Orders" }).click();
    await page
      .getByRole("dialog", { name: /^Order / })
      .getByText(email)
      .waitFor();

    await goOn(page, `/products/${product.id}`);
    await page.getByLabel("Discount (%)").fill("20");
    await page.getByText("$24.00 instead of $30.00").waitFor();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Product Updated").waitFor();

    const { users } = await (
      await page.request.get(addressOf("users.list", { query: { limit: "5", search: email } }))
    ).json();
    await goOn(page, `/customers/${users[0].id}`);
    await page.getByRole("heading", { name: "Email Verification" }).waitFor();
    await page.getByText("Verified", { exact: true }).waitFor();
  });
});
