import { randomBytes } from "node:crypto";
import { addressOf } from "@eldercare/contracts/calls";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectNoAxeViolations, useBrowser } from "../support/browser.ts";
import { linkInMail } from "../support/mail-link.ts";
import { openPage } from "../support/open-page.ts";
import { shopUnderTest } from "../support/shop-under-test.ts";
import { aVerifiedCustomer, registerByForm, signInByCall } from "../support/shopper.ts";
import { eventually } from "./eventually.ts";

const { newPage } = useBrowser();

const PASSWORD = "maple-syrup";
const newAddress = () => `browser-${randomBytes(6).toString("hex")}@example.ca`;
const banner = (page: Page) => page.getByRole("banner");
const toasts = (page: Page) => page.locator("[data-toast-viewport] > li");

/** Refusals that are the point of a test: Chromium reports each as an error of its own too. */
const refused = (status: number, path: string) => [
  new RegExp(`^response: ${status} \\w+ \\S+${path}`),
  new RegExp(`^console: .*status of ${status} .*${path}`),
];
const SIGNED_OUT = refused(401, addressOf("session.read"));

async function register(page: Page, email: string): Promise<void> {
  await openPage(page, "/auth");
  await page.getByRole("tab", { name: "Register" }).click();
  await registerByForm(page, email);
}

async function verify(page: Page, email: string): Promise<void> {
  await openPage(page, await linkInMail(email, "/verify-email"));
  await page.getByRole("heading", { name: "Email Verified Successfully!" }).waitFor();
}

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

async function aVerifiedShopper(page: Page): Promise<string> {
  const email = newAddress();
  await register(page, email);
  await verify(page, email);
  return email;
}

