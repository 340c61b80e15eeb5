import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules, OrderWorkflowEvents } from "@medusajs/framework/utils";
import { Refusal } from "../../../errors/refusal";
import { findStoreContext } from "../../store/store-context";
import { type LineToSend, type OrderToSend, type Parcel, readOrderToSend } from "./order-parcels";
import { type Reserved, reservedFor, takePackedStock } from "./take-packed-stock";

/** Pieces of a line that are to be in one parcel. */
export interface PiecesToPack {
  lineId: string;
  qty: number;
}

const NOTHING_LEFT = "Everything of this order is packed already.";
const TAKEN_APART = "This parcel was taken apart in the meantime.";
const UNKNOWN_LINE = "This order has changed. Please look at it again.";

/** The parcels of an order that were not taken apart again. */
export const openParcels = ({ parcels }: OrderToSend): Parcel[] =>
  parcels.filter(({ isCancelled }) => !isCancelled);

/** Packs what no parcel of an order holds yet, and answers the order as it is then. */
export async function packRest(
  container: MedusaContainer,
  orderId: string,
  by: string,
): Promise<OrderToSend> {
  const sending = await settled(container, orderId, by);
  const left = leftOf(sending);
  if (left.length > 0) {
    const number = sending.parcels.length + 1;
    await pack(container, sending, { id: idOf(orderId, number), pieces: left, by });
    return packRest(container, orderId, by);
  }
  await takePackedStock(container, sending);
  return sending;
}

/**
 * Packs one parcel of these pieces, or of all that is left; the same key again is the same parcel,
 * and not new. Throws {@link Refusal} "conflict" where fewer are left.
 */
export async function packParcel(
  container: MedusaContainer,
  orderId: string,
  { key, pieces, by }: { key: string; pieces: readonly PiecesToPack[] | undefined; by: string },
): Promise<{ parcel: Parcel; isNew: boolean }> {
  const id = idOf(orderId, key);
  for (let isNew = false; ; isNew = true) {
    const sending = await settled(container, orderId, by);
    const parcel = sending.parcels.find((one) => one.id === id);
    if (parcel?.isCancelled) throw new Refusal("conflict", TAKEN_APART);
    if (parcel) {
      await takePackedStock(container, sending);
      return { parcel, isNew };
    }
    const wanted = pieces ?? leftOf(sending);
    refuseMissing(sending, wanted);
    await pack(container, sending, { id, pieces: wanted, by });
  }
}

/** Ends what a crash left of packing, and answers the order as it is then. */
export async function finishPacking(
  container: MedusaContainer,
  orderId: string,
  by: string,
): Promise<OrderToSend> {
  const sending = await settled(container, orderId, by);
  await takePackedStock(container, sending);
  return sending;
}

const idOf = (orderId: string, name: string | number) =>
  `ful_${orderId.replace(/^order_/, "")}_${name}`;

const leftOf = ({ lines }: OrderToSend): PiecesToPack[] =>
  lines.filter(({ left }) => left > 0).map(({ id, left }) => ({ lineId: id, qty: left }));

function refuseMissing({ lines }: OrderToSend, wanted: readonly PiecesToPack[]): void {
  if (wanted.length === 0) throw new Refusal("conflict", NOTHING_LEFT);
  const sums = new Map<string, number>();
  for (const { lineId, qty } of wanted) sums.set(lineId, (sums.get(lineId) ?? 0) + qty);
  for (const [lineId, qty] of sums) {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) throw new Refusal("conflict", UNKNOWN_LINE);
    if (qty <= line.left) continue;
    const named = line.sku || line.title;
    throw new Refusal(
      "conflict",
      `Of ${named} only ${line.left} are not packed yet, and ${qty} were asked for.`,
    );
  }
}

/** The order as it is, once it knows of all of its parcels. */
async function settled(
  container: MedusaContainer,
  orderId: string,
  by: string,
): Promise<OrderToSend> {
  const sending = await readOrderToSend(container, orderId);
  return (await notePacked(container, sending, by)) ? settled(container, orderId, by) : sending;
}

