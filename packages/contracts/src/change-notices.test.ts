import { describe, expect, it } from "vitest";
import {
  ChangeNotice,
  canBeNamed,
  changeNotice,
  MOST_NAMED_PRODUCTS,
  productsOfNotice,
  productsShownIn,
} from "./change-notices.js";

const ID = "prod_01KXYZ0123456789ABCDEFGHJK";

describe("the notice of a change", () => {
  it("names the products that it is about, or is about anything", () => {
    expect(productsOfNotice(changeNotice([ID, "prod_2"]))).toEqual([ID, "prod_2"]);
    expect(productsOfNotice(changeNotice(undefined))).toBeUndefined();
    expect(ChangeNotice.safeParse("changed everything").success).toBe(false);
  });

  it("names no products whose ids are not found in a text, and not too many", () => {
    expect(canBeNamed([ID])).toBe(true);
    for (const id of ["", "cane", "prod_a-b", "prod_a b", `prod_${"a".repeat(41)}`]) {
      expect(canBeNamed([ID, id]), id).toBe(false);
    }
    expect(canBeNamed([])).toBe(false);
    expect(canBeNamed(Array(MOST_NAMED_PRODUCTS + 1).fill(ID))).toBe(false);
  });
});

describe("the products that a text shows", () => {
  it("are found in JSON, in a page's data and in its elements", () => {
    const text = `{"id":"${ID}"} \\"prod_2\\" <input value="prod_3"> variant_4`;
    expect([...productsShownIn(text)]).toEqual([ID, "prod_2", "prod_3"]);
    expect(productsShownIn("nothing").size).toBe(0);
  });
});
