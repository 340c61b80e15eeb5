import { describe, expect, it } from "vitest";
import { orderSearch } from "./order-search";

describe("what staff type to find an order", () => {
  it.each(["12", "#12", " # 12 ", "Order 12", "order #12"])("is its number: %j", (typed) => {
    expect(orderSearch(typed)).toEqual({ search: "12", number: 12 });
  });

  it.each([
    ["#7QX2M0AB", "7QX2M0AB"],
    ["ada@example.ca", "ada@example.ca"],
    ["Order of Ada", "Order of Ada"],
    ["99999999999", "99999999999"],
  ])("is part of an id or an address: %j", (typed, search) => {
    expect(orderSearch(typed)).toEqual({ search });
  });
});
