import { goodsAlone, Order } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import type { ShopOrderChangeRow, ShopOrderRow } from "../modules/shop-order/order-row";
import { guestIdOf } from "./guest-id";
import { orderFromRow } from "./order-view";
import { handBackSentence } from "./staff-sentences";

const at = new Date("2026-11-21T15:00:00.000Z");
const row: ShopOrderRow = {
  id: "order_1",
  is_placed: true,
  number: 7,
  payment_id: "payses_1",
  user_id: "cus_1",
  email: "ada@example.ca",
  status: "paid",
  is_abandoned: false,
  amount_cents: 3998,
  totals: null,
  earlier_totals: [],
  came_back: [],
  codes_counted: false,
  refunds: [],
  line_shares: null,
  pending_money_back: null,
  returns: [],
  received_cents: 3998,
  paid_means: null,
  goods: "reserved",
  items: [
    { productId: "prod_1", variantId: "variant_1", name: "Cane", qty: 2, unitPriceCAD: 1999 },
  ],
  shipping: {
    name: "Ada Roy",
    email: "ada@example.ca",
    phone: "416-555-0199",
    address: "1 Main Street",
    city: "Toronto",
    region: "on",
    postal: "",
  },
  fingerprint: "secret",
  review_asked_at: null,
  news_due: true,
  created_at: at,
  expires_at: at,
  placed_from: null,
  next_check_at: null,
  pending_status: null,
  pending_status_by: null,
  pending_status_at: null,
  pending_until: null,
  pending_means: null,
  pending_agreed: null,
  undo_seconds: null,
  stripe_id: "pi_1",
  browser: "fingerprint of a browser",
};
const change = (by: string): ShopOrderChangeRow => ({
  order_id: "order_1",
  from_status: "pending",
  to_status: "paid",
  by,
  note: "",
  created_at: at,
});

describe("an order of the contract", () => {
  it("has the totals that were agreed to; before they were kept, goods alone", () => {
    const kept = { ...goodsAlone(3998), subtotal: 3000, delivery: 998, deliveryName: "Express" };
    expect(orderFromRow({ ...row, totals: kept }, [], "buyer").totals).toEqual(kept);
    expect(orderFromRow(row, [], "buyer").totals).toEqual(goodsAlone(3998));
  });

  it("names the unit price both ways and keeps what is only the shop's", () => {
    const order = orderFromRow(row, [], "buyer");
    expect(Order.parse(order)).toEqual(order);
    expect(order.items).toEqual([
      { productId: "prod_1", name: "Cane", qty: 2, unitPriceHKD: 1999, unitPriceCAD: 1999 },
    ]);
    expect(JSON.stringify(order)).not.toMatch(/secret|fingerprint|variant_1|payses_1/);
  });

  it("says which of several variants was bought, in the words of then", () => {
    const items = row.items.map((item) => ({ ...item, variantName: "Size: L" }));
    const order = orderFromRow({ ...row, items }, [], "buyer");
    expect(Order.parse(order).items[0]).toMatchObject({
      variantId: "variant_1",
      variantName: "Size: L",
    });
  });

  it("is a guest's when an address alone placed it, and names no account then", () => {
    const whose = (userId: string) => {
      const { isGuest, userId: account } = orderFromRow({ ...row, user_id: userId }, [], "staff");
      return { isGuest, account };
    };
    expect(whose(guestIdOf("ada@example.ca"))).toEqual({ isGuest: true, account: null });
    expect(whose("cus_1")).toEqual({ isGuest: false, account: "cus_1" });
    expect(whose("")).toEqual({ isGuest: false, account: null });
  });

  it("tells staff who changed it, and its buyer only that staff did", () => {
    const history = [change("customer"), change("shop"), change("boss@example.ca")];
    const seenBy = (reader: "staff" | "buyer") =>
      orderFromRow(row, history, reader).history.map(({ by }) => by);
    expect(seenBy("staff")).toEqual(["customer", "shop", "boss@example.ca"]);
    expect(seenBy("buyer")).toEqual(["customer", "shop", "staff"]);
  });

  it("tells staff what to do, and its buyer only what was done", () => {
    const note = `$5.00 was paid back. ${handBackSentence(100)}`;
    const notesOf = (reader: "staff" | "buyer") =>
      orderFromRow(row, [{ ...change("shop"), note }], reader).history.map((entry) => entry.note);
    expect(notesOf("staff")).toEqual([note]);
    expect(notesOf("buyer")).toEqual(["$5.00 was paid back."]);
  });
});
