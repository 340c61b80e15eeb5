import { randomBytes } from "node:crypto";
import { addressOf } from "@eldercare/contracts/calls";
import { simulatorControl } from "@eldercare/stripe-simulator";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { expectNoAxeViolations, type PageOptions, useBrowser } from "../support/browser.ts";
import {
  CARDS,
  fillAddress,
  fillCard,
  openCheckout,
  payButton,
  putInCart,
} from "../support/checkout-steps.ts";
import { linkInMail } from "../support/mail-link.ts";
import { subjectsOfMailsTo } from "../support/mail-subjects.ts";
import { openPage, waitUntilUsable } from "../support/open-page.ts";
import { openScreenReader } from "../support/screen-reader.ts";
import {
  aVerifiedCustomer,
  KEPT_ADDRESS,
  keepAddressByCall,
  registerByForm,
  signInByCall,
  signInByForm,
} from "../support/shopper.ts";
import { signInAsStaff } from "../support/staff.ts";
import { aTestProduct, type TestProduct } from "../support/staff-product.ts";
import { tabTo } from "../support/tab-to.ts";
import { payTestOrder } from "../support/test-order.ts";
import { coveredByToast } from "./covered-by-toast.ts";
import { eventually } from "./eventually.ts";
import { layoutShiftOf } from "./layout-shift.ts";

const { newPage } = useBrowser();

let email = "";
let cushion: TestProduct;

const stripe = () =>
  simulatorControl(
    `http://127.0.0.1:${process.env.STRIPE_SIMULATOR_PORT}`,
    process.env.STRIPE_API_KEY ?? "",
  );
const toasts = (page: Page) => page.locator("[data-toast-viewport] > li");
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name });
const orderTitle = (page: Page) => page.getByRole("heading", { level: 2, name: /^Order \d+$/ });
const summary = (page: Page) => page.getByRole("region", { name: "Order Summary" });

/** Refusals that are the point of a test: Chromium reports each as an error of its own too. */
const refused = (status: number, path: string) => [
  new RegExp(`^response: ${status} \\w+ \\S+${path}`),
  new RegExp(`^console: .*status of ${status} .*${path}`),
];
const DECLINED = refused(402, "/confirm");

beforeAll(async () => {
  cushion = await aTestProduct({ cents: 4999, stock: 100 });
});
afterAll(() => cushion?.remove());
// An account keeps its cart: what one test leaves in it, another would pay for.
beforeEach(async () => {
  email = await aVerifiedCustomer();
});

/** Somebody signed in, with cushions in the cart, before the checkout's form. */
async function atCheckout(options?: PageOptions, quantity = 2): Promise<Page> {
  const page = await newPage(options);
  await signInByCall(page, email);
  await putInCart(page, cushion, quantity);
  await openCheckout(page);
  return page;
}

