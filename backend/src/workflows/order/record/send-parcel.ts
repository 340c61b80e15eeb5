import type { Tracking } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { FulfillmentWorkflowEvents, Modules } from "@medusajs/framework/utils";
import type { Parcel } from "./order-parcels";

/** What Medusa Admin writes where there is no link. */
const NO_LINK = "#";

/** A parcel leaves, followed by this number if there is one. One that has left is left alone. */
export async function sendParcel(
  container: MedusaContainer,
  orderId: string,
  { parcel, tracking, by }: { parcel: Parcel; tracking?: Tracking | undefined; by: string },
): Promise<void> {
  if (!parcel.isNotedSent) {
    await container.resolve(Modules.ORDER).registerShipment({
      order_id: orderId,
      reference: Modules.FULFILLMENT,
      reference_id: parcel.id,
      created_by: by,
      items: parcel.lines,
    });
  }
  if (parcel.isSent) return;
  await container.resolve(Modules.FULFILLMENT).updateFulfillment(parcel.id, {
    shipped_at: new Date(),
    marked_shipped_by: by,
    ...(tracking && labelsOf(tracking)),
  } as object);
  await container.resolve(Modules.EVENT_BUS).emit({
    name: FulfillmentWorkflowEvents.SHIPMENT_CREATED,
    data: { id: parcel.id, no_notification: true },
  });
}

/** Follows a parcel by this number alone, or by none. */
export async function trackParcel(
  container: MedusaContainer,
  parcelId: string,
  tracking: Tracking | null,
): Promise<void> {
  await container
    .resolve(Modules.FULFILLMENT)
    .updateFulfillment(parcelId, labelsOf(tracking) as object);
}

const labelsOf = (tracking: Tracking | null) => ({
  labels: tracking
    ? [
        {
          tracking_number: tracking.number,
          tracking_url: tracking.url ?? NO_LINK,
          label_url: NO_LINK,
        },
      ]
    : [],
});
