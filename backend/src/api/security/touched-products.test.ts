import { describe, expect, it } from "vitest";
import type { RecordsOfProducts } from "../../medusa/products-of-records";
import { touchedBy } from "./touched-products";

describe("a change in Medusa Admin touches", () => {
  it.each<[what: string, path: string, body: unknown, touched: Partial<RecordsOfProducts>]>([
    [
      "the product of its path",
      "/admin/products/prod_1/variants/variant_1",
      {},
      { products: ["prod_1"] },
    ],
    [
      "the products of a batch",
      "/admin/products/batch",
      { update: [{ id: "prod_1", title: "New" }], delete: ["prod_2"] },
      { products: ["prod_1", "prod_2"] },
    ],
    [
      "the stock of its item",
      "/admin/inventory-items/iitem_1/location-levels/sloc_1",
      { stocked_quantity: 3 },
      { inventoryItems: ["iitem_1"] },
    ],
    [
      "the stock of a batch of levels",
      "/admin/inventory-items/location-levels/batch",
      { update: [{ inventory_item_id: "iitem_1", location_id: "sloc_1" }], delete: ["ilev_1"] },
      { inventoryItems: ["iitem_1"], inventoryLevels: ["ilev_1"] },
    ],
    [
      "the prices of a price list",
      "/admin/price-lists/plist_1/prices/batch",
      { create: [{ variant_id: "variant_1", amount: 3 }], delete: ["price_1"] },
      { variants: ["variant_1"], prices: ["price_1"] },
    ],
    [
      "the products that leave a price list",
      "/admin/price-lists/plist_1/products",
      { remove: ["prod_1"] },
      { products: ["prod_1"] },
    ],
  ])("%s", (_what, path, body, touched) => {
    expect(touchedBy(path, body)).toMatchObject(touched);
  });

  it.each([undefined, null, "text", { update: "all" }, { delete: [1] }])(
    "nothing by a body that is none of Medusa's: %j",
    (body) => {
      const { products } = touchedBy("/admin/products/batch", body);
      expect(products).toEqual([]);
    },
  );
});
