import type { PackingOrder } from "@eldercare/contracts";
import { z } from "zod";
import { newDeedKey } from "../components/new-id";
import { useKeptState } from "../components/use-kept-state";
import { isTracked, NO_TRACKING, TrackingForm } from "../parcels/tracking-fields";
import { pieceCount, ticksWithin } from "./scanned-pieces";

/** A parcel that is not closed yet. `key` stays the same while the same parcel is tried again. */
const ParcelOnTable = z.object({
  key: z.string(),
  ticks: z.record(z.string(), z.number()).readonly(),
  tracking: TrackingForm,
});
type ParcelOnTable = z.infer<typeof ParcelOnTable>;

const emptyParcel = (): ParcelOnTable => ({ key: newDeedKey(), ticks: {}, tracking: NO_TRACKING });

/** What is scanned and typed for an order's next parcel; kept as a draft until it is packed. */
export const useParcelOnTable = (order: PackingOrder) =>
  useKeptState(`parcel:${order.id}`, {
    begin: emptyParcel,
    isChanged: ({ ticks, tracking }) => pieceCount(ticks) > 0 || isTracked(tracking),
    read: (values) => parcelIn(values, order),
  });

/** A kept parcel with what is still to be packed of it; none where it was packed after all. */
function parcelIn(values: unknown, { lines, parcels }: PackingOrder): ParcelOnTable | null {
  const kept = ParcelOnTable.safeParse(values).data;
  if (!kept || parcels.some(({ id }) => id.endsWith(`_${kept.key}`))) return null;
  return { ...kept, ticks: ticksWithin(lines, kept.ticks) };
}
