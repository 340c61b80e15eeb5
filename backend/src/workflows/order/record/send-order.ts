import type { MedusaContainer } from "@medusajs/framework/types";
import {
  ContainerRegistrationKeys,
  FulfillmentWorkflowEvents,
  Modules,
  OrderWorkflowEvents,
} from "@medusajs/framework/utils";
import { takeReservedStock, underItemLocks } from "../../../medusa/stock-reservations";
import { findStoreContext } from "../../store/store-context";
import { type LineToSend, type OrderToSend, type Parcel, readOrderToSend } from "./order-parcels";

type Reserved = { line_item_id?: string | null; inventory_item_id: string };

/**
 * Packs what no parcel of an order holds yet, and sends every parcel. Medusa's own workflows
 * (`createOrderFulfillmentWorkflow`, `createOrderShipmentWorkflow`) write stock, order and parcel in
 * transactions beside each other, so that an order whose server was killed in between could be sent
 * never again. Here each step is one transaction, and sees by itself whether it was done: after a
 * crash the same call goes on. Call it under the payment's lock.
 *
 * Answers the SKUs of counted goods of which nothing was reserved, and so nothing was taken from
 * the count.
 */
export async function sendOrder(
  container: MedusaContainer,
  orderId: string,
  by: string,
): Promise<{ unreserved: string[] }> {
  const sending = await packWhole(container, orderId, by);
  await takeStock(container, sending);
  for (const parcel of openParcels(sending)) await send(container, orderId, { parcel, by });
  return { unreserved: openParcels(sending).flatMap(({ unreserved }) => unreserved) };
}

/** Packs until everything is in a parcel and the order says so; answers the order as it is then. */
async function packWhole(
  container: MedusaContainer,
  orderId: string,
  by: string,
): Promise<OrderToSend> {
  for (;;) {
    const sending = await readOrderToSend(container, orderId);
    if (await notePacked(container, sending, by)) continue;
    if (sending.lines.every(({ left }) => left <= 0)) return sending;
    await pack(container, sending, by);
  }
}

const openParcels = ({ parcels }: OrderToSend): Parcel[] =>
  parcels.filter(({ isCancelled }) => !isCancelled);

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

/** Makes the parcel of everything that is left, under a name that only this one can have. */
async function pack(container: MedusaContainer, sending: OrderToSend, by: string): Promise<void> {
  const { order, orderId, address, parcels } = sending;
  const id = `ful_${orderId.replace(/^order_/, "")}_${parcels.length + 1}`;
  const fulfillments = container.resolve(Modules.FULFILLMENT);
  const [known] = await fulfillments.listFulfillments({ id: [id] }, { select: ["id"] });
  if (!known) {
    const lines = sending.lines.filter(({ left }) => left > 0);
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

async function reservedFor(
  container: MedusaContainer,
  lines: readonly LineToSend[],
): Promise<Reserved[]> {
  return container
    .resolve(Modules.INVENTORY)
    .listReservationItems(
      { line_item_id: lines.map(({ id }) => id) },
      { select: ["line_item_id", "inventory_item_id"], take: null as unknown as number },
    );
}

/** What is in a parcel, as Medusa writes it: a line by what is reserved for it in the warehouse. */
function contents(lines: readonly LineToSend[], reserved: readonly Reserved[]) {
  return lines.flatMap(({ id, title, sku, barcode, left, kit }) => {
    const own = [...new Set(reserved.filter((one) => one.line_item_id === id).map(itemOf))];
    const line = { line_item_id: id, title, sku, barcode, quantity: left };
    if (own.length === 0) return [line];
    return own.map((itemId) => {
      const part = kit.find((one) => one.itemId === itemId);
      return {
        ...line,
        inventory_item_id: itemId,
        title: part?.title || title,
        sku: part?.sku || sku,
        quantity: left * (part?.perPiece ?? 1),
      };
    });
  });
}

const itemOf = ({ inventory_item_id }: Reserved): string => inventory_item_id;

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

/** The goods leave the shelf: what was reserved for lines that are packed whole. */
async function takeStock(container: MedusaContainer, { lines }: OrderToSend): Promise<void> {
  const packed = lines.filter(({ left }) => left <= 0);
  const itemIds = (await reservedFor(container, packed)).map(itemOf);
  if (itemIds.length === 0) return;
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const lineIds = packed.map(({ id }) => id);
  await underItemLocks(container, itemIds, () =>
    database.transaction((transaction) => takeReservedStock(transaction, lineIds)),
  );
}

async function send(
  container: MedusaContainer,
  orderId: string,
  { parcel, by }: { parcel: Parcel; by: string },
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
  await container
    .resolve(Modules.FULFILLMENT)
    .updateFulfillment(parcel.id, { shipped_at: new Date(), marked_shipped_by: by } as object);
  await container.resolve(Modules.EVENT_BUS).emit({
    name: FulfillmentWorkflowEvents.SHIPMENT_CREATED,
    data: { id: parcel.id, no_notification: true },
  });
}
