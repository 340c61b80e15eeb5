import type { PackingOrder } from "@eldercare/contracts";
import { screen, waitFor, within } from "@testing-library/react";
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
  expect(question.getByText(/2 pieces leave the shelf.*ada@example\.ca gets a mail/)).toBeTruthy();
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

it("chosen orders are sent one by one, and each says how it went", async () => {
  const { user } = await open();
  await user.click(screen.getByRole("checkbox", { name: "Choose order 7" }));
  await user.click(screen.getByRole("button", { name: "Mark All Sent" }));
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText(/up to 1 mail/)).toBeTruthy();
  serve(
    "packing.makeParcel",
    refusal(409, { message: "This order is not paid, so nothing of it can be sent." }),
  );
  await user.click(question.getByRole("button", { name: "Mark All Sent" }));
  expect(await screen.findByText("1 of 1 done, 1 failed.")).toBeTruthy();
  expect(screen.getByText(/This order is not paid/)).toBeTruthy();
});
