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

it("what was sent leads whoever may review it to its review", async () => {
  show({ status: "fulfilled", userId: "cus_1", reviewable: ["prod_1"] });
  const link = await screen.findByRole("link", { name: "Write a review: Cane" });
  expect(link.getAttribute("href")).toBe("/product/prod_1/review");
});

it.each([
  ["a guest, whose mail has the link", {}],
  ["what never left", { reviewable: ["prod_2"] }],
])("%s leads to none", async (_, change) => {
  show({ status: "fulfilled", ...change });
  await screen.findByRole("heading", { name: "Order 1" });
  expect(screen.queryByRole("link", { name: /review/ })).toBeNull();
});
