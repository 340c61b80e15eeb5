import type { PackingOrder } from "@eldercare/contracts";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { refusal, serve } from "../../../../../tests/components/served-calls";
import { showScreen } from "../../../../testing/show-screen";
import PrintScreen from "./print-screen";

const ORDER: PackingOrder = {
  ...{ id: "order_1", number: 7, status: "paid", createdAt: "2026-11-22T07:00:00.000Z" },
  shipping: {
    ...{ name: "Ada Roy", email: "ada@example.ca", phone: "416-555-0199" },
    ...{ address: "1 Main St", city: "Toronto", region: "on", postal: "M5V 3L9" },
  },
  ...{ deliveryName: "", stage: "to-pack", parcels: [], lines: [] },
};
const SENDER = {
  address: { street: "8 Pine Road", city: "Halifax", province: "NS", postalCode: "B3H 1A1" },
  phone: "902-555-0123",
};

it.each([
  ["labels", "Address label of order 7"],
  ["slips", "Packing slip of order 7"],
])("%s name who sends, as staff wrote it", async (what, name) => {
  serve("packing.list", { orders: [ORDER], total: 1 });
  serve("content.read", SENDER);
  showScreen(<PrintScreen />, `/admin/packing/print?what=${what}&orders=order_1`);
  const [paper] = await screen.findAllByRole("article", { name, hidden: true });
  expect(paper?.textContent).toContain("Birchwell\n8 Pine Road\nHalifax, NS  B3H 1A1");
  expect(paper?.textContent).toContain("ADA ROY\n1 MAIN ST\nTORONTO ON  M5V 3L9");
  if (what === "slips") expect(paper?.textContent).toContain("Call 902-555-0123");
});

it("a slip names what belongs into the parcel, with a barcode of each, and no price", async () => {
  const line = {
    ...{ id: "line_1", name: "Walking Cane", variantName: "Blue", sku: "CANE-7" },
    ...{ barcode: "", image: "/static/cane.webp", qty: 3, packed: 1, sent: 1, onHand: 5 },
  };
  serve("packing.list", { orders: [{ ...ORDER, lines: [line] }], total: 1 });
  serve("content.read", SENDER);
  showScreen(<PrintScreen />, "/admin/packing/print?what=slips&orders=order_1");
  const [slip] = await screen.findAllByRole("article", { hidden: true });
  if (!slip) throw new Error("There is no slip.");
  const [, row] = within(slip).getAllByRole("row", { hidden: true });
  const cells = [...(row?.children ?? [])];
  expect(cells.map((cell) => cell.textContent)).toEqual([
    ...["", "Walking Cane (Blue)", "CANE-7"],
    ...["2", ""],
  ]);
  expect(cells[0]?.querySelector("img")?.getAttribute("src")).toBe("/static/cane.webp?w=160");
  // Code 128 has a start, a sign of eleven modules for each letter, a check and a stop.
  const bars = within(slip).getByRole("img", { name: "Barcode of CANE-7", hidden: true });
  expect(bars.querySelectorAll("rect")).toHaveLength(3 * (1 + "CANE-7".length + 1) + 4);
  expect(slip.textContent).not.toContain("$");
});

it("says once that the shop is away, and nothing of orders before they are there", async () => {
  const away = refusal(503, { message: "Our shop could not be reached just now." });
  serve("packing.list", away);
  serve("content.read", away);
  const { user } = showScreen(<PrintScreen />, "/admin/packing/print?what=slips&orders=order_1");
  await screen.findByRole("alert");
  expect(screen.getAllByRole("alert")).toHaveLength(1);
  expect(screen.queryByText(/orders?,? /)).toBeNull();
  expect(screen.queryByText("Loading...")).toBeNull();
  serve("packing.list", { orders: [ORDER], total: 1 });
  serve("content.read", SENDER);
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  await screen.findByText("1 order");
});
