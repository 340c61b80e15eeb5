import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { ordersWithUntoldParcels } from "../../../medusa/parcel-rows";
import { syncFromMedusa } from "./sync-from-medusa";

/** Says of parcels that they have left, where the process died before it could, or the event was lost. */
export async function announceParcels(container: MedusaContainer): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  for (const id of await ordersWithUntoldParcels(database)) await syncFromMedusa(container, id);
}
