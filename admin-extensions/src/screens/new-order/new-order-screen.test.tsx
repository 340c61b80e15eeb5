import type { Order } from "@eldercare/contracts";
import { screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { serve } from "../../../../tests/components/served-calls";
import { showScreen } from "../../../testing/show-screen";
import NewOrderScreen from "./new-order-screen";

const ORDER: Order = {
  ...{ id: "order_01AAAAAAAA", number: 12, email: "ada@example.ca", userId: "cus_1" },
  ...{ isGuest: false, status: "fulfilled", createdAt: "2026-01-01T00:00:00.000Z" },
  ...{ amountCAD: 4000, standing: { receivedCents: 4000, goods: "sent" } },
  totals: {
    ...{ subtotal: 4000, discount: 0, delivery: 0, deliveryName: "Standard", codes: [] },
    ...{ taxes: [], taxTotal: 0, total: 4000, pricesIncludeTax: true },
  },
  ...{ currency: "CAD", stripeId: null, history: [] },
  items: [{ productId: "prod_1", name: "Cane", qty: 2, unitPriceHKD: 2000, unitPriceCAD: 2000 }],
  shipping: {
    ...{ name: "Ada Park", email: "ada@example.ca", phone: "416-555-0199", address: "1 Elm" },
    ...{ city: "Guelph", region: "on", postal: "N1H 1A1" },
  },
};

const TOTALS = {
  ...{ subtotal: 4000, discount: 0, delivery: 0, deliveryOptions: [], taxes: [], taxTotal: 0 },
  ...{ total: 4000, pricesIncludeTax: true, codes: [], acceptsCodes: false },
  ...{ asksWrittenOrder: false, lines: [] },
};

afterEach(() => localStorage.clear());

it("begins with person and goods of an order that is wanted again", async () => {
  serve("orders.read", ORDER);
  const asked = serve("phoneOrders.totals", TOTALS);
  showScreen(<NewOrderScreen />, `/admin/orders/new?for=${ORDER.id}&goods=same`);
  await screen.findByDisplayValue("1 Elm");
  const goods = screen.getByRole("list", { name: "Products of the order" });
  within(goods).getByText("Cane");
  expect(within(goods).getByRole<HTMLInputElement>("textbox").value).toBe("2");
  await screen.findByText("Place Order and Email Link ($40.00)");
  expect(asked[0]?.body).toMatchObject({ items: [{ productId: "prod_1", qty: 2 }] });
});

it("begins with the person alone where nothing was handed over", async () => {
  serve("orders.read", ORDER);
  showScreen(<NewOrderScreen />, `/admin/orders/new?for=${ORDER.id}`);
  await screen.findByDisplayValue("Ada Park");
  screen.getByText("Nothing is in the order yet.");
});
