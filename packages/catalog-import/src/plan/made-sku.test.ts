import { MAX_SKU_LENGTH } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { madeSku } from "./made-sku.js";

describe("the SKU of a variant that has none", () => {
  it("is made of its product's address and its values", () => {
    expect(madeSku("oak-cane", ["Extra Long", "Left"])).toBe("SKU-OAK-CANE-EXTRA-LONG-LEFT");
    expect(madeSku("oak-cane", [])).toBe("SKU-OAK-CANE");
  });

  it("is never longer than a SKU may be, and another one for another variant", () => {
    const slug = "a-very-long-address-of-a-course-in-everything-that-one-may-want-to-know";
    const made = ["Left", "Right"].map((hand) => madeSku(slug, [hand]));
    for (const sku of made) expect(sku.length).toBeLessThanOrEqual(MAX_SKU_LENGTH);
    expect(new Set(made).size).toBe(2);
    expect(made).toEqual(["Left", "Right"].map((hand) => madeSku(slug, [hand])));
  });
});
