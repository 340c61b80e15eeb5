import { addressOf } from "@eldercare/contracts/calls";
import type { Page } from "playwright-core";
import { shopUnderTest } from "./shop-under-test.ts";
import type { TestProduct } from "./staff-product.ts";

/** What the checkout page sends, told by calls: its form has tests of its own. Answers the order's id. */
export async function placeTestOrder(
  page: Page,
  product: Pick<TestProduct, "id" | "name" | "price">,
  qty = 1,
): Promise<string> {
  const amountCAD = Math.round(product.price * 100) * qty;
  const call = async (path: string, data: object) => {
    const answer = await page.request.post(`${shopUnderTest().shopUrl}${path}`, { data });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  await call(addressOf("payments.begin"), { amount: amountCAD / 100, currency: "cad" });
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
  return id;
}
