import {
  carrierName,
  carrierOf,
  isHttps,
  type OrderParcel,
  type PackingLine,
  type PackingOrder,
  type PackingParcel,
} from "@eldercare/contracts";
import { warehouseOf } from "../catalog/products/available";
import type { PackedLine } from "../medusa/packed-lines";
import type { ParcelRow } from "../medusa/parcel-rows";
import type { ShopOrderRow } from "../modules/shop-order/order-row";
import type { OrderToPackRow } from "../modules/shop-order/orders-to-pack";
import { totalsOf } from "./order-totals";

/** An order for whoever packs it, from the shop's record and Medusa's lines and parcels. */
export function packingOrder(
  row: OrderToPackRow,
  lines: readonly PackedLine[],
  parcels: readonly ParcelRow[],
): PackingOrder {
  const { email: _, ...shipping } = row.shipping;
  return {
    id: row.id,
    number: row.number ?? 0,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    shipping,
    deliveryName: totalsOf(row).deliveryName,
    stage: row.stage,
    lines: inOrder(row, lines).map((line) => packingLine(row, line)),
    parcels: parcels.map(packingParcel),
  };
}

/** As they were ordered; what staff added comes last. */
function inOrder({ items }: ShopOrderRow, lines: readonly PackedLine[]): PackedLine[] {
  const places = new Map(items.map(({ variantId }, index) => [variantId, index]));
  const placeOf = ({ variantId }: PackedLine) => places.get(variantId ?? "") ?? items.length;
  return [...lines].sort((one, other) => placeOf(one) - placeOf(other));
}

function packingLine(row: ShopOrderRow, line: PackedLine): PackingLine {
  const { id, sku, barcode, image, qty, packed, sent, stock } = line;
  return {
    id,
    ...nameOfLine(row, line),
    sku,
    barcode,
    image,
    qty,
    packed,
    sent,
    onHand: stock ? warehouseOf(stock, placesOf(stock)).onHand : null,
  };
}

const placesOf = ({ kits }: NonNullable<PackedLine["stock"]>) =>
  kits.flatMap(({ levels }) => levels.map(({ locationId }) => locationId));

/** As it was agreed; what staff added in Medusa goes by the names it has there. */
export function nameOfLine(
  { items }: Pick<ShopOrderRow, "items">,
  { variantId, productTitle, variantTitle }: PackedLine,
): { name: string; variantName?: string } {
  const agreed = items.find((item) => item.variantId === variantId);
  if (!agreed) return { name: productTitle, ...(variantTitle && { variantName: variantTitle }) };
  const { name, variantName } = agreed;
  return { name, ...(variantName !== undefined && { variantName }) };
}

function packingParcel({ id, packedAt, sentAt, deliveredAt, lines, labels }: ParcelRow) {
  return {
    id,
    packedAt,
    sentAt,
    deliveredAt,
    lines,
    trackings: labels.map(shownTracking),
  } satisfies PackingParcel;
}

/** Parcels that have left, for their buyer. */
export function sentParcels(
  row: Pick<ShopOrderRow, "items">,
  lines: readonly PackedLine[],
  parcels: readonly ParcelRow[],
): OrderParcel[] {
  return parcels.filter(hasLeft).map(({ sentAt, deliveredAt, labels, lines: held }) => ({
    sentAt,
    deliveredAt,
    trackings: labels.map(shownTracking),
    items: held.flatMap(({ lineId, qty }) => {
      const line = lines.find(({ id }) => id === lineId);
      return line && qty > 0 ? [{ ...nameOfLine(row, line), qty }] : [];
    }),
  }));
}

export const hasLeft = ({ sentAt, deliveredAt }: ParcelRow): boolean =>
  sentAt !== null || deliveredAt !== null;

/** Medusa Admin writes "#" where there is no link; nothing but https is one. */
export function shownTracking({ number, url }: { number: string; url: string }) {
  const link = isHttps(url) ? url : null;
  return { carrier: carrierName(carrierOf(link)), number, url: link };
}
