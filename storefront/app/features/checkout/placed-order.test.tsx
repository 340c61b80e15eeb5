import { beforeEach, describe, expect, it } from "vitest";
import { forgetGuest, rememberGuest } from "./guest";
import {
  paidOrderHere,
  placedOrderId,
  rememberPlacedOrder,
  settlePlacedOrder,
} from "./placed-order";

beforeEach(() => window.sessionStorage.clear());

function pay(buyerId: string) {
  rememberPlacedOrder("order_1", [], { buyerId, keepsAddress: false });
  settlePlacedOrder("order_1");
}

describe("the order that was paid in this tab", () => {
  it("is named to whoever paid it, and to nobody else at the same computer", () => {
    pay("cus_ada");
    expect(paidOrderHere("cus_ada")).toBe("order_1");
    expect(paidOrderHere("cus_bea")).toBeNull();
    expect(paidOrderHere("guest")).toBeNull();
  });

  it("of a guest goes when the guest does, or another one comes", () => {
    rememberGuest("ada@example.ca");
    pay("guest");
    rememberGuest("ada@example.ca");
    expect(paidOrderHere("guest")).toBe("order_1");
    rememberGuest("bea@example.ca");
    expect(paidOrderHere("guest")).toBeNull();
    pay("guest");
    forgetGuest();
    expect(paidOrderHere("guest")).toBeNull();
  });
});

describe("the order that was placed last and is not known to be paid", () => {
  const place = (buyerId: string) =>
    rememberPlacedOrder("order_1", [], { buyerId, keepsAddress: false });

  it("leaves the browser when another account checks out there", () => {
    place("cus_ada");
    expect(placedOrderId("cus_ada")).toBe("order_1");
    expect(placedOrderId("cus_bea")).toBeNull();
    expect(placedOrderId("cus_ada")).toBeNull();
    place("cus_ada");
    expect(placedOrderId("guest")).toBeNull();
  });

  it("of a guest may have become that of the account which signs in", () => {
    place("guest");
    expect(placedOrderId("cus_ada")).toBe("order_1");
    expect(placedOrderId("guest")).toBe("order_1");
  });
});
