import { lineIdOf } from "@eldercare/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callApi } from "./support/call-api";
import { confirmCard } from "./support/checkout";
import type { MadeOrder } from "./support/medusa-made-orders";
import { withOrdersOfBoth } from "./support/medusa-session";
import { queryShop } from "./support/shop-database";
import { type MadeProduct, TestCatalog } from "./support/test-catalogue";

/** Every table in which Medusa keeps a part of an order or of its payment, and its rows of one. */
const OF_ORDER: Readonly<Record<string, string>> = {
  order: "id = $1",
  order_address: `id in (select shipping_address_id from "order" where id = $1
    union select billing_address_id from "order" where id = $1)`,
  order_summary: "order_id = $1",
  order_item: "order_id = $1",
  order_line_item: "id in (select item_id from order_item where order_id = $1)",
  order_line_item_tax_line: "item_id in (select item_id from order_item where order_id = $1)",
  order_line_item_adjustment: "item_id in (select item_id from order_item where order_id = $1)",
  order_shipping: "order_id = $1",
  order_shipping_method:
    "id in (select shipping_method_id from order_shipping where order_id = $1)",
  order_shipping_method_tax_line:
    "shipping_method_id in (select shipping_method_id from order_shipping where order_id = $1)",
  order_shipping_method_adjustment:
    "shipping_method_id in (select shipping_method_id from order_shipping where order_id = $1)",
  order_transaction: "order_id = $1",
  order_payment_collection: "order_id = $1",
  reservation_item: "line_item_id in (select item_id from order_item where order_id = $1)",
};
const OF_PAYMENT: Readonly<Record<string, string>> = {
  payment_collection: "id = $1",
  payment_session: "payment_collection_id = $1",
  payment: "payment_collection_id = $1",
  capture: "payment_id in (select id from payment where payment_collection_id = $1)",
};

let orders: { byMedusa: MadeOrder; byShop: MadeOrder };
let catalog: TestCatalog;
let lineIds: string[];
let begun: { byMedusa: string[]; byShop: string[] };

const rowsOf = async (tables: Readonly<Record<string, string>>, id: string) => {
  const all = await Promise.all(
    Object.entries(tables).map(async ([table, where]) => {
      const rows = await queryShop(`select * from "${table}" where ${where}`, [id]);
      expect(rows.length, table).toBeGreaterThan(0);
      return rows.map((row) => `${table} ${JSON.stringify(plain(row))}`).sort();
    }),
  );
  return all.flat();
};
const { order_transaction: _, ...BEFORE_CAPTURE } = OF_ORDER;

beforeAll(async () => {
  const { body } = await callApi("products.list", { query: { limit: "2", inStockOnly: "true" } });
  const { products } = body as { products: { id: string }[] };
  catalog = await TestCatalog.open();
  const { variants } = await catalog.addChoice({
    title: "Of two",
    options: { Size: ["S", "L"] },
    variants: ["S", "L"].map((size) => ({ options: { Size: size }, dollars: 20, stock: 50 })),
  });
  // The default one by its product, and the other one by name.
  const [small, large] = variants as [MadeProduct, MadeProduct];
  const chosen = lineIdOf({ productId: large.id, variantId: large.variantId });
  lineIds = [...products.map(({ id }) => id), small.id, chosen];
  orders = JSON.parse(await withOrdersOfBoth("make", lineIds));
  begun = {
    byMedusa: await rowsOf(BEFORE_CAPTURE, orders.byMedusa.orderId),
    byShop: await rowsOf(BEFORE_CAPTURE, orders.byShop.orderId),
  };
  await confirmCard(orders.byMedusa.clientSecret);
  await confirmCard(orders.byShop.clientSecret);
  await withOrdersOfBoth("capture", [JSON.stringify(orders)]);
});

afterAll(async () => {
  await withOrdersOfBoth("remove", [JSON.stringify([orders.byMedusa, orders.byShop])]);
  await catalog.close();
});

