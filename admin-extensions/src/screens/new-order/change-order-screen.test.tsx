import type { Order } from "@eldercare/contracts";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { serve } from "../../../../tests/components/served-calls";
import { showScreen } from "../../../testing/show-screen";
import ChangeOrderScreen from "./change-order-screen";

const ORDER: Order = {
  ...{ id: "order_01AAAAAAAA", number: 12, email: "ada@example.ca", userId: "cus_1" },
  ...{ isGuest: false, status: "paid", createdAt: "2026-01-01T00:00:00.000Z", amountCAD: 4000 },
  standing: { receivedCents: 4000, goods: "reserved" },
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
const QUESTION = {
  ...{ sentences: [], amountCAD: 4000, differenceCents: 0, lines: [], deliveryOptionId: "so_1" },
  deliveryOptions: [{ id: "so_1", name: "Standard", amount: 0, estimate: "" }],
};

afterEach(() => localStorage.clear());

function showChange(editable: { whyNot: string | null; whyNoGoods: string | null }) {
  serve("orders.read", ORDER);
  serve("orderEdits.read", { ...editable, codes: [], state: "as-it-is", deliveryOptionId: "so_1" });
  const asked = serve("orderEdits.ask", QUESTION);
  const shown = showScreen(<ChangeOrderScreen />, `/admin/orders/change?order=${ORDER.id}`);
  return { ...shown, asked };
}

it("says what changes before it is changed, and changes what was agreed to", async () => {
  const { user } = showChange({ whyNot: null, whyNoGoods: null });
  const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Change Order" });
  await screen.findByText("Nothing was changed yet.");
  expect(button.disabled).toBe(true);
  serve("orderEdits.ask", { ...QUESTION, sentences: ["Cane: 3 instead of 2."] });
  const pieces = screen.getByRole("textbox", { name: "Pieces of Cane" });
  await user.clear(pieces);
  await user.type(pieces, "3");
  await screen.findByText("Cane: 3 instead of 2.");
  const saved = serve("orderEdits.save", { order: ORDER, message: "Cane: 3 instead of 2." });
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.click(button);
  await screen.findByText("Order 12 was changed");
  expect(saved.at(-1)?.body).toMatchObject({
    ...{ state: "as-it-is", agreedCents: 4000 },
    items: [{ productId: "prod_1", qty: 3 }],
  });
});

it("has the address alone where goods cannot be changed, and says why", async () => {
  const whyNoGoods =
    "A part of its money went back, so its goods, province, postal code and delivery stay.";
  const { asked } = showChange({ whyNot: null, whyNoGoods });
  await screen.findByText(whyNoGoods);
  await screen.findByRole("textbox", { name: /^Street Address/ });
  expect(screen.queryByRole("list", { name: "Products of the order" })).toBeNull();
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  expect(asked[0]?.body).not.toHaveProperty("items");
});

it("offers again what was typed and not saved, on the order of then", async () => {
  const { user, unmount } = showChange({ whyNot: null, whyNoGoods: null });
  const typed = await screen.findByRole("textbox", { name: /^Street Address/ });
  await user.clear(typed);
  await user.type(typed, "2 Oak");
  unmount();
  showChange({ whyNot: null, whyNoGoods: null });
  serve("orderEdits.ask", { ...QUESTION, sentences: ["It goes to another address."] });
  await user.click(await screen.findByRole("button", { name: "Restore" }));
  await screen.findByDisplayValue("2 Oak");
  const saved = serve("orderEdits.save", { order: ORDER, message: "Changed." });
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Change Order" });
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.click(button);
  await screen.findByText("Order 12 was changed");
  expect(saved[0]?.body).toMatchObject({ state: "as-it-is", shipping: { address: "2 Oak" } });
});

it("says why an order cannot be changed any more", async () => {
  showChange({ whyNot: "It is packed or sent.", whyNoGoods: "It is packed or sent." });
  await screen.findByText("It is packed or sent.");
  expect(screen.queryByRole("button", { name: "Change Order" })).toBeNull();
});

it("begins with the order of its address, and not with the one that was shown before", async () => {
  const { router, asked } = showChange({ whyNot: null, whyNoGoods: null });
  await screen.findByDisplayValue("1 Elm");
  const shipping = { ...ORDER.shipping, address: "2 Oak" };
  serve("orders.read", { ...ORDER, id: "order_01BBBBBBBB", shipping });
  await router.navigate("/admin/orders/change?order=order_01BBBBBBBB");
  await screen.findByDisplayValue("2 Oak");
  expect(screen.queryByDisplayValue("1 Elm")).toBeNull();
  await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ shipping: { address: "2 Oak" } }));
});

it("asks how the difference was paid where a paid order comes to more", async () => {
  const { user, asked } = showChange({ whyNot: null, whyNoGoods: null });
  const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Change Order" });
  await screen.findByText("Nothing was changed yet.");
  const more = { ...QUESTION, amountCAD: 6000, differenceCents: 2000 };
  const askedMore = serve("orderEdits.ask", { ...more, sentences: ["Cane: 3 instead of 2."] });
  const pieces = screen.getByRole("textbox", { name: "Pieces of Cane" });
  await user.clear(pieces);
  await user.type(pieces, "3");
  const means = await screen.findByRole("combobox", { name: "How is the difference paid?" });
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.click(button);
  await screen.findByText("Please say how the difference is paid.");
  await user.selectOptions(means, "Paid already: Cash");
  await waitFor(() => expect(askedMore.at(-1)?.body).toMatchObject({ means: "cash" }));
  const saved = serve("orderEdits.save", { order: ORDER, message: "Cane: 3 instead of 2." });
  await user.click(button);
  await screen.findByText("Order 12 was changed");
  expect(saved.at(-1)?.body).toMatchObject({ means: "cash", agreedCents: 6000 });
  expect(asked.at(-1)?.body).not.toHaveProperty("means");
});

it("proposes what a paid order comes to more by a link, where it is paid by card", async () => {
  const { user } = showChange({ whyNot: null, whyNoGoods: null });
  const pieces = await screen.findByRole("textbox", { name: "Pieces of Cane" });
  await screen.findByText("Nothing was changed yet.");
  const more = { ...QUESTION, amountCAD: 6000, differenceCents: 2000 };
  const asked = serve("orderEdits.ask", { ...more, sentences: ["Cane: 3 instead of 2."] });
  await user.clear(pieces);
  await user.type(pieces, "3");
  const means = await screen.findByRole("combobox", { name: "How is the difference paid?" });
  await user.selectOptions(means, "By card: email a link to pay it");
  await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ byLink: true }));
  const proposal = { cents: 2000, changes: [], by: "me@x.ca", until: "2026-12-02T12:00:00.000Z" };
  const saved = serve("orderEdits.save", { order: { ...ORDER, proposal }, message: "It waits." });
  const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Propose Change" });
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.click(button);
  await screen.findByText("Waiting for the payment");
  expect(saved.at(-1)?.body).toMatchObject({ byLink: true, agreedCents: 6000 });
  expect(saved.at(-1)?.body).not.toHaveProperty("means");
});
