import { goodsAlone, type OrderLookUp } from "@eldercare/contracts";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { showPage } from "../../../testing/show-page";
import { ReturnCard } from "./return-card";

const FOUND: OrderLookUp = {
  ...{ token: "t", steps: [], parcels: [], isClaimable: false },
  order: {
    ...{ number: 12, status: "fulfilled", createdAt: "2026-11-22T12:00:00Z", amountCAD: 100 },
    ...{ totals: goodsAlone(100), items: [] },
  },
  destination: { city: "Toronto", region: "on" },
  returnable: { until: "2026-12-30", lines: [] },
};
const TOO_LATE = "This order can no longer be returned here.";

const posted = {
  ...{ call: "returns.ask", values: {}, errors: {} },
  problem: { sentence: TOO_LATE },
};
const Page = () => <ReturnCard found={FOUND} posted={posted} />;

it("why a return was refused is said also where nothing can come back any more", async () => {
  showPage({ Page, path: "/order-status" });
  expect((await screen.findByRole("alert")).textContent).toBe(TOO_LATE);
});
