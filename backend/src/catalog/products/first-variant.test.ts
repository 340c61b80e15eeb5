import { describe, expect, it } from "vitest";
import { firstVariant } from "./first-variant";

const a = { id: "variant_a", variant_rank: 1 };
const b = { id: "variant_b", variant_rank: 0 };
const c = { id: "variant_c", variant_rank: null };

describe("the variant as which a product is sold", () => {
  it("is the first by rank, and of equal ranks the oldest", () => {
    expect(firstVariant([a, b])).toBe(b);
    expect(firstVariant([{ ...a, variant_rank: 0 }, b])?.id).toBe("variant_a");
  });

  it("is one without a rank only when no other has one, as in Medusa Admin", () => {
    expect(firstVariant([c, a])).toBe(a);
    expect(firstVariant([c, { id: "variant_d" }])).toBe(c);
  });

  it("is none of none", () => {
    expect(firstVariant([])).toBeUndefined();
    expect(firstVariant(null)).toBeUndefined();
  });
});
