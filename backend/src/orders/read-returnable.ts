import type { Returnable } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { readPackedLines } from "../medusa/packed-lines";
import { readParcelRows } from "../medusa/parcel-rows";
import type { ShopOrderRow } from "../modules/shop-order/order-row";
import { isAllBack } from "./refunds";
import { piecesToReturn, returnable } from "./returns";

/** What the buyer of an order may send back now. */
export async function readReturnable(
  container: MedusaContainer,
  order: ShopOrderRow,
): Promise<Returnable> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const parcels = isAllBack(order) ? [] : await readParcelRows(database, [order.id]);
  if (parcels.length === 0) return { until: null, lines: [] };
  const lines = await readPackedLines(database, [order.id]);
  return returnable(order, { lines, parcels, now: new Date() });
}

/** Pieces of each item that can still come back, whatever day it is: staff decide for who calls late. */
export async function readPiecesToReturn(
  container: MedusaContainer,
  order: ShopOrderRow,
): Promise<number[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  return piecesToReturn(order, await readPackedLines(database, [order.id]));
}
