import { goodsAlone, type OrderLookUp, type OrderReturn } from "@eldercare/contracts";
import { cleanup, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { showPage } from "../../../testing/show-page";
import { ReturnCard } from "./return-card";

const FOUND: OrderLookUp = {
  ...{ token: "t", steps: [], parcels: [], isClaimable: false },
  order: {
    ...{ number: 12, status: "fulfilled", createdAt: "2026-11-22T12:00:00Z", amountCAD: 100 },
    ...{ totals: goodsAlone(100), items: [] },
    standing: { receivedCents: 100, goods: "sent" },
  },
  destination: { city: "Toronto", region: "on" },
  returnable: { until: "2026-12-30", lines: [] },
};
const TOO_LATE = "This order can no longer be returned here.";

const posted = {
  ...{ call: "returns.ask", values: {}, errors: {} },
  problem: { sentence: TOO_LATE },
};
const pageOf = (found: OrderLookUp) => () => <ReturnCard found={found} posted={posted} />;

it("why a return was refused is said also where nothing can come back any more", async () => {
  showPage({ Page: pageOf(FOUND), path: "/order-status" });
  expect((await screen.findByRole("alert")).textContent).toBe(TOO_LATE);
});

it("a return is called paid back where the money arrived, not where the card did not take it", async () => {
  const asked: OrderReturn = {
    ...{ id: "r", at: "2026-11-24T12:00:00Z", by: "customer", state: "refunded", lines: [] },
    ...{ pieces: ["1 × Cane"], reason: "not-wanted", note: "", answer: "" },
  };
  const order = { ...FOUND.order, returns: [asked] };
  showPage({ Page: pageOf({ ...FOUND, order }), path: "/order-status" });
  await screen.findByText("Paid back.");
  cleanup();
  const cameBack = { dueCents: 100, settledCents: 0 };
  const found = { ...FOUND, order: { ...order, cameBack } };
  showPage({ Page: pageOf(found), path: "/order-status" });
  await screen.findByText(/^This return is settled/);
  expect(screen.queryByText(/Paid back/)).toBeNull();
});
