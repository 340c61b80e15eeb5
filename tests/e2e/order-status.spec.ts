import { addressOf } from "@eldercare/contracts/calls";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectNoAxeViolations, useBrowser } from "../support/browser.ts";
import { linkInMail } from "../support/mail-link.ts";
import { subjectsOfMailsTo } from "../support/mail-subjects.ts";
import { openPage, SCRIPTS_OFF } from "../support/open-page.ts";
import { aVerifiedCustomer, signInByCall } from "../support/shopper.ts";
import { aTestProduct, type TestProduct } from "../support/staff-product.ts";
import { payTestOrder } from "../support/test-order.ts";
import { eventually } from "./eventually.ts";

const { newPage } = useBrowser();

let email = "";
let cushion: TestProduct;

beforeAll(async () => {
  email = await aVerifiedCustomer();
  cushion = await aTestProduct({ cents: 4999, stock: 100 });
});
afterAll(() => cushion?.remove());

it("an order is looked up without scripts, and opened by the link of its mail, by whoever has them", async () => {
  const buyer = await newPage();
  await signInByCall(buyer, email);
  const id = await payTestOrder(buyer, cushion, 2);
  const answer = await buyer.request.get(addressOf("orders.read", { params: { id } }));
  const { number } = await answer.json();

  const refused = [
    /^response: 404 \w+ \S+\/order-status/,
    /^console: .*status of 404 .*\/order-status/,
  ];
  const page = await newPage({
    javaScriptEnabled: false,
    expectedProblems: [...SCRIPTS_OFF, ...refused],
  });
  await page.goto("/contact");
  await page.getByRole("contentinfo").getByRole("link", { name: "Order Status" }).click();
  await page.getByLabel("Order number").fill(`#${number}`);
  await page.getByLabel("Email address").fill("somebody@example.ca");
  await page.getByRole("button", { name: "Show My Order" }).click();
  await page.getByText(/^We found no order with this number/).waitFor();
  await eventually(() => page.getByLabel("Order number").inputValue()).toBe(`#${number}`);
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Show My Order" }).click();
  await page.getByRole("heading", { level: 1, name: `Order ${number}` }).waitFor();
  await page.getByText("Paid, and being packed").waitFor();
  const main = page.getByRole("main");
  for (const text of [cushion.name, "2 × $49.99", "To Ottawa, Ontario"]) {
    await main.getByText(text).first().waitFor();
  }
  expect(await main.textContent()).not.toMatch(/Ada|Elm Street|416-555|example\.ca/);
  const kept = await page.reload();
  expect(kept?.headers()["cache-control"]).toBe("private, no-store");
  await eventually(() => page.locator("meta[name=robots]").getAttribute("content")).toContain(
    "noindex",
  );

  const narrow = await newPage({ width: 375 });
  // Other orders went to this address, too.
  const thanks = `Thank you for your order ${number}`;
  await eventually(() => subjectsOfMailsTo("ada@example.ca")).toContain(thanks);
  await openPage(narrow, await linkInMail("ada@example.ca", "/order-status"));
  await narrow.getByRole("heading", { level: 1, name: `Order ${number}` }).waitFor();
  await expectNoAxeViolations(narrow);
  await narrow.getByRole("link", { name: "Look Up Another Order" }).click();
  await narrow.getByLabel("Order number").fill(String(number));
  await narrow.getByLabel("Email address").fill(email);
  await narrow.getByRole("button", { name: "Show My Order" }).click();
  await narrow.getByText("Paid, and being packed").waitFor();
});
