import { describe, expect, it } from "vitest";
import { addressOf } from "./address-of.js";

describe("an address", () => {
  it("has its parts filled in and encoded", () => {
    expect(addressOf("products.read", { params: { slug: "a/b?c" } })).toBe(
      "/api/products/a%2Fb%3Fc",
    );
    expect(addressOf("orders.setStatus", { params: { id: "order_1" } })).toBe(
      "/api/orders/order_1/status",
    );
  });

  it("leaves out parameters without a value and encodes the rest", () => {
    const query = { search: "a&b c", featured: undefined, sortBy: "" as "name" };
    expect(addressOf("products.list", { query })).toBe("/api/products?search=a%26b+c");
  });

  it("keeps the query that is part of it", () => {
    expect(addressOf("products.listAll", { query: { limit: "5" } })).toBe(
      "/api/products?all=true&limit=5",
    );
    expect(addressOf("categories.listAll")).toBe("/api/categories?all=true");
  });
});
