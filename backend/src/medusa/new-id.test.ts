import { describe, expect, it } from "vitest";
import { newId } from "./new-id";

describe("ids of new rows", () => {
  it("look like Medusa's and are never the same", () => {
    const ids = Array.from({ length: 5000 }, () => newId("prod"));
    expect(new Set(ids).size).toBe(5000);
    for (const id of ids) expect(id).toMatch(/^prod_[0-9A-HJKMNP-TV-Z]{26}$/);
  });

  it("sort by the time at which they were made", () => {
    // The ULID specification's own example of a time.
    expect(newId("x", 1469918176385).slice(2, 12)).toBe("01ARYZ6S41");
    expect(newId("x", 1) < newId("x", 2)).toBe(true);
    const ids = Array.from({ length: 2000 }, () => newId("prod", 1469918176386));
    expect([...ids].sort()).toEqual(ids);
  });
});
