import type { MedusaContainer } from "@medusajs/framework/types";
import { logFailure } from "../errors/log-failure";
import { announceParcels } from "../workflows/order/reconcile/announce-parcels";

/** Every ten minutes: nobody waits for the mail of a parcel because a server died. */
export default async function announceSentParcels(container: MedusaContainer): Promise<void> {
  await logFailure(container, "Parcels could not be announced", () => announceParcels(container));
}

export const config = { name: "announce-parcels", schedule: "4,14,24,34,44,54 * * * *" };
