import type {
  BigNumberValue,
  CreateFulfillmentAddressDTO,
  MedusaContainer,
  OrderDTO,
} from "@medusajs/framework/types";
import { ChangeActionType, ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";

/** An order as it is packed: its lines, what each is made of in the warehouse, and its parcels. */
export interface OrderToSend {
  /** What a fulfilment provider is shown. */
  order: Partial<OrderDTO>;
  orderId: string;
  address: Omit<CreateFulfillmentAddressDTO, "fulfillment_id">;
  deliveryId: string | undefined;
  lines: LineToSend[];
  /** Also those that were cancelled: how many there were names the next one. */
  parcels: Parcel[];
}

export interface LineToSend {
  id: string;
  title: string;
  sku: string;
  barcode: string;
  needsDelivery: boolean;
  quantity: number;
  /** Pieces that no parcel holds yet. */
  left: number;
  isCounted: boolean;
  /** What one piece takes of each inventory item. */
  kit: { itemId: string; title: string; sku: string; perPiece: number }[];
}

export interface Parcel {
  id: string;
  isCancelled: boolean;
  isSent: boolean;
  /** Medusa Admin also says so of parcels that nobody called sent. */
  isDelivered: boolean;
  /** Whether Medusa's order knows what is in it, and that it was sent. */
  isNotedPacked: boolean;
  isNotedSent: boolean;
  /** Pieces of lines. */
  lines: { id: string; quantity: number }[];
  /** Lines that are counted, but of which nothing was reserved when they were packed. */
  unreserved: string[];
}

interface Row extends Omit<OrderDTO, "items" | "fulfillments"> {
  items: LineRow[];
  fulfillments?: (ParcelRow | null)[];
}

interface LineRow {
  id: string;
  title: string;
  variant_title: string | null;
  variant_sku: string | null;
  variant_barcode: string | null;
  requires_shipping: boolean;
  detail: { quantity: BigNumberValue; fulfilled_quantity: BigNumberValue };
  variant?: {
    manage_inventory: boolean;
    inventory_items?: {
      required_quantity: number;
      inventory: { id: string; title: string | null; sku: string | null };
    }[];
  } | null;
}

interface ParcelRow {
  id: string;
  canceled_at: string | null;
  shipped_at: string | null;
  delivered_at: string | null;
  items: { line_item_id: string; inventory_item_id: string | null; quantity: BigNumberValue }[];
}

const FIELDS = [
  "*",
  "customer.*",
  "sales_channel.*",
  "region.*",
  "shipping_address.*",
  "shipping_methods.*",
  "items.*",
  "items.detail.*",
  "items.variant.*",
  "items.variant.product.*",
  "items.variant.inventory_items.required_quantity",
  "items.variant.inventory_items.inventory.id",
  "items.variant.inventory_items.inventory.title",
  "items.variant.inventory_items.inventory.sku",
  "fulfillments.*",
  "fulfillments.items.*",
];

/** An order as Medusa has it now, with its parcels. */
export async function readOrderToSend(
  container: MedusaContainer,
  orderId: string,
): Promise<OrderToSend> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({ entity: "order", fields: FIELDS, filters: { id: orderId } });
  const [row] = data as unknown as Row[];
  if (!row) throw new Error(`Medusa has no order ${orderId}.`);
  const parcels = (row.fulfillments ?? []).filter((parcel) => parcel !== null);
  const actions = await container
    .resolve(Modules.ORDER)
    .listOrderChangeActions(
      { reference_id: parcels.map(({ id }) => id) },
      { select: ["id", "action", "reference_id"], take: null as unknown as number },
    );
  const isNoted = (id: string, noted: string) =>
    actions.some(({ action, reference_id }) => action === noted && reference_id === id);
  const lines = row.items.map(lineOf);
  const { id: _, ...address } = row.shipping_address ?? {};
  return {
    order: row as unknown as Partial<OrderDTO>,
    orderId,
    address,
    deliveryId: row.shipping_methods?.[0]?.shipping_option_id ?? undefined,
    lines,
    parcels: parcels.map((parcel) => ({
      id: parcel.id,
      isCancelled: Boolean(parcel.canceled_at),
      isSent: Boolean(parcel.shipped_at),
      isDelivered: Boolean(parcel.delivered_at),
      isNotedPacked: isNoted(parcel.id, ChangeActionType.FULFILL_ITEM),
      isNotedSent: isNoted(parcel.id, ChangeActionType.SHIP_ITEM),
      ...contentsOf(parcel, lines),
    })),
  };
}

function lineOf(row: LineRow): LineToSend {
  return {
    id: row.id,
    title: row.variant_title ?? row.title,
    sku: row.variant_sku ?? "",
    barcode: row.variant_barcode ?? "",
    needsDelivery: row.requires_shipping,
    quantity: Number(row.detail.quantity),
    left: Number(row.detail.quantity) - Number(row.detail.fulfilled_quantity),
    isCounted: row.variant?.manage_inventory ?? false,
    kit: (row.variant?.inventory_items ?? []).map(({ required_quantity, inventory }) => ({
      itemId: inventory.id,
      title: inventory.title ?? "",
      sku: inventory.sku ?? "",
      perPiece: required_quantity,
    })),
  };
}

/**
 * A parcel names what it holds by inventory items, so that a line of a kit stands in it once for
 * each of them; any of these tells how many pieces of the line they are.
 */
function contentsOf(
  { items }: ParcelRow,
  lines: readonly LineToSend[],
): Pick<Parcel, "lines" | "unreserved"> {
  const byLine = new Map(items.map((item) => [item.line_item_id, item]));
  const held = [...byLine].map(([id, { inventory_item_id: itemId, quantity }]) => {
    const line = lines.find((one) => one.id === id);
    const perPiece = line?.kit.find((part) => part.itemId === itemId)?.perPiece ?? 1;
    return { id, quantity: Number(quantity) / perPiece, isReserved: itemId !== null, line };
  });
  return {
    lines: held.map(({ id, quantity }) => ({ id, quantity })),
    unreserved: held.flatMap(({ line, isReserved }) =>
      line?.isCounted && !isReserved ? [line.sku || line.title] : [],
    ),
  };
}
