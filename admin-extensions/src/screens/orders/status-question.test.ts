import { describe, expect, it } from "vitest";
import { statusQuestion } from "./status-question";

const order = { email: "ada@example.ca", amountCAD: 12_950, status: "paid" } as const;

const NO_PARTS = { subtotal: 0, discount: 0, delivery: 0, taxes: [], taxTotal: 0 };

describe("before a status is set", () => {
  it("is asked when money goes back, with the amount and who gets it", () => {
    expect(statusQuestion(order, "refunded")).toMatch(/\$129\.50 goes back to ada@example\.ca/);
    expect(statusQuestion({ ...order, status: "fulfilled" }, "refunded")).toMatch(/^Refund/);
  });

  it("names what is left, where a part went back before", () => {
    const refunds = [{ ...NO_PARTS, at: "2026-11-20T12:00:00.000Z", amount: 10_000 }];
    expect(statusQuestion({ ...order, refunds }, "refunded")).toMatch(/\$29\.50 goes back/);
  });

  it("is asked when an order that still runs is cancelled", () => {
    expect(statusQuestion({ ...order, status: "pending" }, "cancelled")).toMatch(/^Cancel/);
    expect(statusQuestion(order, "cancelled")).toMatch(/^Cancel/);
  });

  it("is not asked for what does no harm", () => {
    expect(statusQuestion(order, "fulfilled")).toBeNull();
    expect(statusQuestion({ ...order, status: "pending" }, "paid")).toBeNull();
    expect(statusQuestion({ ...order, status: "refunded" }, "cancelled")).toBeNull();
    expect(statusQuestion({ ...order, status: "cancelled" }, "refunded")).toBeNull();
  });
});