describe("an account", () => {
  it("is registered, verified by mail, signed in, kept over a reload and signed out", async () => {
    const page = await newPage({ expectedProblems: SIGNED_OUT });
    const email = newAddress();
    await register(page, email);
    await page.getByRole("button", { name: "Go to Login" }).click();
    await page.getByRole("heading", { name: "Welcome Back" }).waitFor();

    await verify(page, email);
    await page.getByRole("link", { name: "Sign In Now" }).click();
    await signIn(page, email);
    await toasts(page).getByText("Welcome back, Ada!").waitFor();
    await page.waitForURL((url) => url.pathname === "/");
    await banner(page).getByRole("link", { name: "Ada" }).waitFor();

    await page.reload();
    await banner(page).getByRole("link", { name: "Ada" }).waitFor();

    // The page leaves a second later: whoever begins to look after the click may come too late.
    await Promise.all([
      toasts(page).getByText("You have been logged out.").waitFor(),
      banner(page).getByRole("button", { name: "Logout" }).click(),
    ]);
    await banner(page).getByRole("link", { name: "Login / Sign In" }).waitFor();
  });

  it("is refused before its address is verified, and offers a new mail", async () => {
    const page = await newPage({
      expectedProblems: [...SIGNED_OUT, ...refused(403, addressOf("session.signIn"))],
    });
    const email = newAddress();
    await register(page, email);
    await page.getByRole("button", { name: "Go to Login" }).click();
    await signIn(page, email);
    await page.getByRole("alert").getByText("Please verify your email address first").waitFor();
    await page.getByRole("button", { name: "Send a New Verification Email" }).click();
    await page.getByRole("alert").getByText("a new email is on its way").waitFor();
  });

  it("gets a new password by mail", async () => {
    const page = await newPage({ expectedProblems: SIGNED_OUT });
    const email = await aVerifiedShopper(page);
    await openPage(page, "/forgot-password");
    await page.getByLabel("Email address").fill(email);
    await page.getByRole("button", { name: "Send Me a Link" }).click();
    await page.getByRole("heading", { name: "Please check your email" }).waitFor();

    await openPage(page, await linkInMail(email, "/reset-password"));
    await page.getByLabel("New password", { exact: true }).fill("a new one");
    await page.getByLabel("Confirm new password", { exact: true }).fill("a new one");
    await page.getByRole("button", { name: "Save New Password" }).click();
    await page.getByRole("heading", { name: "Your password is changed" }).waitFor();

    await page.getByRole("link", { name: "Sign In Now" }).click();
    await signIn(page, email, "a new one");
    await banner(page).getByRole("link", { name: "Ada" }).waitFor();
  });

  it("is greeted on every page, also after a sign-in elsewhere than in the shop's form", async () => {
    const page = await newPage();
    await signInByCall(page, await aVerifiedCustomer());
    await openPage(page, "/products");
    await page.getByRole("banner").getByRole("link", { name: "Ada" }).waitFor();
  });

  it("shows in other tabs what happens in one", async () => {
    const page = await newPage({ expectedProblems: SIGNED_OUT });
    const email = await aVerifiedShopper(page);
    const other = await page.context().newPage();
    await openPage(other, "/");
    await openPage(page, "/auth");
    await signIn(page, email);
    await banner(page).getByRole("link", { name: "Ada" }).waitFor();
    await other.bringToFront();
    await banner(other).getByRole("link", { name: "Ada" }).waitFor();
  });

  it("is changed by its owner: name, password, data, and its end", async () => {
    const page = await newPage({
      expectedProblems: [...SIGNED_OUT, ...refused(400, addressOf("account.read"))],
    });
    const email = await aVerifiedShopper(page);
    await openPage(page, "/auth");
    await signIn(page, email);
    await banner(page).getByRole("link", { name: "Ada" }).click();
    await page.getByRole("heading", { name: "Your Account", level: 1 }).waitFor();
    await page.getByText("You have no orders yet.").waitFor();
    await expectNoAxeViolations(page);

    await page.getByLabel("First name").fill("Adele");
    await page.getByRole("button", { name: "Save Name" }).click();
    await banner(page).getByRole("link", { name: "Adele" }).waitFor();

    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download My Data" }).click();
    expect((await download).suggestedFilename()).toMatch(/\.json$/);

    await page.getByRole("button", { name: "Delete My Account" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete your account?" });
    await dialog.getByLabel("Your password", { exact: true }).fill(PASSWORD);
    await expectNoAxeViolations(page);
    await dialog.getByRole("button", { name: "Delete for Good" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await banner(page).getByRole("link", { name: "Login / Sign In" }).waitFor();
  });
});

describe("the sign-in page", () => {
  it("has no accessibility errors with errors of the other form", async () => {
    const page = await newPage({ width: 375, expectedProblems: SIGNED_OUT });
    await openPage(page, "/auth?tab=register");
    await page.getByRole("button", { name: "Create Account" }).click();
    await page.getByText("Last name is required").waitFor();
    await expectNoAxeViolations(page);
  });

  it("ties errors to their fields and takes the focus to the first", async () => {
    const page = await newPage({ expectedProblems: SIGNED_OUT });
    await openPage(page, "/auth");
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    const email = page.getByLabel("Email address");
    await page.getByText("Invalid email address").waitFor();
    await eventually(() => email.evaluate((field) => field === document.activeElement)).toBe(true);
    await eventually(() => email.getAttribute("aria-invalid")).toBe("true");
    const described = (await email.getAttribute("aria-describedby")) ?? "";
    await eventually(() => page.locator(`[id="${described}"]`).textContent()).toBe(
      "Invalid email address",
    );
  });

  it("says what is wrong with a password, and keeps what was typed", async () => {
    const page = await newPage({
      expectedProblems: [...SIGNED_OUT, ...refused(401, addressOf("session.signIn"))],
    });
    const email = newAddress();
    await openPage(page, "/auth");
    await signIn(page, email, "not-my-password");
    await page.getByRole("alert").getByText("Invalid email or password").waitFor();
    await toasts(page).getByText("Login failed").waitFor();
    await eventually(() => page.getByLabel("Email address").inputValue()).toBe(email);
  });

  it("is where a guard leads, says why, and leads back", async () => {
    const page = await newPage({ expectedProblems: SIGNED_OUT });
    const email = await aVerifiedShopper(page);
    await openPage(page, "/account");
    await toasts(page).getByText("Please Sign In").waitFor();
    await page.waitForURL((url) => url.pathname === "/auth");
    await page.getByRole("main").getByText("You need to sign in to see your account.").waitFor();
    await signIn(page, email);
    await page.waitForURL((url) => url.pathname === "/account");
    await page.getByText(`Signed in as ${email}.`).waitFor();
  });

  it("signs staff in, too", async () => {
    const { adminEmail, adminPassword } = shopUnderTest();
    const page = await newPage({ expectedProblems: SIGNED_OUT });
    await openPage(page, "/auth?next=/account");
    await signIn(page, adminEmail, adminPassword);
    await page.getByText(`Signed in as ${adminEmail}.`).waitFor();
    await page.getByText("On our staff since").waitFor();
  });
});

describe("a verification link", () => {
  it("that is missing its token is no link", async () => {
    const page = await newPage();
    await openPage(page, "/verify-email");
    await page.getByText("Invalid verification link").waitFor();
    await page.getByRole("link", { name: "Back to Authentication" }).waitFor();
  });

  it("that is forged fails, and offers a new mail", async () => {
    const page = await newPage({
      expectedProblems: refused(400, addressOf("accounts.verifyEmail", { query: { token: "" } })),
    });
    await openPage(page, "/verify-email?token=forged");
    await page.getByRole("heading", { name: "Verification Failed" }).waitFor();
    await page.getByRole("button", { name: "Send a New Verification Email" }).waitFor();
  });
});