describe("paying", () => {
  it("leads from the product to a paid order, its mail and the list of orders", async () => {
    const page = await newPage();
    await signInByCall(page, email);
    await openPage(page, `/product/${cushion.slug}`);
    await page.getByRole("button", { name: "Add to Cart", exact: true }).first().click();
    await page.getByRole("button", { name: /^Cart/ }).click();
    await page.getByRole("link", { name: "Proceed to Checkout" }).click();
    await heading(page, "Checkout").waitFor();
    await eventually(() => page.getByLabel("Full Name").inputValue()).toBe("Ada Park");
    await eventually(() => page.getByLabel("Email Address").inputValue()).toBe(email);
    await page.getByText("Demo payments: no card is charged").waitFor();
    await fillAddress(page);
    await page.getByLabel("Unit, Apartment or Room").fill("Apt. 4");
    await page.getByLabel("Note for the Carrier").fill("Buzzer 12");
    await fillCard(page, CARDS.pays);
    await eventually(() => page.getByLabel("Postal Code").inputValue()).toBe("K1A 0B1");

    // A second click of the same breath must not pay twice.
    await payButton(page).dblclick();
    await page.waitForURL("**/order-confirmation?orderId=*");
    await heading(page, "Thank you, Ada!").waitFor();
    // The keyboard goes on from there, and a screen reader says it.
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(
      "Thank you, Ada!",
    );
    const order = page.getByRole("main");
    const address = ["4-12 Elm Street", "Ottawa, Ontario K1A 0B1", "For the carrier: Buzzer 12"];
    for (const text of [cushion.name, "× $49.99", ...address]) {
      await order.getByText(text).first().waitFor();
    }
    await page.getByRole("button", { name: "Cart", exact: true }).waitFor();

    const [, number] = /^Order (\d+)$/.exec((await orderTitle(page).textContent()) ?? "") ?? [];
    const thanks = `Thank you for your order ${number}`;
    await eventually(async () => {
      const subjects = await subjectsOfMailsTo(email);
      return subjects.filter((subject) => subject === thanks).length;
    }).toBe(1);
    const orders = await page.request.get(addressOf("account.orders"));
    expect((await orders.json()).total).toBe(1);

    await page.reload();
    await waitUntilUsable(page);
    await heading(page, "Thank you, Ada!").waitFor();
    await page.getByRole("link", { name: "See All Your Orders" }).click();
    const row = page.getByRole("listitem").filter({ hasText: `Order ${number}` });
    await row.getByText("Paid").waitFor();
    await row.getByRole("link").click();
    await heading(page, "Thank you, Ada!").waitFor();
    await page.getByRole("button", { name: "Buy Again" }).click();
    await page.waitForURL("**/cart");
    await page.getByText(`1 item of order ${number} added to your cart.`).first().waitFor();
    await page.getByRole("button", { name: "Clear Cart" }).click();
  });

  it("works with the keyboard alone from the product on, and a screen reader hears each step", async () => {
    const page = await newPage();
    await signInByCall(page, email);
    await openPage(page, `/product/${cushion.slug}`);
    const reader = await openScreenReader(page);
    const press = async (control: Locator) => {
      await tabTo(control);
      await page.keyboard.press("Enter");
    };
    await press(page.getByRole("button", { name: "Add to Cart", exact: true }).first());
    await eventually(reader.announced).toContain(`1x ${cushion.name} added to your cart.`);
    await press(page.getByRole("button", { name: /^Cart/ }));
    await page.getByRole("dialog", { name: "Your Cart" }).waitFor();
    await press(page.getByRole("link", { name: "Proceed to Checkout" }));
    await eventually(reader.focused).toMatchObject({ role: "heading", name: "Checkout" });

    await page.getByLabel("Card number").waitFor();
    await press(payButton(page));
    await page.getByText("Your card number is incomplete.").waitFor();
    await eventually(reader.focused).toMatchObject({
      ...{ role: "textbox", name: expect.stringMatching(/^Phone Number/) },
      description: expect.stringContaining("Phone number is required"),
    });

    const type = (text: string) => page.keyboard.type(text);
    const tab = () => page.keyboard.press("Tab");
    await type("416 555 0199");
    await tab();
    await tab();
    await type("12 Elm Street");
    await tab();
    await type("4");
    await tab();
    await type("Ottawa");
    await tab();
    await type("Ontario");
    await tab();
    // Postal code and note.
    await tab();
    await tab();
    // "Keep this address in my account for next time".
    await tab();
    await type(CARDS.pays);
    await tab();
    await type("1240");
    await tab();
    await type("123");
    await page.keyboard.press("Enter");
    await eventually(reader.focused).toMatchObject({ role: "heading", name: "Thank you, Ada!" });
  });

  it("takes another card after a declined one, and charges once", async () => {
    const page = await atCheckout({ expectedProblems: DECLINED });
    await fillAddress(page);
    await fillCard(page, CARDS.declined);
    await payButton(page).click();
    await page.getByRole("alert").getByText("Your card was declined.").waitFor();
    await toasts(page).getByText("Payment Failed").waitFor();
    await summary(page).getByText(cushion.name).waitFor();
    await fillCard(page, CARDS.withoutFunds);
    await payButton(page).click();
    await page.getByRole("alert").getByText("Your card has insufficient funds.").waitFor();
    await fillCard(page, CARDS.pays);
    await payButton(page).click();
    await heading(page, "Thank you, Ada!").waitFor();
    await page.getByText("$99.98").first().waitFor();
  });

  it("keeps the address over a reload, and never the card", async () => {
    const page = await atCheckout();
    await fillAddress(page);
    await fillCard(page, CARDS.pays);
    await page.reload();
    await page.getByLabel("Card number").waitFor();
    await eventually(() => page.getByLabel("Street Address").inputValue()).toBe("12 Elm Street");
    await eventually(() => page.getByLabel("Province").inputValue()).toBe("on");
    await eventually(() => page.getByLabel("Card number").inputValue()).toBe("");
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
    );
    expect(kept).not.toMatch(/4242/);
  });
});

