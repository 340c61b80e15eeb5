import { describe, expect, it } from "vitest";
import { Refusal } from "../../errors/refusal";
import { refuseTaken } from "./taken-by-others";

const refused = (constraint: string, code = "23505", detail = "") =>
  refuseTaken("C-1", async () => {
    throw Object.assign(new Error("duplicate key"), { code, constraint, detail });
  }).catch((error: unknown) => error);

describe("what somebody else took while a product was written", () => {
  it("is refused in the words for what was taken before", async () => {
    expect(await refused("IDX_product_variant_sku_unique")).toMatchObject({
      kind: "conflict",
      message: "Another product has the SKU C-1.",
      details: { code: "sku_taken" },
    });
    expect(await refused("IDX_product_handle_unique")).toBeInstanceOf(Refusal);
    const detail = "Key (barcode)=(0123) already exists.";
    expect(await refused("IDX_product_variant_barcode_unique", undefined, detail)).toMatchObject({
      message: "Another product has the bar code 0123.",
    });
  });

  it("is nothing else that goes wrong", async () => {
    expect(await refused("IDX_price_set")).not.toBeInstanceOf(Refusal);
    expect(await refused("IDX_product_handle_unique", "23503")).not.toBeInstanceOf(Refusal);
    expect(await refuseTaken("C-1", async () => 7)).toBe(7);
  });
});
