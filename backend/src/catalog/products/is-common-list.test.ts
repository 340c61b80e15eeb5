import { ProductListQuery } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { isCommonList } from "./is-common-list";

const isKept = (query: Record<string, string>) => isCommonList(ProductListQuery.parse(query));

describe("a list of products is kept for others", () => {
  it("when it is one that the shop's pages link to", () => {
    expect(isKept({})).toBe(true);
    expect(isKept({ limit: "24", categoryId: "pcat_1", sortBy: "priceAsc", offset: "24" })).toBe(
      true,
    );
  });

  it("never when staff see more in it", () => {
    expect(isKept({ all: "true" })).toBe(false);
    expect(isKept({ all: "true", limit: "24" })).toBe(false);
  });

  it("not when somebody typed it, or has it in the cart", () => {
    expect(isKept({ search: "cane" })).toBe(false);
    expect(isKept({ ids: "prod_1,prod_2" })).toBe(false);
  });
});
