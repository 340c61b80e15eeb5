import type { PackingOrder } from "@eldercare/contracts";
import { act, screen, waitFor, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { expect, it } from "vitest";
import { refusal, serve } from "../../../../tests/components/served-calls";
import { showScreen } from "../../../testing/show-screen";
import PackingScreen from "./packing-screen";

const ORDER: PackingOrder = {
  ...{ id: "order_1", number: 7, status: "paid", createdAt: "2026-11-22T07:00:00.000Z" },
  shipping: {
    ...{ name: "Ada Roy", email: "ada@example.ca", phone: "416-555-0199" },
    ...{ address: "1 Main St", city: "Toronto", region: "on", postal: "M5V 3L9" },
  },
  ...{ deliveryName: "", stage: "to-pack", parcels: [] },
  lines: [
    {
      ...{ id: "line_1", name: "Cane", sku: "CANE-1", barcode: "", image: null },
      ...{ qty: 2, packed: 0, sent: 0, onHand: 5 },
    },
  ],
};
const SENT: PackingOrder = { ...ORDER, status: "fulfilled", stage: "done" };

it("lists what is left to pack of an order first, and what is packed as that", async () => {
  const [cane] = ORDER.lines;
  if (!cane) throw new Error("The order has no line.");
  const lines = [
    { ...cane, id: "line_0", name: "Bench", sku: "BENCH-1", qty: 2, packed: 2 },
    { ...cane, qty: 3, packed: 1 },
  ];
  serve("packing.list", { orders: [{ ...ORDER, lines }], total: 1 });
  showScreen(<PackingScreen />);
  const rows = await screen.findAllByText(/^\d × /);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "2 × Cane CANE-1, 5 on hand",
    "2 × Bench BENCH-1, packed",
  ]);
});

async function open() {
  serve("packing.list", { orders: [ORDER], total: 1 });
  const shown = showScreen(<PackingScreen />);
  await screen.findByText("Order 7");
  return shown;
}

