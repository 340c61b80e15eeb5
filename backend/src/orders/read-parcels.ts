import type { OrderParcel } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

interface Row {
  fulfillments?: {
    canceled_at: Date | string | null;
    shipped_at: Date | string | null;
    delivered_at: Date | string | null;
    labels?: { tracking_number: string; tracking_url: string }[];
  }[];
}

const FIELDS = [
  "fulfillments.canceled_at",
  "fulfillments.shipped_at",
  "fulfillments.delivered_at",
  "fulfillments.labels.tracking_number",
  "fulfillments.labels.tracking_url",
];

/** The parcels of an order that have left, as staff noted them in Medusa. */
export async function readParcels(
  container: MedusaContainer,
  orderId: string,
): Promise<OrderParcel[]> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({ entity: "order", fields: FIELDS, filters: { id: orderId } });
  const [row] = data as unknown as Row[];
  return (row?.fulfillments ?? [])
    .filter((parcel) => parcel && !parcel.canceled_at && (parcel.shipped_at || parcel.delivered_at))
    .map(({ shipped_at: sentAt, delivered_at: deliveredAt, labels }) => ({
      sentAt: isoOf(sentAt),
      deliveredAt: isoOf(deliveredAt),
      trackings: (labels ?? [])
        .filter(({ tracking_number: number }) => number)
        .map(({ tracking_number: number, tracking_url: url }) => ({
          number,
          url: webAddress(url),
        })),
    }));
}

const isoOf = (time: Date | string | null) => (time ? new Date(time).toISOString() : null);

/** Medusa Admin writes "#" where there is none; nothing but the web is a link. */
function webAddress(url: string): string | null {
  return /^https?:\/\//.test(url) && URL.canParse(url) ? url : null;
}