describe("a bank that asks first", () => {
  async function sentToTheBank(): Promise<Page> {
    const page = await atCheckout();
    await fillAddress(page);
    await fillCard(page, CARDS.asksTheBank);
    await payButton(page).click();
    await heading(page, "Confirm your payment").waitFor();
    return page;
  }

  it("is told yes: the order is paid and the cart empty", async () => {
    const page = await sentToTheBank();
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Approve the payment" }).click();
    await heading(page, "Thank you, Ada!").waitFor();
    await page.getByRole("button", { name: "Cart", exact: true }).waitFor();
  });

  it("is told yes, and who goes back then reads that it is paid", async () => {
    const page = await sentToTheBank();
    await page.getByRole("button", { name: "Approve the payment" }).click();
    await heading(page, "Thank you, Ada!").waitFor();
    await openPage(page, "/checkout");
    await page.getByText("Your last order is paid.").waitFor();
    await page.getByRole("link", { name: "See your order" }).click();
    await heading(page, "Thank you, Ada!").waitFor();
  });

  it("is told yes in a tab that is closed then: the next visit does not pay again", async () => {
    const page = await sentToTheBank();
    await page.request.post(page.url(), { form: { answer: "approve" }, maxRedirects: 0 });
    await openPage(page, "/checkout");
    await page.getByText("Your last order is paid.").waitFor();
    await page.getByText("Your cart is empty").waitFor();
    await page.getByRole("link", { name: "See your order" }).click();
    await heading(page, "Thank you, Ada!").waitFor();
  });

  it("is left with the browser's Back: the form is usable and another card pays, once", async () => {
    const page = await sentToTheBank();
    await page.goBack();
    await waitUntilUsable(page);
    await page.getByLabel("Card number").waitFor();
    await eventually(() => page.getByLabel("Street Address").inputValue()).toBe("12 Elm Street");
    await fillCard(page, CARDS.pays);
    await payButton(page).click();
    await heading(page, "Thank you, Ada!").waitFor();
    await page.getByText("$99.98").first().waitFor();
  });

  it("said yes, but nobody hears it yet: the page says so, and thanks as soon as it is known", async () => {
    const page = await sentToTheBank();
    await stripe().webhooks({ isPaused: true });
    await stripe().fail({ kind: "error", method: "GET", path: "/v1/payment_intents", count: 1000 });
    try {
      await page.getByRole("button", { name: "Approve the payment" }).click();
      await heading(page, "Confirming your payment...").waitFor();
      await expectNoAxeViolations(page);
    } finally {
      await stripe().clearFaults();
      await stripe().webhooks({ isPaused: false });
    }
    await heading(page, "Thank you, Ada!").waitFor();
    await page.getByRole("button", { name: "Cart", exact: true }).waitFor();
  });

  it("is told no: nothing is paid, the cart is kept, and another card pays", async () => {
    const page = await sentToTheBank();
    await page.getByRole("button", { name: "Refuse the payment" }).click();
    await heading(page, "Your payment did not go through").waitFor();
    await page.getByRole("link", { name: "Back to Checkout" }).click();
    await page.getByLabel("Card number").waitFor();
    await eventually(() => page.getByLabel("Street Address").inputValue()).toBe("12 Elm Street");
    await fillCard(page, CARDS.pays);
    await payButton(page).click();
    await heading(page, "Thank you, Ada!").waitFor();
  });
});

