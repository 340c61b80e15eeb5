import { expect, test } from "vitest";
import { OtherIds } from "./other-ids";

test("what a moved row names is what it is in this shop, wherever it stands", () => {
  const ids = new OtherIds(
    [
      { id: "prod_there", key: "product cane" },
      { id: "prod_gone", key: "product gone" },
    ],
    [{ id: "prod_here", key: "product cane" }],
  );
  const row = { id: "x", product_id: "prod_there", items: [{ productId: "prod_there", qty: 2 }] };
  expect(ids.here(row)).toEqual({
    ...{ id: "x", product_id: "prod_here" },
    items: [{ productId: "prod_here", qty: 2 }],
  });
  expect(ids.here({ product_id: "prod_gone", note: null })).toEqual({
    product_id: "prod_gone",
    note: null,
  });
});

test("a renamed thing is found by its surer key, and no two things become one", () => {
  const ids = new OtherIds(
    [
      { id: "so_standard", key: "store's shipping_option_id" },
      { id: "so_standard", key: "delivery Canada: Post" },
      { id: "so_other", key: "delivery Canada: Free delivery" },
    ],
    [
      { id: "so_new", key: "store's shipping_option_id" },
      { id: "so_new", key: "delivery Canada: Free delivery" },
    ],
  );
  expect(ids.here(["so_standard", "so_other"])).toEqual(["so_new", "so_other"]);
});
