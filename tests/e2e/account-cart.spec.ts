import { addressOf } from "@eldercare/contracts/calls";
import type { Page } from "playwright-core";
import { it } from "vitest";
import { useBrowser } from "../support/browser.ts";
import { openPage, SCRIPTS_OFF } from "../support/open-page.ts";
import { aVerifiedCustomer, signInByForm } from "../support/shopper.ts";
import { ROLLATOR } from "./known-products.ts";

const { newPage } = useBrowser();

/** The sign-in page asks who is signed in: nobody. */
const ASKED_WHO = [
  new RegExp(`response: 401 GET \\S+${addressOf("session.read")}$`),
  /console: Failed to load resource: the server responded with a status of 401/,
];

const main = (page: Page) => page.getByRole("main");
const cartWith = (page: Page, count: string) =>
  page.getByRole("banner").getByRole("button", { name: `Cart, ${count}` });
/** Once the account has heard of what is done now. */
const toldBy = (page: Page) =>
  page.waitForResponse(
    (answer) =>
      answer.url().endsWith(addressOf("cart.keep")) && answer.request().method() === "PUT",
  );

it("a customer finds the cart on the next device, which has no scripts, and what was changed there on the first", async () => {
  const email = await aVerifiedCustomer();
  const phone = await newPage({ expectedProblems: ASKED_WHO });
  await openPage(phone, `/product/${ROLLATOR.slug}`);
  await main(phone).getByRole("button", { name: "Add to Cart" }).first().click();
  await cartWith(phone, "1 item").waitFor();
  await openPage(phone, "/auth");
  await signInByForm(phone, email);
  await phone.waitForURL((url) => url.pathname === "/");
  await openPage(phone, `/product/${ROLLATOR.slug}`);
  const told = toldBy(phone);
  await main(phone).getByRole("button", { name: "Add to Cart" }).first().click();
  await cartWith(phone, "2 items").waitFor();
  await told;

  const tablet = await newPage({ javaScriptEnabled: false, expectedProblems: SCRIPTS_OFF });
  await tablet.goto("/auth");
  await signInByForm(tablet, email);
  await tablet.waitForURL("**/account");
  await tablet.goto("/cart");
  await tablet.getByText("Subtotal (2 items)").waitFor();
  await tablet.getByRole("button", { name: `One more ${ROLLATOR.name}` }).click();
  await tablet.getByText("Subtotal (3 items)").waitFor();

  const nextVisit = await phone.context().newPage();
  await nextVisit.goto("/");
  await cartWith(nextVisit, "3 items").waitFor();
  await cartWith(phone, "3 items").waitFor();
});
