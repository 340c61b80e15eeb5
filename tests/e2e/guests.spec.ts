import { addressOf } from "@eldercare/contracts/calls";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectNoAxeViolations, useBrowser } from "../support/browser.ts";
import { CARDS, fillAddress, fillCard, payButton, putInCart } from "../support/checkout-steps.ts";
import { linkInMail } from "../support/mail-link.ts";
import { openPage, waitUntilUsable } from "../support/open-page.ts";
import { aVerifiedCustomer, signInByCall } from "../support/shopper.ts";
import { signInAsStaff } from "../support/staff.ts";
import { aTestProduct, type TestProduct } from "../support/staff-product.ts";

const { newPage } = useBrowser();

let email = "";
let cushion: TestProduct;

beforeAll(async () => {
  email = await aVerifiedCustomer();
  cushion = await aTestProduct({ cents: 4999, stock: 100 });
});
afterAll(() => cushion?.remove());

const guestSwitch = (page: Page) => page.getByRole("switch", { name: "Guest Checkout" });

async function letGuests(page: Page, isOn: boolean) {
  await openPage(page, "/admin/settings");
  await guestSwitch(page).setChecked(isOn);
  await page.locator("[data-toast-viewport] > li").getByText("Settings Saved").waitFor();
}

it("staff let guests; one pays without an account, and adds the order to theirs afterwards", async () => {
  const staff = await newPage();
  await signInAsStaff(staff);
  await letGuests(staff, true);

  // Who is signed out is asked about, and so refused, once on each document.
  const signedOut = [/^response: 401 \w+ \S+\/api\//, /^console: .*status of 401/];
  const guest = await newPage({ width: 375, expectedProblems: signedOut });
  await putInCart(guest, cushion);
  await openPage(guest, "/checkout");
  await guest.getByRole("heading", { name: "Continue as a guest" }).waitFor();
  await expectNoAxeViolations(guest);
  await guest.getByLabel("Email address").fill(email);
  await guest.getByRole("button", { name: "Continue as a Guest" }).click();
  await guest.getByLabel("Full Name").fill("Ada Park");
  await fillAddress(guest);
  await fillCard(guest, CARDS.pays);
  await guest.getByText("You are ordering as a guest with").waitFor();
  await expectNoAxeViolations(guest);
  await payButton(guest).click();
  await guest.getByRole("heading", { level: 1, name: "Thank you, Ada!" }).waitFor();
  await guest.reload();
  await waitUntilUsable(guest);
  await guest.getByRole("heading", { level: 1, name: "Thank you, Ada!" }).waitFor();
  await guest.getByRole("link", { name: "Create an Account" }).waitFor();
  await expectNoAxeViolations(guest);

  await openPage(staff, "/admin/orders");
  await staff.getByRole("row").filter({ hasText: email }).getByText("Guest").waitFor();
  await letGuests(staff, false);

  const owner = await newPage();
  await signInByCall(owner, email);
  await openPage(owner, await linkInMail(email, "/order-status"));
  await expectNoAxeViolations(owner);
  await owner.getByRole("button", { name: "Add to My Account" }).click();
  await owner.getByText("What you ordered as a guest is in your account now.").first().waitFor();
  const orders = await owner.request.get(addressOf("account.orders"));
  expect((await orders.json()).total).toBe(1);
});
