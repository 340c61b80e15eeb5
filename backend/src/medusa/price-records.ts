import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { exactAmount } from "./exact-amount";
import { newId } from "./new-id";
import { deleteFrom, insertInto, updateIn } from "./table-rows";

/** A price in CAD for everybody, in decimal dollars. */
export interface NewPrice {
  amount: number;
  /** The price list whose entry it is; null for a base price. */
  priceListId: string | null;
}

/** A price that is there (`id`), or shall be; it goes when its amount is null. */
export interface PriceChange extends Omit<NewPrice, "amount"> {
  priceSetId: string;
  id: string | null;
  amount: number | null;
}

/** Sets of prices, with the variants that they belong to. */
export async function insertPriceSets(
  database: Knex,
  priced: readonly { variantId: string; priceSetId: string; prices: readonly NewPrice[] }[],
): Promise<void> {
  await insertInto(
    database,
    "price_set",
    priced.map(({ priceSetId }) => ({ id: priceSetId })),
  );
  await insertPrices(
    database,
    priced.flatMap(({ priceSetId, prices }) => prices.map((price) => ({ ...price, priceSetId }))),
  );
  await insertInto(
    database,
    "product_variant_price_set",
    priced.map(({ variantId, priceSetId }) => ({
      id: newId("pvps"),
      variant_id: variantId,
      price_set_id: priceSetId,
    })),
  );
}

/** Changes prices, adds those without an id, and removes those without an amount. */
export async function changePriceRecords(
  database: Knex,
  changes: readonly PriceChange[],
): Promise<void> {
  await updateIn(
    database,
    "price",
    changes.flatMap(({ id, amount }) =>
      id !== null && amount !== null ? [{ id, amount, raw_amount: exactAmount(amount) }] : [],
    ),
  );
  await insertPrices(
    database,
    changes.flatMap(({ id, amount, ...price }) =>
      id === null && amount !== null ? [{ ...price, amount }] : [],
    ),
  );
  await deleteFrom(
    database,
    "price",
    "id",
    changes.flatMap(({ id, amount }) => (id !== null && amount === null ? [id] : [])),
  );
}

function insertPrices(
  database: Knex,
  prices: readonly (NewPrice & { priceSetId: string })[],
): Promise<void> {
  return insertInto(
    database,
    "price",
    prices.map(({ priceSetId, amount, priceListId }) => ({
      id: newId("price"),
      price_set_id: priceSetId,
      currency_code: "cad",
      amount,
      raw_amount: exactAmount(amount),
      rules_count: 0,
      price_list_id: priceListId,
    })),
  );
}
