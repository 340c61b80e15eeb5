import type { ParcelBody, ParcelChangeBody, Tracking } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Refusal } from "../../../errors/refusal";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import { countThem } from "../record/fulfil-in-medusa";
import { dropIncompleteChanges } from "../record/incomplete-changes";
import { type Parcel, readOrderToSend } from "../record/order-parcels";
import { openParcels, packParcel, packRest } from "../record/pack-parcel";
import { parcelNews } from "../record/parcel-news";
import { recordChange } from "../record/record-change";
import { refuseUnpayable } from "../record/refuse-unpayable";
import { sendParcel, trackParcel } from "../record/send-parcel";
import { onSettledOrder } from "../status/on-settled-order";

export const UNKNOWN_PARCEL = "This order has no such parcel any more. Please look at it again.";
const UNTRACKED = "The tracking number was removed.";

export interface ByStaff {
  orderId: string;
  /** Email address of the member of staff. */
  by: string;
}

/**
 * Packs a parcel of an order, and sends it if that is wanted; without lines everything that is left,
 * and then also parcels that were packed before. Answers in words what was done. The same key again
 * makes nothing twice: not the parcel, not its mail, not a note.
 */
export async function makeParcel(
  container: MedusaContainer,
  { orderId, by }: ByStaff,
  { key, lines, isSent, tracking }: ParcelBody,
): Promise<string> {
  return onSettledOrder(container, orderId, async (order) => {
    await refuseUnpayable(container, order);
    await dropIncompleteChanges(container, orderId);
    if (!lines && isSent) return sendRest(container, order, { by, tracking });
    const { parcel, isNew } = await packParcel(container, orderId, { key, pieces: lines, by });
    const details = [...trackedNote(tracking), ...countThem(parcel.unreserved)];
    if (isSent) {
      await sendParcel(container, orderId, { parcel, tracking, by });
      return tell(container, { order, by, details });
    }
    if (isNew && tracking) await trackParcel(container, parcel.id, tracking);
    const note = [packedNote(parcel), ...details].join(" ");
    if (isNew) await keepNote(container, { order, by, note });
    return note;
  });
}

async function sendRest(
  container: MedusaContainer,
  order: ShopOrderRow,
  { by, tracking }: { by: string; tracking: Tracking | undefined },
): Promise<string> {
  const parcels = openParcels(await packRest(container, order.id, by)).filter(
    ({ isSent, isNotedSent }) => !isSent || !isNotedSent,
  );
  for (const parcel of parcels) {
    const isNewest = parcel === parcels.at(-1);
    await sendParcel(container, order.id, {
      parcel,
      by,
      tracking: isNewest ? tracking : undefined,
    });
  }
  const uncounted = countThem(parcels.flatMap(({ unreserved }) => unreserved));
  return tell(container, { order, by, details: [...trackedNote(tracking), ...uncounted] });
}

/** Sends a packed parcel, or follows it by another number. Answers in words what was done. */
export async function changeParcel(
  container: MedusaContainer,
  { orderId, parcelId, by }: ByStaff & { parcelId: string },
  { isSent, tracking }: ParcelChangeBody,
): Promise<string> {
  return onSettledOrder(container, orderId, async (order) => {
    const sending = await readOrderToSend(container, orderId);
    const parcel = openParcels(sending).find(({ id }) => id === parcelId);
    if (!parcel) throw new Refusal("not-found", UNKNOWN_PARCEL);
    if (isSent && !parcel.isSent) {
      await refuseUnpayable(container, order);
      await dropIncompleteChanges(container, orderId);
      await sendParcel(container, orderId, { parcel, tracking: tracking ?? undefined, by });
    } else if (tracking !== undefined) {
      await trackParcel(container, parcelId, tracking);
      const note = tracking ? trackedNote(tracking).join("") : UNTRACKED;
      await keepNote(container, { order, by, note });
      return note;
    }
    return tell(container, { order, by, details: trackedNote(tracking) });
  });
}

/** "2 pieces". */
export function piecesIn({ lines }: Parcel): string {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return `${pieces} ${pieces === 1 ? "piece" : "pieces"}`;
}

const packedNote = (parcel: Parcel) => `A parcel with ${piecesIn(parcel)} was packed.`;

const trackedNote = (tracking: Tracking | null | undefined): string[] =>
  tracking ? [`Tracking number ${tracking.number}.`] : [];

/** Says of the parcels that have left that they have, once; answers how far the order is, in words. */
async function tell(
  container: MedusaContainer,
  { order, by, details }: { order: ShopOrderRow; by: string; details: readonly string[] },
): Promise<string> {
  const { mails, isAllSent, progress, writeMedusa } = await parcelNews(container, order);
  const note = [isAllSent ? "Everything was shipped." : progress, ...details].join(" ");
  if (mails.length === 0 && (!isAllSent || order.status !== "paid")) return note;
  const to = isAllSent && order.status === "paid" ? "fulfilled" : order.status;
  await recordChange(container, {
    orderId: order.id,
    from: [order.status],
    to,
    by,
    note,
    mail: mails,
    writeMedusa,
    standing: { goods: isAllSent ? "sent" : "part-sent" },
    ...(to === order.status && { eventKind: "order.parcel-changed" }),
  });
  return note;
}

/** A note in the history of an order whose status stays. */
export async function keepNote(
  container: MedusaContainer,
  { order, by, note }: { order: ShopOrderRow; by: string; note: string },
): Promise<void> {
  await recordChange(container, {
    orderId: order.id,
    from: [order.status],
    to: order.status,
    by,
    note,
    eventKind: "order.parcel-changed",
  });
}
