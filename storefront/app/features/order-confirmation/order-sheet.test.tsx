import type { Order } from "@eldercare/contracts";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { showPage } from "../../../testing/show-page";
import { anOrder } from "./an-order.fixture";
import { OrderSheet } from "./order-sheet";
import { orderView } from "./order-view";

const CANE = { productId: "prod_1", name: "Cane", qty: 1, unitPriceHKD: 0, unitPriceCAD: 4000 };

let order: Order;
const Page = () => <OrderSheet order={order} view={orderView(order, true)} isDemo={false} />;

function show(change: Partial<Order>): void {
  order = anOrder({ items: [CANE], ...change });
  showPage({ Page, path: "/order-confirmation" });
}

it("an order that was sent leads whoever has an account to a review of each product", async () => {
  show({ status: "fulfilled", userId: "cus_1" });
  const link = await screen.findByRole("link", { name: "Write a review: Cane" });
  expect(link.getAttribute("href")).toBe("/product/prod_1/review");
});

it.each([
  ["an order that is not sent yet", { status: "paid" }],
  ["a guest, whose mail has the link", { status: "fulfilled", isGuest: true }],
] as const)("%s leads to none", async (_, change) => {
  show(change);
  await screen.findByRole("heading", { name: "Order 1" });
  expect(screen.queryByRole("link", { name: /review/ })).toBeNull();
});
