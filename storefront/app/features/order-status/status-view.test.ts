import { goodsAlone, type OrderReturn } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { statusView } from "./status-view";

const ORDER = {
  number: 12,
  standing: { receivedCents: 100, goods: "reserved" as const },
  createdAt: "2026-11-22T12:00:00Z",
  amountCAD: 100,
  totals: goodsAlone(100),
  items: [],
};
const steps = [{ at: "2026-11-22T12:00:00Z", to: "paid" as const }];
const parcel = (deliveredAt: string | null) => ({
  sentAt: "2026-11-22T12:00:00Z",
  deliveredAt,
  trackings: [],
  items: [],
});
const sent = {
  ...ORDER,
  status: "fulfilled" as const,
  standing: { receivedCents: 100, goods: "sent" as const },
};

describe("how an order stands", () => {
  it("is delivered once every parcel of it is", () => {
    const arrived = parcel("2026-11-24T12:00:00Z");
    expect(statusView({ order: sent, steps, parcels: [arrived] }).title).toBe("Delivered");
    const half = [arrived, parcel(null)];
    expect(statusView({ order: sent, steps, parcels: half }).title).toBe("On its way");
    expect(statusView({ order: sent, steps, parcels: [] }).title).toBe("On its way");
  });

  it("is neither on its way nor delivered, as nobody noted it, once something of it is to come back", () => {
    const asked: OrderReturn = {
      ...{ id: "r", at: "2026-11-24T12:00:00Z", by: "customer", state: "asked", lines: [] },
      ...{ pieces: [], reason: "damaged", note: "", answer: "" },
    };
    const order = { ...sent, returns: [asked] };
    expect(statusView({ order, steps, parcels: [parcel(null)] }).title).toBe("Sent");
    const arrived = parcel("2026-11-24T12:00:00Z");
    expect(statusView({ order, steps, parcels: [arrived] }).title).toBe("Delivered");
    const two = [parcel(null), parcel(null)];
    expect(statusView({ order, steps, parcels: two }).title).toBe("On its way");
  });

  it("is on its way in part while some of it is still being packed", () => {
    const paid = { ...ORDER, status: "paid" as const };
    expect(statusView({ order: paid, steps, parcels: [] }).title).toBe("Paid, and being packed");
    const parcels = [parcel(null)];
    expect(statusView({ order: paid, steps, parcels }).title).toBe(
      "Part of your order is on its way",
    );
  });

  it("promises no mail to whoever gave no address", () => {
    const order = { ...ORDER, status: "paid" as const };
    const paid = { order, steps, hasNoEmail: true as const };
    for (const parcels of [[], [parcel(null)]]) {
      expect(statusView({ ...paid, parcels }).text).not.toContain("mail");
    }
  });

  it("tells a declined card from one that nobody tried", () => {
    const unpaid = { receivedCents: 0, goods: "reserved" as const };
    const waiting = { ...ORDER, status: "pending" as const, standing: unpaid };
    const titleOf = (paymentState: "open" | "failed" | "processing") =>
      statusView({ order: { ...waiting, paymentState }, steps: [], parcels: [] }).title;
    expect(titleOf("open")).toBe("Waiting for payment");
    expect(titleOf("failed")).toBe("The card was declined");
    expect(titleOf("processing")).toBe("The payment is being confirmed");
  });

  it("is as its money and goods are, whatever staff called it", () => {
    const titleOf = (change: Partial<Parameters<typeof statusView>[0]["order"]>) =>
      statusView({ order: { ...sent, ...change }, steps: [], parcels: [] }).title;
    expect(titleOf({ status: "pending", standing: ORDER.standing })).toBe("Paid, and being packed");
    const unpaid = { receivedCents: 0, goods: "reserved" as const };
    expect(titleOf({ standing: unpaid })).toBe("Waiting for payment");
  });

  it("leads to the checkout where that replaces the order, and nowhere else", () => {
    const standing = { receivedCents: 0, goods: "reserved" as const };
    const waiting = { ...ORDER, status: "pending" as const, standing };
    const textOf = (more: Partial<Parameters<typeof statusView>[0]>) =>
      statusView({ order: waiting, steps: [], parcels: [], ...more }).text;
    expect(textOf({ isOfCheckout: true })).toContain("check out again");
    expect(textOf({})).not.toContain("check out again");
  });
});