describe("the checkout", () => {
  it("sends whoever is not signed in to the sign-in page, and back", async () => {
    const page = await newPage({
      ...{ width: 390, height: 844 },
      expectedProblems: refused(401, addressOf("session.read")),
    });
    await putInCart(page, cushion);
    await openPage(page, "/checkout");
    await toasts(page).getByText("You need to sign in to complete your purchase.").waitFor();
    await page.waitForURL((url) => url.pathname === "/auth");
    expect(await coveredByToast(page)).toEqual([]);
    // Nor does the toast move what lies still on its way to there.
    expect(await layoutShiftOf(page)).toBeLessThan(0.01);
    await signInByForm(page, email);
    await page.waitForURL((url) => url.pathname === "/checkout");
    await page.getByLabel("Card number").waitFor();
  });

  it("is where an account that is made on the way there leads back to, with the cart, also on another device", async () => {
    const tablet = await newPage({ expectedProblems: refused(401, addressOf("session.read")) });
    const newcomer = `newcomer-${randomBytes(6).toString("hex")}@example.ca`;
    await putInCart(tablet, cushion, 2);
    await openPage(tablet, "/checkout");
    await tablet.waitForURL((url) => url.pathname === "/auth");
    await tablet.getByRole("tab", { name: "Register" }).click();
    await registerByForm(tablet, newcomer);

    const phone = await newPage({ width: 390, height: 844 });
    const link = await linkInMail(newcomer, "/verify-email");
    for (const said of ["is verified. You can sign in now.", "is verified already."]) {
      await phone.goto(link);
      await phone.getByRole("heading", { name: "Email Verified Successfully!" }).waitFor();
      await phone.getByText(said).waitFor();
    }
    await phone.getByRole("link", { name: "Sign In Now" }).click();
    await signInByForm(phone, newcomer);
    await phone.waitForURL((url) => url.pathname === "/checkout");
    await phone.getByRole("button", { name: "Complete Payment - $99.98" }).waitFor();

    await tablet.getByRole("button", { name: "Go to Login" }).click();
    await signInByForm(tablet, newcomer);
    await tablet.waitForURL((url) => url.pathname === "/checkout");
    await tablet.getByRole("button", { name: "Complete Payment - $99.98" }).waitFor();
  });

  it("fills in an address of the account with one press, with its unit and its note", async () => {
    const page = await newPage({ width: 390, height: 844 });
    await signInByCall(page, email);
    await keepAddressByCall(page, { name: "Rose Park", address: "1 Oak Lane" });
    await keepAddressByCall(page);
    await putInCart(page, cushion);
    await openCheckout(page);
    const choice = page.getByRole("group", { name: "Send it to an address you used before" });
    await eventually(() => choice.getByRole("button").count()).toBe(2);
    await expectNoAxeViolations(page);
    await choice.getByRole("button", { name: /Elm Street/ }).click();
    const filled = {
      "Full Name": KEPT_ADDRESS.name,
      "Phone Number": KEPT_ADDRESS.phone,
      "Street Address": KEPT_ADDRESS.address,
      "Unit, Apartment or Room": KEPT_ADDRESS.unit,
      City: KEPT_ADDRESS.city,
      Province: KEPT_ADDRESS.region,
      "Postal Code": KEPT_ADDRESS.postal,
      "Note for the Carrier": KEPT_ADDRESS.note,
    };
    for (const [label, value] of Object.entries(filled)) {
      await eventually(() => page.getByLabel(label).inputValue(), label).toBe(value);
    }
    await fillCard(page, CARDS.pays);
    await payButton(page).click();
    await heading(page, "Thank you, Ada!").waitFor();
    await page.getByText("4-12 Elm Street").first().waitFor();
  });

  it("has nothing to do with an empty cart", async () => {
    const page = await newPage();
    await signInByCall(page, email);
    await openPage(page, "/checkout");
    await page.getByText("Your cart is empty").waitFor();
    await page.getByText("Add some products before checkout").waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole("main").getByRole("link", { name: "Continue Shopping" }).click();
    await heading(page, "Our Products").waitFor();
  });

  it("says that a price changed, and charges what the shopper agreed to", async () => {
    const lamp = await aTestProduct({ cents: 2000, stock: 10 });
    try {
      const page = await newPage({ expectedProblems: refused(409, addressOf("orders.place")) });
      await signInByCall(page, email);
      await putInCart(page, lamp);
      await openCheckout(page);
      await fillAddress(page);
      await fillCard(page, CARDS.pays);
      await lamp.change({ originalPriceCAD: 2500 });
      await payButton(page).click();
      await page.getByText(`The price of ${lamp.name} changed from $20.00 to $25.00.`).waitFor();
      await expectNoAxeViolations(page);
      await page.getByRole("button", { name: "Continue with $25.00" }).click();
      await page.getByRole("button", { name: "Complete Payment - $25.00" }).click();
      await heading(page, "Thank you, Ada!").waitFor();
      await page.getByText("$25.00").first().waitFor();
    } finally {
      await lamp.remove();
    }
  });

  it("names what is sold out, and takes it out of the cart", async () => {
    const lamp = await aTestProduct({ cents: 2000, stock: 0 });
    try {
      const page = await newPage({ expectedProblems: refused(409, addressOf("checkout.totals")) });
      await signInByCall(page, email);
      await putInCart(page, lamp);
      await openPage(page, "/checkout");
      await page.getByText(`${lamp.name} is out of stock. We took it out of your cart.`).waitFor();
      await page.getByText("Your cart is empty").waitFor();
    } finally {
      await lamp.remove();
    }
  });

  it("keeps the cart when payments are away, and goes on when they are back", async () => {
    const page = await newPage({ expectedProblems: refused(502, addressOf("payments.begin")) });
    await signInByCall(page, email);
    await putInCart(page, cushion);
    await stripe().fail({ kind: "error", method: "POST", path: "/v1/payment_intents", count: 20 });
    try {
      await openPage(page, "/checkout");
      await toasts(page).getByText("Failed to initialize payment. Please try again.").waitFor();
    } finally {
      await stripe().clearFaults();
    }
    await summary(page).getByText(cushion.name).waitFor();
    await page.getByRole("button", { name: "Try Again" }).click();
    await page.getByLabel("Card number").waitFor();
  });

  it("breaks no accessibility rule on a phone and on a wide screen, also with errors", async () => {
    const page = await atCheckout();
    const expectNoneAtAnyWidth = async () => {
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoAxeViolations(page);
      }
    };
    await expectNoneAtAnyWidth();
    await payButton(page).click();
    await page.getByText("Phone number is required").waitFor();
    await expectNoneAtAnyWidth();
    await fillAddress(page);
    await fillCard(page, CARDS.pays);
    await payButton(page).click();
    await heading(page, "Thank you, Ada!").waitFor();
    await expectNoneAtAnyWidth();
  });
});

