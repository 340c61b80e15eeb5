import { addressOf } from "@eldercare/contracts/calls";
import { confirmCardPayment } from "@eldercare/stripe-simulator/browser";
import type { Page } from "playwright-core";
import { shopUnderTest } from "./shop-under-test.ts";
import type { TestProduct } from "./staff-product.ts";

type Ordered = Pick<TestProduct, "id" | "name" | "price">;

/** What the checkout page sends, told by calls: its form has tests of its own. Answers the order's id. */
export async function placeTestOrder(page: Page, product: Ordered, qty = 1): Promise<string> {
  return (await place(page, product, qty)).id;
}

/** The same, and the card is charged. */
export async function payTestOrder(page: Page, product: Ordered, qty = 1): Promise<string> {
  const { id, clientSecret } = await place(page, product, qty);
  const { shopUrl } = shopUnderTest();
  const { status } = await confirmCardPayment({
    ...{ clientSecret, publicUrl: `${shopUrl}/stripe-simulator`, returnUrl: shopUrl },
    publishableKey: process.env.STRIPE_PUBLISHABLE_KEY ?? "",
    card: { number: "4242424242424242", expiry: "12/40", cvc: "123" },
  });
  if (status !== "succeeded") throw new Error(`Payment of ${id}: ${status}`);
  return id;
}

async function place(page: Page, product: Ordered, qty: number) {
  const amountCAD = Math.round(product.price * 100) * qty;
  const call = async (path: string, data: object) => {
    const answer = await page.request.post(`${shopUnderTest().shopUrl}${path}`, { data });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  const payment = { amount: amountCAD / 100, currency: "cad" };
  const { clientSecret } = await call(addressOf("payments.begin"), payment);
  const { id } = await call(addressOf("orders.place"), {
    items: [{ productId: product.id, name: product.name, qty, unitPriceCAD: amountCAD / qty }],
    amountCAD,
    currency: "CAD",
    shipping: {
      name: "Ada Park",
      email: "ada@example.ca",
      phone: "416-555-0199",
      address: "12 Elm Street",
      city: "Ottawa",
      region: "on",
      postal: "K1A 0B1",
    },
  });
  return { id, clientSecret };
}
