import type { OrderParcel } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { readPackedLines } from "../medusa/packed-lines";
import { readParcelRows } from "../medusa/parcel-rows";
import type { ShopOrderRow } from "../modules/shop-order/order-row";
import { sentParcels } from "./packing-view";

/** The parcels of an order that have left, whether staff sent them here or in Medusa Admin. */
export async function readParcels(
  container: MedusaContainer,
  order: Pick<ShopOrderRow, "id" | "items">,
): Promise<OrderParcel[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const parcels = await readParcelRows(database, [order.id]);
  if (parcels.length === 0) return [];
  return sentParcels(order, await readPackedLines(database, [order.id]), parcels);
}