/** Notes in the order what is in its parcels, where that is not noted yet; answers whether any was. */
async function notePacked(
  container: MedusaContainer,
  sending: OrderToSend,
  by: string,
): Promise<boolean> {
  const parcels = openParcels(sending).filter(({ isNotedPacked }) => !isNotedPacked);
  for (const { id, lines } of parcels) {
    await container.resolve(Modules.ORDER).registerFulfillment({
      order_id: sending.orderId,
      reference: Modules.FULFILLMENT,
      reference_id: id,
      created_by: by,
      items: lines,
    });
    await container.resolve(Modules.EVENT_BUS).emit({
      name: OrderWorkflowEvents.FULFILLMENT_CREATED,
      data: { order_id: sending.orderId, fulfillment_id: id, no_notification: true },
    });
  }
  return parcels.length > 0;
}

/** Makes the parcel, under a name that only this one can have. */
async function pack(
  container: MedusaContainer,
  sending: OrderToSend,
  { id, pieces, by }: { id: string; pieces: readonly PiecesToPack[]; by: string },
): Promise<void> {
  const { order, orderId, address } = sending;
  const fulfillments = container.resolve(Modules.FULFILLMENT);
  const [known] = await fulfillments.listFulfillments({ id: [id] }, { select: ["id"] });
  if (!known) {
    const lines = sending.lines.flatMap((line) => {
      const quantity = pieces
        .filter(({ lineId }) => lineId === line.id)
        .reduce((sum, { qty }) => sum + qty, 0);
      return quantity > 0 ? [{ ...line, quantity }] : [];
    });
    const place = await placeOf(container, sending.deliveryId);
    const given = {
      id,
      ...place,
      order,
      requires_shipping: lines.some(({ needsDelivery }) => needsDelivery),
      delivery_address: address,
      data: order.shipping_methods?.[0]?.data ?? null,
      created_by: by,
      packed_at: new Date(),
      labels: [],
      items: contents(lines, await reservedFor(container, lines)),
    };
    await fulfillments.createFulfillment(given);
  }
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.ORDER]: { order_id: orderId },
    [Modules.FULFILLMENT]: { fulfillment_id: id },
  });
}

/** What is in a parcel, as Medusa writes it: a line by what is reserved for it in the warehouse. */
function contents(
  lines: readonly (LineToSend & { quantity: number })[],
  reserved: readonly Reserved[],
) {
  return lines.flatMap(({ id, title, sku, barcode, quantity, kit }) => {
    const own = [
      ...new Set(
        reserved.filter((one) => one.line_item_id === id).map((one) => one.inventory_item_id),
      ),
    ];
    const line = { line_item_id: id, title, sku, barcode, quantity };
    if (own.length === 0) return [line];
    return own.map((itemId) => {
      const part = kit.find((one) => one.itemId === itemId);
      return {
        ...line,
        inventory_item_id: itemId,
        title: part?.title || title,
        sku: part?.sku || sku,
        quantity: quantity * (part?.perPiece ?? 1),
      };
    });
  });
}

/** Where a way of delivery sends from, and by whom; it may have been taken away since the order. */
async function placeOf(container: MedusaContainer, deliveryId: string | undefined) {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { stockLocationId, shippingOptionId } = await findStoreContext(container);
  const { data } = await query.graph({
    entity: "shipping_option",
    fields: ["id", "provider_id", "service_zone.fulfillment_set.location.id"],
    filters: { id: [deliveryId ?? shippingOptionId, shippingOptionId] },
    withDeleted: true,
  });
  const option = data.find(({ id }) => id === deliveryId) ?? data[0];
  if (!option?.provider_id) throw new Error("The store has no way of delivery.");
  const locationId: string = option.service_zone?.fulfillment_set?.location?.id ?? stockLocationId;
  const location = await container
    .resolve(Modules.STOCK_LOCATION)
    .retrieveStockLocation(locationId, { relations: ["address"] });
  return {
    location_id: locationId,
    location,
    provider_id: option.provider_id,
    shipping_option_id: option.id,
  };
}