it("scanned pieces are ticked, a wrong one is said, and what is ticked leaves after a question", async () => {
  const { user, toasts } = await open();
  await user.click(screen.getByRole("button", { name: "Pack order 7" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Pack order 7" }));
  await user.keyboard("cane-1{Enter}");
  expect(dialog.getByRole("status").textContent).toBe("Cane: 1 of 2.");
  await user.keyboard("LAMP-9{Enter}");
  expect(dialog.getByRole("alert").textContent).toBe("LAMP-9 is not in this order. Put it back.");
  await user.keyboard("CANE-1{Enter}");
  expect(dialog.getByRole("status").textContent).toContain("ready to send");
  await user.type(dialog.getByRole("textbox", { name: "Tracking Number" }), "7023 2101");
  await user.click(dialog.getByRole("button", { name: "Send Parcel" }));
  const question = within(await screen.findByRole("alertdialog"));
  expect(
    question.getByText(/2 pieces leave the shelf.*A customer with an email address gets an email/),
  ).toBeTruthy();
  const sent = serve("packing.makeParcel", { order: SENT, message: "Everything was shipped." });
  await user.click(question.getByRole("button", { name: "Send Parcel" }));
  await waitFor(() => expect(toasts[0]?.description).toBe("Everything was shipped."));
  expect(sent.map(({ body }) => body)).toMatchObject([
    {
      lines: [{ lineId: "line_1", qty: 2 }],
      isSent: true,
      tracking: { number: "70232101", url: expect.stringContaining("canadapost") },
    },
  ]);
});

it("what was scanned and typed is asked about before it closes, kept, and offered again", async () => {
  const { user, unmount, address } = await open();
  await user.click(screen.getByRole("button", { name: "Pack order 7" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Pack order 7" }));
  await user.keyboard("cane-1{Enter}");
  await user.type(dialog.getByRole("textbox", { name: "Tracking Number" }), "7023 2101");
  await user.keyboard("{Escape}");
  const question = within(await screen.findByRole("alertdialog", { name: "Discard changes?" }));
  await user.click(question.getByRole("button", { name: "Cancel" }));
  expect(address()).toBe("/?order=order_1");
  unmount();

  const again = showScreen(<PackingScreen />, "/?order=order_1");
  await again.user.click(await screen.findByRole("button", { name: "Restore" }));
  const restored = within(await screen.findByRole("dialog", { name: "Pack order 7" }));
  expect(restored.getByRole("spinbutton")).toHaveProperty("value", "1");
  expect(restored.getByRole("textbox", { name: "Tracking Number" })).toHaveProperty(
    "value",
    "7023 2101",
  );
  serve("packing.makeParcel", { order: ORDER, message: "A parcel with 1 piece was packed." });
  await again.user.click(restored.getByRole("button", { name: "Pack, Send Later" }));
  await waitFor(() => expect(again.toasts).toHaveLength(1));
  await again.user.keyboard("{Escape}");
  await waitFor(() => expect(again.address()).toBe("/"));
  again.unmount();

  showScreen(<PackingScreen />, "/?order=order_1");
  await screen.findByRole("dialog", { name: "Pack order 7" });
  expect(screen.queryByRole("button", { name: "Restore" })).toBeNull();
});

it("a tracking number that was typed for a packed parcel is offered again", async () => {
  const parcel = {
    ...{ id: "ful_1_key", packedAt: "2026-11-23T07:00:00.000Z", sentAt: null, deliveredAt: null },
    ...{ trackings: [], lines: [{ lineId: "line_1", qty: 2 }] },
  };
  serve("packing.list", { orders: [{ ...ORDER, parcels: [parcel] }], total: 1 });
  const { user, unmount } = showScreen(<PackingScreen />, "/?order=order_1");
  await user.click(await screen.findByRole("button", { name: "Add Tracking Number" }));
  const parcels = within(screen.getByRole("list", { name: "Parcels" }));
  await user.type(parcels.getByRole("textbox", { name: "Tracking Number" }), "1Z999");
  unmount();
  showScreen(<PackingScreen />, "/?order=order_1");
  await user.click(await screen.findByRole("button", { name: "Restore" }));
  const again = within(await screen.findByRole("list", { name: "Parcels" }));
  expect(again.getByRole("textbox", { name: "Tracking Number" })).toHaveProperty("value", "1Z999");
});

it("a packed parcel is taken apart after a question, and one that has left is not", async () => {
  const parcel = (id: string, sentAt: string | null) => ({
    ...{ id, packedAt: "2026-11-23T07:00:00.000Z", sentAt, deliveredAt: null },
    ...{ trackings: [], lines: [{ lineId: "line_1", qty: 1 }] },
  });
  const parcels = [parcel("ful_1", "2026-11-24T07:00:00.000Z"), parcel("ful_2", null)];
  serve("packing.list", { orders: [{ ...ORDER, parcels }], total: 1 });
  const { user, toasts } = showScreen(<PackingScreen />, "/?order=order_1");
  // There is one such button: the first parcel has left.
  await user.click(await screen.findByRole("button", { name: "Take Apart" }));
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText("Take parcel 2 apart?")).toBeTruthy();
  const taken = serve("packing.takeApart", { order: ORDER, message: "Taken apart." });
  await user.click(question.getByRole("button", { name: "Take Apart" }));
  await waitFor(() => expect(toasts[0]?.description).toBe("Taken apart."));
  expect(taken.map(({ params }) => params)).toMatchObject([{ id: "order_1", parcel: "ful_2" }]);
});

it("chosen orders are sent one by one, and each says how it went", async () => {
  const { user } = await open();
  await user.click(screen.getByRole("checkbox", { name: "Choose order 7" }));
  await user.click(screen.getByRole("button", { name: "Mark All Sent" }));
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText(/up to 1 email/)).toBeTruthy();
  serve(
    "packing.makeParcel",
    refusal(409, { message: "This order is not paid, so nothing of it can be sent." }),
  );
  await user.click(question.getByRole("button", { name: "Mark All Sent" }));
  expect(await screen.findByText("1 of 1 done, 1 failed.")).toBeTruthy();
  expect(screen.getByText(/This order is not paid/)).toBeTruthy();
});

it("orders whose papers were printed are chosen still on the way back, and only then", async () => {
  serve("packing.list", { orders: [ORDER], total: 1 });
  const { user, router } = showScreen(
    <Routes>
      <Route path="/admin/packing/print" element={<p>Papers</p>} />
      <Route path="/" element={<PackingScreen />} />
      <Route path="/elsewhere" element={<p>Elsewhere</p>} />
    </Routes>,
  );
  await user.click(await screen.findByRole("checkbox", { name: "Choose order 7" }));
  await user.click(screen.getByRole("button", { name: "Print Slips" }));
  await screen.findByText("Papers");
  expect(router.state.location.search).toBe("?what=slips&orders=order_1");
  await act(() => router.navigate(-1));
  await screen.findByText("1 order chosen");
  await act(() => router.navigate("/elsewhere"));
  await act(() => router.navigate(-1));
  await screen.findByText("Order 7");
  expect(screen.queryByText("1 order chosen")).toBeNull();
});

it("the number of a slip that is scanned opens its order, and the box is empty for the next", async () => {
  const other = { ...ORDER, id: "order_2", number: 70 };
  const asked = serve("packing.list", { orders: [other, ORDER], total: 2 });
  const { user, address } = showScreen(<PackingScreen />);
  await screen.findByText("Order 7");
  await user.type(screen.getByRole("searchbox", { name: "Find an order to pack" }), "7{Enter}");
  await screen.findByRole("dialog", { name: "Pack order 7" });
  expect(asked.map(({ query }) => query.get("search"))).toContain("7");
  expect(address()).toBe("/?order=order_1");
});

it("what is not to be packed is said, with the way to all orders", async () => {
  serve("packing.list", { orders: [], total: 0 });
  const { user } = showScreen(<PackingScreen />);
  await screen.findByText("Nothing to pack");
  await user.type(screen.getByRole("searchbox", { name: "Find an order to pack" }), "7{Enter}");
  await screen.findByText("Nothing to pack is found for “7”");
  expect(screen.getByRole("link", { name: "Look in Orders" }).getAttribute("href")).toBe(
    "/admin/orders?search=7",
  );
});