const TAKEN: Readonly<Record<string, string>> = {
  ...OF_ORDER,
  order_change: "order_id = $1",
  order_change_action: "order_id = $1",
  order_fulfillment: "order_id = $1",
  fulfillment: "id in (select fulfillment_id from order_fulfillment where order_id = $1)",
  fulfillment_item: `fulfillment_id in (select fulfillment_id from order_fulfillment
    where order_id = $1)`,
  fulfillment_address: `id in (select delivery_address_id from fulfillment where id in
    (select fulfillment_id from order_fulfillment where order_id = $1))`,
};

/** An order's number; a payment's second, and the card, at Stripe; the place among all actions. */
const OWN = ["display_id", "created", "fingerprint", "ordering"];

function ownOrPlain(key: string, value: unknown): unknown {
  if (OWN.includes(key)) return "its own";
  return key === "quantity" ? Number(value) : plain(value);
}

/** A value without what must differ: ids, numbers, times, and what Stripe calls each payment. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (value instanceof Date) return "a time";
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([key, inner]) => [key, ownOrPlain(key, inner)]),
    );
  }
  if (typeof value !== "string") return value;
  if (/^order_by(?:medusa|shop)$/.test(value)) return "order";
  if (value === "ful_byshop_1") return "ful";
  if (/^[a-z_]+_[0-9A-Za-z]{20,26}(?:_secret_\w+)?$/.test(value)) {
    return value.replace(/_[0-9A-Za-z]{20,26}.*$/, "");
  }
  return /^\d{4}-\d\d-\d\dT/.test(value) ? "a time" : value;
}

describe("an order that the shop wrote, and one that Medusa's own modules made", () => {
  it("have the same rows before they are paid", () => {
    expect(begun.byShop).toEqual(begun.byMedusa);
  });

  it("have the same rows once they are paid", async () => {
    const { byMedusa, byShop } = orders;
    expect(await rowsOf(OF_ORDER, byShop.orderId)).toEqual(
      await rowsOf(OF_ORDER, byMedusa.orderId),
    );
    expect(await rowsOf(OF_PAYMENT, byShop.collectionId)).toEqual(
      await rowsOf(OF_PAYMENT, byMedusa.collectionId),
    );
  });

  it("have the same rows once they are sent, however often the shop is killed while it sends", async () => {
    const { byMedusa, byShop } = orders;
    const levels = () =>
      queryShop(
        `select inventory_item_id, stocked_quantity, reserved_quantity, raw_stocked_quantity,
           raw_reserved_quantity from inventory_level
          where inventory_item_id in (select inventory_item_id from reservation_item
            where line_item_id in (select item_id from order_item where order_id = $1))
          order by 1`,
        [byShop.orderId],
      );
    const before = await levels();
    const { tries, unreserved } = JSON.parse(
      await withOrdersOfBoth("send", [JSON.stringify(orders)]),
    );
    expect({ tries, unreserved }).toEqual({ tries: 7, unreserved: [] });
    expect(await rowsOf(TAKEN, byShop.orderId)).toEqual(await rowsOf(TAKEN, byMedusa.orderId));
    // Each of the two took its own pieces.
    expect(await levels()).toEqual(
      before.map((level) => {
        const stocked = Number(level.stocked_quantity) - 4;
        const reserved = Number(level.reserved_quantity) - 4;
        return {
          inventory_item_id: level.inventory_item_id,
          stocked_quantity: String(stocked),
          reserved_quantity: String(reserved),
          raw_stocked_quantity: { value: String(stocked), precision: 20 },
          raw_reserved_quantity: { value: String(reserved), precision: 20 },
        };
      }),
    );
  });

  it("have prices and deliveries that are Medusa's", async () => {
    const read = JSON.parse(await withOrdersOfBoth("read", lineIds));
    expect(read.byShop).toEqual(read.byMedusa);
  });
});
