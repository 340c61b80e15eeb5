import type { MedusaContainer } from "@medusajs/framework/types";
import { cancelOrderFulfillmentWorkflow } from "@medusajs/medusa/core-flows";
import { Refusal } from "../../../errors/refusal";
import { dropIncompleteChanges } from "../record/incomplete-changes";
import { finishPacking } from "../record/pack-parcel";
import { onSettledOrder } from "../status/on-settled-order";
import { type ByStaff, keepNote, piecesIn, UNKNOWN_PARCEL } from "./change-parcels";

const LEFT = "This parcel has left, so it cannot be taken apart. What comes back is a return.";
const UNRESERVED = (names: string) =>
  `Nothing was reserved of ${names} when this parcel was packed, so it cannot be taken apart. Please send it, or cancel the order.`;

/**
 * Takes a parcel apart that has not left: its pieces are on the shelf again, reserved for the order,
 * and to be packed. Answers so in words; taken apart already, it changes nothing.
 */
export async function takeParcelApart(
  container: MedusaContainer,
  { orderId, parcelId, by }: ByStaff & { parcelId: string },
): Promise<string> {
  return onSettledOrder(container, orderId, async (order) => {
    const { parcels } = await finishPacking(container, orderId, by);
    const parcel = parcels.find(({ id }) => id === parcelId);
    if (!parcel) throw new Refusal("not-found", UNKNOWN_PARCEL);
    const note = `A parcel with ${piecesIn(parcel)} was taken apart again.`;
    if (parcel.isCancelled) return note;
    if (parcel.isSent || parcel.isDelivered) throw new Refusal("conflict", LEFT);
    // Medusa's workflow looks such a line's goods up by what was reserved for it, and fails.
    if (parcel.unreserved.length > 0) {
      throw new Refusal("conflict", UNRESERVED(parcel.unreserved.join(", ")));
    }
    await dropIncompleteChanges(container, orderId);
    await cancelOrderFulfillmentWorkflow(container).run({
      input: { order_id: orderId, fulfillment_id: parcelId, canceled_by: by },
    });
    await keepNote(container, { order, by, note });
    return note;
  });
}
