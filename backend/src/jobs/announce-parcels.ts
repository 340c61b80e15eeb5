import type { MedusaContainer } from "@medusajs/framework/types";
import { runJob } from "../medusa/run-job";
import { announceParcels } from "../workflows/order/reconcile/announce-parcels";

/** Every ten minutes: nobody waits for the mail of a parcel because a server died. */
export default async function announceSentParcels(container: MedusaContainer): Promise<void> {
  await runJob(container, { name: config.name, failure: "Parcels could not be announced" }, () =>
    announceParcels(container),
  );
}

export const config = { name: "announce-parcels", schedule: "4,14,24,34,44,54 * * * *" };
