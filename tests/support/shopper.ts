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

/** The sign-in form, filled in and sent. */
export async function signInByForm(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}
