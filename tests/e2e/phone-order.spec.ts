import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, it } from "vitest";
import { expectNoAxeViolations, useBrowser } from "../support/browser.ts";
import { CARDS, fillCard } from "../support/checkout-steps.ts";
import { linkInMail } from "../support/mail-link.ts";
import { openPage } from "../support/open-page.ts";
import { signInAsStaff } from "../support/staff.ts";
import { aTestProduct, type TestProduct } from "../support/staff-product.ts";

const { newPage } = useBrowser();

let ramp: TestProduct;
beforeAll(async () => {
  ramp = await aTestProduct({ cents: 4999, stock: 100 });
});
afterAll(() => ramp?.remove());

it("staff take an order on the phone, and its buyer pays it by the link of a mail", async () => {
  const email = `caller-${randomUUID()}@example.ca`;
  const staff = await newPage();
  await signInAsStaff(staff);
  await openPage(staff, "/admin/orders/new");
  await staff.getByLabel("Find a product").fill(ramp.name);
  await staff.getByRole("button", { name: `Add ${ramp.name}` }).click();
  for (const [label, value] of [
    ["Full Name", "Grace Roy"],
    ["Email", email],
    ["Phone", "416-555-0142"],
    ["Street Address", "12 Elm Street"],
    ["City", "Ottawa"],
  ] as const) {
    await staff.getByRole("textbox", { name: label }).fill(value);
  }
  await staff.getByLabel("Province").selectOption({ label: "Ontario" });
  await expectNoAxeViolations(staff);
  await staff.getByRole("button", { name: /^Place Order and Email Link \(\$/ }).click();
  await staff.getByRole("heading", { name: /^Order \d+ was placed$/ }).waitFor();

  const buyer = await newPage({ width: 375 });
  await openPage(buyer, await linkInMail(email, "/pay"));
  await fillCard(buyer, CARDS.pays);
  await expectNoAxeViolations(buyer);
  await buyer.getByRole("button", { name: /^Pay \$/ }).click();
  await buyer.getByRole("heading", { name: "Thank You, Your Order Is Paid" }).waitFor();
  await expectNoAxeViolations(buyer);
});
