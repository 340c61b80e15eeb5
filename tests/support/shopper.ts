import { randomBytes } from "node:crypto";
import { addressOf } from "@eldercare/contracts/calls";
import type { Page } from "playwright-core";
import { linkInMail } from "./mail-link.ts";
import { shopUnderTest } from "./shop-under-test.ts";

const PASSWORD = "maple-syrup";

/** A customer whose address is verified; made by calls, since the forms have tests of their own. */
export async function aVerifiedCustomer(
  email = `browser-${randomBytes(6).toString("hex")}@example.ca`,
): Promise<string> {
  const { shopUrl } = shopUnderTest();
  const registered = await fetch(`${shopUrl}${addressOf("accounts.register")}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      email,
      firstName: "Ada",
      lastName: "Park",
      password: PASSWORD,
      confirmPassword: PASSWORD,
    }),
  });
  if (!registered.ok) throw new Error(`Registration: ${await registered.text()}`);
  const link = await linkInMail(email, "/verify-email");
  const verified = await fetch(`${shopUrl}/api${link}`);
  if (!verified.ok) throw new Error(`Verification: ${await verified.text()}`);
  return email;
}

/** What the account keeps for the next checkout. */
export const KEPT_ADDRESS = {
  name: "Ada Park",
  phone: "416-555-0199",
  address: "12 Elm Street",
  unit: "Apt. 4",
  city: "Ottawa",
  region: "on",
  postal: "K1A 0B1",
  note: "Buzzer 12",
};

/** Puts an address into the account of who is signed in on this page, as a paid order does. */
export async function keepAddressByCall(page: Page, changes: object = {}): Promise<void> {
  const data = { ...KEPT_ADDRESS, ...changes };
  const answer = await page.request.post(addressOf("account.keepAddress"), { data });
  if (!answer.ok()) throw new Error(`Keeping an address: ${await answer.text()}`);
}

/** The account and its cart go; who is signed in on this page was a customer. */
export async function removeAccount(page: Page): Promise<void> {
  const answer = await page.request.delete(addressOf("account.remove"), {
    data: { password: PASSWORD },
  });
  if (!answer.ok()) throw new Error(`Removing the account: ${await answer.text()}`);
}

/** Signs this page's browser in, without a form. */
export async function signInByCall(page: Page, email: string): Promise<void> {
  const answer = await page.request.post(addressOf("session.signIn"), {
    data: { email, password: PASSWORD },
  });
  if (!answer.ok()) throw new Error(`Sign-in of ${email}: ${await answer.text()}`);
}

/** The registration form, filled in and sent. */
export async function registerByForm(page: Page, email: string): Promise<void> {
  const fields = {
    "First name": "Ada",
    "Last name": "Park",
    "Email address": email,
    Password: PASSWORD,
    "Confirm password": PASSWORD,
  };
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByRole("button", { name: "Create Account", exact: true }).click();
  await page.getByRole("heading", { name: "Account Created Successfully" }).waitFor();
}

/** The sign-in form, filled in and sent. */
export async function signInByForm(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}
