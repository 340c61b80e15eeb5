import { addressOf } from "@eldercare/contracts/calls";
import type { Page } from "playwright-core";
import { shopUnderTest } from "./shop-under-test.ts";

/** Signs this page's browser in as the shop's admin, without a form; at the page's own origin. */
export async function signInAsStaff(page: Page): Promise<void> {
  const { adminEmail, adminPassword } = shopUnderTest();
  const answer = await page.request.post(addressOf("session.signIn"), {
    data: { email: adminEmail, password: adminPassword },
  });
  if (!answer.ok()) throw new Error(`Sign-in of staff: ${await answer.text()}`);
}
