import type { MedusaContainer } from "@medusajs/framework/types";
import { openParcels, packRest } from "./pack-parcel";
import { sendParcel } from "./send-parcel";

/**
 * Packs what no parcel of an order holds yet, and sends every parcel. Medusa's own workflows
 * (`createOrderFulfillmentWorkflow`, `createOrderShipmentWorkflow`) write stock, order and parcel in
 * transactions beside each other, so that an order whose server was killed in between could be sent
 * never again. Here each step is one transaction, and sees by itself whether it was done: after a
 * crash the same call goes on. Call it under the payment's lock.
 *
 * Answers the SKUs of counted goods of which nothing was reserved, and so nothing was taken from
 * the count.
 */
export async function sendOrder(
  container: MedusaContainer,
  orderId: string,
  by: string,
): Promise<{ unreserved: string[] }> {
  const sending = await packRest(container, orderId, by);
  const parcels = openParcels(sending);
  for (const parcel of parcels) await sendParcel(container, orderId, { parcel, by });
  return { unreserved: parcels.flatMap(({ unreserved }) => unreserved) };
}
