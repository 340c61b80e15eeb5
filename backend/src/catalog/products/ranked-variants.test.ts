import { describe, expect, it } from "vitest";
import { rankedVariants } from "./ranked-variants";

const a = { id: "variant_a", variant_rank: 1 };
const b = { id: "variant_b", variant_rank: 0 };
const c = { id: "variant_c", variant_rank: null };

const idsOf = (...variants: Parameters<typeof rankedVariants>) =>
  rankedVariants(...variants).map(({ id }) => id);

describe("the variants of a product", () => {
  it("come by rank, and of equal ranks the oldest first", () => {
    expect(idsOf([a, b])).toEqual(["variant_b", "variant_a"]);
    expect(idsOf([b, { ...a, variant_rank: 0 }])).toEqual(["variant_a", "variant_b"]);
  });

  it("without a rank come last, as in Medusa Admin", () => {
    expect(idsOf([c, a])).toEqual(["variant_a", "variant_c"]);
    expect(idsOf([{ id: "variant_d" }, c])).toEqual(["variant_c", "variant_d"]);
  });

  it("may be none", () => {
    expect(idsOf([])).toEqual([]);
    expect(idsOf(null)).toEqual([]);
  });
});