it.each([
  ["refunded", "This order was refunded"],
  ["cancelled", "This order was cancelled"],
])("tells its buyer that staff %s an order", async (status, title) => {
  const page = await newPage();
  await signInByCall(page, email);
  const id = await payTestOrder(page, cushion);
  await openPage(page, `/order-confirmation?orderId=${id}`);
  await heading(page, "Thank you, Ada!").waitFor();
  const staff = await newPage();
  await signInAsStaff(staff);
  const answer = await staff.request.put(addressOf("orders.setStatus", { params: { id } }), {
    data: { status },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await page.reload();
  await heading(page, title).waitFor();
  await page.getByText("We paid $49.99 back to you").waitFor();
  await expectNoAxeViolations(page);
});

it("an order is its buyer's alone", async () => {
  const page = await newPage();
  await signInByCall(page, email);
  const path = `/order-confirmation?orderId=${await payTestOrder(page, cushion)}`;
  await openPage(page, path);
  await heading(page, "Thank you, Ada!").waitFor();
  await page.getByRole("main").getByText("Elm Street").first().waitFor();

  const other = await newPage({
    expectedProblems: refused(404, addressOf("orders.read", { params: { id: "" } })),
  });
  await signInByCall(other, await aVerifiedCustomer());
  await openPage(other, path);
  await heading(other, "We could not find this order").waitFor();
  expect(await other.getByRole("main").textContent()).not.toContain("Elm Street");

  const stranger = await newPage({ expectedProblems: refused(401, addressOf("session.read")) });
  await openPage(stranger, path);
  await stranger.waitForURL((url) => url.pathname === "/auth");
});
