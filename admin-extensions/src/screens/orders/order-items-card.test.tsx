import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ORDER } from "../../../testing/sent-order";
import { showScreen } from "../../../testing/show-screen";
import { OrderItemsCard } from "./order-items-card";

const rowOf = (label: string) => screen.getByText(label).closest("p")?.textContent;

it("what came back of refunds has a row for what is due still, and one for what was settled", async () => {
  const refund = {
    ...{ at: "2026-01-02T17:00:00.000Z", amount: 700, taxes: [], taxTotal: 0 },
    ...{ subtotal: 700, discount: 0, delivery: 0 },
  };
  const cameBack = { dueCents: 300, settledCents: 400 };
  showScreen(<OrderItemsCard order={{ ...ORDER, refunds: [refund], cameBack }} />);
  const due = "Came back from the card, not paid in another way yet";
  await screen.findByText(due);
  expect(rowOf(due)).toBe(`${due}$3.00`);
  const settled = "Came back from the card, settled in another way";
  expect(rowOf(settled)).toBe(`${settled}$4.00`);
});

it("an order whose refunds arrived has no such row", async () => {
  showScreen(<OrderItemsCard order={ORDER} />);
  await screen.findByText("Order Items");
  expect(screen.queryByText(/^Came back/)).toBeNull();
});
