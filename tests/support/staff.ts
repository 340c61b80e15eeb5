import { addressOf } from "@eldercare/contracts/calls";
import type { Page } from "playwright-core";
import { shopUnderTest } from "./shop-under-test.ts";

/** Cookies of one sign-in for each origin, as all files of this worker use them. */
const signedIn = new Map<string, ReturnType<typeof cookiesOfStaff>>();

/**
 * Signs this page's browser in as the shop's admin, without a form; at `origin`, which is the
 * shop's unless told. All pages are in the same session: one that is to be ended, or looked at,
 * begins at the form.
 */
export async function signInAsStaff(page: Page, origin = shopUnderTest().shopUrl): Promise<void> {
  const cookies = signedIn.get(origin) ?? cookiesOfStaff(page, origin);
  signedIn.set(origin, cookies);
  await page.context().addCookies(await cookies);
}

async function cookiesOfStaff(page: Page, origin: string) {
  const { adminEmail, adminPassword } = shopUnderTest();
  const answer = await page.request.post(`${origin}${addressOf("session.signIn")}`, {
    data: { email: adminEmail, password: adminPassword },
  });
  if (!answer.ok()) throw new Error(`Sign-in of staff: ${await answer.text()}`);
  return page.context().cookies(origin);
}
