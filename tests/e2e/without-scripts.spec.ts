import { randomBytes } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { useBrowser } from "../support/browser.ts";
import { linkInMail } from "../support/mail-link.ts";
import { SCRIPTS_OFF } from "../support/open-page.ts";
import { eventually } from "./eventually.ts";
import { ROLLATOR } from "./known-products.ts";

const { newPage } = useBrowser();

const withoutScripts = (expectedProblems: readonly RegExp[] = []) =>
  newPage({
    javaScriptEnabled: false,
    expectedProblems: [...SCRIPTS_OFF, ...expectedProblems],
  });
const main = (page: Page) => page.getByRole("main");
const cartCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "eldercare-cart");

it("a visitor without scripts finds a product, fills the cart, changes it and comes to the checkout", async () => {
  const page = await withoutScripts();
  await page.goto("/");
  await main(page).getByRole("link", { name: ROLLATOR.category, exact: true }).click();
  await page.waitForURL("**/products/mobility-aids");
  await page.getByRole("checkbox", { name: "On Sale" }).check();
  await page.getByLabel("Sort by").selectOption("priceAsc");
  await page.getByRole("button", { name: "Apply Filters" }).click();
  await page.waitForURL(/onSale=true/);
  await page.getByRole("button", { name: "List", exact: true }).click();
  await page.waitForURL(/view=list/);
  expect(page.url()).toMatch(/sort=priceAsc/);
  await main(page).getByRole("link", { name: ROLLATOR.name, exact: true }).click();
  await page.waitForURL(`**/product/${ROLLATOR.slug}`);
  await page.getByRole("textbox", { name: "Quantity" }).fill("2");
  await main(page).getByRole("button", { name: "Add to Cart" }).click();

  await page.waitForURL("**/cart");
  await page.getByText(`2x ${ROLLATOR.name} added to your cart.`, { exact: true }).waitFor();
  await page.getByText("Subtotal (2 items)").waitFor();
  expect(await cartCookie(page)).toMatchObject({ sameSite: "Strict", path: "/", httpOnly: false });
  await main(page).getByRole("link", { name: ROLLATOR.name, exact: true }).click();
  await page.waitForURL(`**/product/${ROLLATOR.slug}`);
  await page.getByRole("banner").getByRole("link", { name: "Cart", exact: true }).click();
  await page.waitForURL("**/cart");

  await page.getByRole("button", { name: `One more ${ROLLATOR.name}` }).click();
  await page.getByText("Subtotal (3 items)").waitFor();
  await page.getByRole("button", { name: `One less ${ROLLATOR.name}` }).click();
  await page.getByText("Subtotal (2 items)").waitFor();
  await page.getByRole("button", { name: `Remove ${ROLLATOR.name}` }).click();
  await page.getByText(`${ROLLATOR.name} has been removed from your cart.`).waitFor();
  await main(page).getByText("Your cart is empty").waitFor();
  expect(await cartCookie(page)).toBeUndefined();

  await page.goto("/products/mobility-aids");
  const card = page.getByRole("article").filter({ hasText: ROLLATOR.name });
  await card.getByRole("button", { name: "Add to Cart" }).click();
  await page.getByText(`${ROLLATOR.name} has been added to your cart.`).waitFor();
  await page.getByRole("banner").getByRole("link", { name: "Cart", exact: true }).click();
  await page.getByRole("button", { name: "Clear Cart" }).click();
  await page.getByText("All items have been removed from your cart.").waitFor();

  await page.goto(`/product/${ROLLATOR.slug}`);
  await main(page).getByRole("link", { name: "Buy Now" }).click();
  await page.waitForURL("**/checkout");
  expect(decodeURIComponent((await cartCookie(page))?.value ?? "")).toContain(ROLLATOR.name);
  await main(page).getByText("Paying by card needs JavaScript").waitFor();
  expect(await main(page).getByText("One moment, please...").isVisible()).toBe(false);
  await main(page).getByText(ROLLATOR.name).waitFor();
  await main(page).getByText("Subtotal (1 item)").waitFor();
  await main(page).getByRole("link", { name: "Back to Your Cart" }).click();
  await page.waitForURL("**/cart");

  await page.goto("/order-confirmation?orderId=order_1");
  await main(page).getByText("Seeing your order here needs JavaScript").waitFor();
  await main(page).getByRole("link", { name: "Look Up Your Order" }).click();
  await page.waitForURL("**/order-status");
  await main(page).getByRole("textbox", { name: "Order number" }).waitFor();
});

it("a visitor without scripts registers, signs in, changes the account and chooses a new password", async () => {
  const page = await withoutScripts([/\b40[01]\b/]);
  const email = `plain-${randomBytes(6).toString("hex")}@example.ca`;
  const alert = page.getByRole("alert");
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  const press = (name: string) => main(page).getByRole("button", { name, exact: true }).click();

  await page.goto("/auth?next=%2Fcheckout");
  await page.getByRole("tab", { name: "Register" }).click();
  await page.waitForURL(/tab=register/);
  await fill("First name", "Ada");
  await fill("Last name", "Park");
  await fill("Email address", email);
  await fill("Password", "maple-syrup");
  await fill("Confirm password", "maple");
  await press("Create Account");
  await page.getByText("Passwords don't match").waitFor();
  await eventually(() => page.getByLabel("Email address").inputValue()).toBe(email);
  await eventually(() => page.getByLabel("Password", { exact: true }).inputValue()).toBe("");
  await fill("Password", "maple-syrup");
  await fill("Confirm password", "maple-syrup");
  await press("Create Account");
  await page.getByRole("heading", { name: "Account Created Successfully" }).waitFor();

  await page.goto(await linkInMail(email, "/verify-email"));
  await press("Verify My Email Address");
  await page.getByRole("heading", { name: "Email Verified Successfully!" }).waitFor();
  await page.getByRole("link", { name: "Sign In Now" }).click();

  await fill("Email address", email);
  await fill("Password", "birch-syrup");
  await press("Sign In");
  await alert.getByText(/\w/).first().waitFor();
  await eventually(() => page.getByLabel("Email address").inputValue()).toBe(email);
  await fill("Password", "maple-syrup");
  await press("Sign In");
  // Back to where the account was asked for, through the mail.
  await page.waitForURL("**/checkout");
  await page.goto("/account");
  await page.getByText("Login successful").waitFor();
  // The next sign-in by this form is one from a known device (decision 027).
  const atSignIn = await page.context().cookies(new URL("/auth", page.url()).href);
  expect(atSignIn.map(({ name }) => name)).toContain("birchwell.device");
  await fill("First name", "Adele");
  await press("Save Name");
  await page.getByText("Hello, Adele.").waitFor();
  await press("Sign Out");
  await page.waitForURL((url) => url.pathname === "/");
  await page.goto("/account");
  await page.waitForURL(/\/auth\?next=%2Faccount/);

  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await fill("Email address", email);
  await press("Send Me a Link");
  await page.getByRole("heading", { name: "Please check your email" }).waitFor();
  const link = await linkInMail(email, "/reset-password");
  await page.goto(link);
  await fill("New password", "walnut-syrup");
  await fill("Confirm new password", "walnut-syrup");
  await press("Save New Password");
  await page.getByRole("heading", { name: "Your password is changed" }).waitFor();
  // Opened once more it says so at once, before anybody types a password.
  await page.goto(link);
  await page.getByText("This link is not valid any more").waitFor();
  expect(await page.getByLabel("New password").count()).toBe(0);
});
