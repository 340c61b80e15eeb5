import { ORDERS_PAGE_SIZE, type PackingOrder, type PackingQuery } from "@eldercare/contracts";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Refusal } from "../errors/refusal";
import { readPackedLines } from "../medusa/packed-lines";
import { readParcelRows } from "../medusa/parcel-rows";
import {
  findOrdersToPack,
  listOrdersToPack,
  type OrderToPackRow,
} from "../modules/shop-order/orders-to-pack";
import { packingOrder } from "./packing-view";
import { typedTerms } from "./typed-terms";

/**
 * Orders that are to be packed or sent, the oldest first; or those that are asked for by id. Buyers'
 * email addresses find them only for whoever may know these.
 */
export async function listPacking(
  container: MedusaContainer,
  { orders: ids, stage, search, limit = ORDERS_PAGE_SIZE, offset = 0 }: PackingQuery,
  { seesEmails = false }: { seesEmails?: boolean } = {},
): Promise<{ orders: PackingOrder[]; total: number }> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  if (!ids) {
    const terms = search ? await typedTerms(container, search) : undefined;
    const found = await listOrdersToPack(database, { stage, terms, seesEmails, limit, offset });
    return { orders: await withLines(database, found.orders), total: found.total };
  }
  const found = await findOrdersToPack(database, ids);
  return { orders: await withLines(database, found), total: found.length };
}

async function withLines(database: Knex, rows: readonly OrderToPackRow[]): Promise<PackingOrder[]> {
  const ids = rows.map(({ id }) => id);
  const [lines, parcels] = await Promise.all([
    readPackedLines(database, ids),
    readParcelRows(database, ids),
  ]);
  return rows.map((row) =>
    packingOrder(
      row,
      lines.filter(({ orderId }) => orderId === row.id),
      parcels.filter(({ orderId }) => orderId === row.id),
    ),
  );
}

/** One order for whoever packs it; {@link Refusal} "not-found" for what is none. */
export async function findPackingOrder(
  container: MedusaContainer,
  id: string,
): Promise<PackingOrder> {
  const { orders } = await listPacking(container, { orders: [id] });
  if (!orders[0]) throw new Refusal("not-found", "There is no such order.");
  return orders[0];
}
