import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import { exactAmount } from "./exact-amount";
import { setLevelQuantity } from "./level-quantity";
import { newId } from "./new-id";
import { insertInto } from "./table-rows";
import { underLocks } from "./under-locks";
import type { VariantStock } from "./variant-stock";

/** Pieces of an inventory item that a line of an order takes from a place. */
export interface Reservation {
  itemId: string;
  locationId: string;
  quantity: number;
  lineId: string;
  /** Also where there is too little. */
  allowBackorder: boolean;
}

/** A line of an order, by what its variant is counted. */
interface CountedLine {
  lineId: string;
  qty: number;
  stock: VariantStock;
  managesInventory: boolean;
  allowsBackorder: boolean;
}

/** What is reserved of one level. */
interface Sum {
  item_id: string;
  location_id: string;
  amount: number;
  /** Without regard to what is there. */
  is_free: boolean;
}

/**
 * What a line of so many pieces takes, as Medusa's `confirmVariantInventoryWorkflow` chooses it: all
 * of an item from one place, the first that has enough, else the first that has any. Nothing of what
 * nobody counts.
 */
export function reservationsOf(
  { lineId, qty, stock, managesInventory, allowsBackorder: allowBackorder }: CountedLine,
  locationIds: readonly string[],
): Reservation[] {
  if (!managesInventory) return [];
  return stock.kits.map(({ itemId, perPiece, levels }) => {
    const quantity = perPiece * qty;
    const here = locationIds.flatMap((id) => levels.find((level) => level.locationId === id) ?? []);
    const level = here.find(({ onHand, reserved }) => onHand - reserved >= quantity) ?? here[0];
    return { itemId, locationId: level?.locationId ?? "", quantity, lineId, allowBackorder };
  });
}

/**
 * Does a job under Medusa's own locks of these inventory items: whoever ships reads a level and
 * writes the new one under them, so a change in between would be lost.
 */
export function underItemLocks<T>(
  container: MedusaContainer,
  itemIds: readonly string[],
  job: () => Promise<T>,
): Promise<T> {
  return underLocks(container, itemIds, job);
}

/**
 * Reserves stock as the Inventory Module's `createReservationItems` does, but in one statement that
 * looks and writes: no more than there is, whoever else writes. Throws Medusa's "not_allowed" where
 * there is too little; the caller's transaction then has to be given up.
 */
export async function reserveStock(
  transaction: Knex.Transaction,
  reservations: readonly Reservation[],
): Promise<void> {
  if (reservations.length === 0) return;
  const sums = new Map<string, Sum>();
  for (const { itemId, locationId, quantity, allowBackorder } of reservations) {
    const key = `${itemId} ${locationId}`;
    const before = sums.get(key);
    sums.set(key, {
      item_id: itemId,
      location_id: locationId,
      amount: (before?.amount ?? 0) + quantity,
      is_free: (before?.is_free ?? true) && allowBackorder,
    });
  }
  const { rowCount } = await transaction.raw<{ rowCount: number }>(
    `update inventory_level l set
        ${setLevelQuantity("reserved", "l.reserved_quantity + x.amount")},
        updated_at = now()
      from jsonb_to_recordset(?::jsonb)
        as x(item_id text, location_id text, amount numeric, is_free boolean)
      where l.inventory_item_id = x.item_id and l.location_id = x.location_id
        and l.deleted_at is null
        and (x.is_free or l.stocked_quantity - l.reserved_quantity >= x.amount)`,
    [JSON.stringify([...sums.values()])],
  );
  if (rowCount !== sums.size) {
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "There is not enough stock left.");
  }
  await insertInto(
    transaction,
    "reservation_item",
    reservations.map(({ itemId, locationId, quantity, lineId, allowBackorder }) => ({
      ...{ id: newId("resitem"), inventory_item_id: itemId, location_id: locationId },
      ...{ line_item_id: lineId, quantity, raw_quantity: exactAmount(quantity) },
      allow_backorder: allowBackorder,
    })),
  );
}

const RELEASE = `
  with gone as (
    update reservation_item r set deleted_at = now(), updated_at = now()
      where r.line_item_id = any(?) and r.deleted_at is null
     returning r.inventory_item_id, r.location_id, r.quantity
  ), sums as (
    select g.inventory_item_id as item_id, g.location_id, sum(g.quantity) as amount
      from gone g group by 1, 2
  )
  update inventory_level l set
     ${setLevelQuantity("reserved", "l.reserved_quantity - x.amount")},
     updated_at = now()
    from sums x
   where l.inventory_item_id = x.item_id and l.location_id = x.location_id
     and l.deleted_at is null`;

/**
 * Nothing is reserved for these lines any more, as with the Inventory Module's
 * `deleteReservationItemsByLineItem`. Under the locks of the items.
 */
export async function releaseStock(
  transaction: Knex.Transaction,
  lineIds: readonly string[],
): Promise<void> {
  await transaction.raw(RELEASE, [lineIds] as unknown as Knex.RawBinding[]);
}

/** How many pieces of an inventory item stay reserved for a line. */
export interface StillReserved {
  lineId: string;
  itemId: string;
  quantity: number;
}

const TAKE_RESERVED = `
  with stays as (
    select * from jsonb_to_recordset(?::jsonb) as x("lineId" text, "itemId" text, quantity numeric)
  ), summed as (
    select r.id, r.quantity, stays.quantity as keep,
           sum(r.quantity) over (partition by r.line_item_id, r.inventory_item_id order by r.id) as upto
      from reservation_item r
      join stays on stays."lineId" = r.line_item_id and stays."itemId" = r.inventory_item_id
     where r.deleted_at is null
  ), changed as (
    select summed.id, least(greatest(summed.keep - summed.upto + summed.quantity, 0), summed.quantity) as kept,
           summed.quantity as before
      from summed where summed.upto > summed.keep
  ), taken as (
    update reservation_item r set
       deleted_at = case when changed.kept = 0 then now() end,
       quantity = case when changed.kept = 0 then r.quantity else changed.kept end,
       raw_quantity = case when changed.kept = 0 then r.raw_quantity
         else jsonb_build_object('value', trim_scale(changed.kept)::text, 'precision', 20) end,
       updated_at = now()
      from changed where r.id = changed.id and r.deleted_at is null
     returning r.inventory_item_id, r.location_id, changed.before - changed.kept as amount
  ), sums as (
    select t.inventory_item_id as item_id, t.location_id, sum(t.amount) as amount
      from taken t group by 1, 2
  )
  update inventory_level l set
     ${setLevelQuantity("stocked", "l.stocked_quantity - x.amount")},
     ${setLevelQuantity("reserved", "l.reserved_quantity - x.amount")},
     updated_at = now()
    from sums x
   where l.inventory_item_id = x.item_id and l.location_id = x.location_id
     and l.deleted_at is null`;

/**
 * Goods that were reserved for lines of an order leave the shelf, all but what stays reserved: the
 * levels sink by them, and the reservations sink or end, as Medusa's `adjustInventoryLevels`,
 * `updateReservationItems` and `deleteReservationItems` do in several transactions. Nothing happens
 * where no more is reserved than stays. Under the locks of the items.
 */
export async function takeReservedStock(
  container: MedusaContainer,
  stays: readonly StillReserved[],
): Promise<void> {
  if (stays.length === 0) return;
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  await underItemLocks(
    container,
    stays.map(({ itemId }) => itemId),
    () => database.raw(TAKE_RESERVED, [JSON.stringify(stays)]),
  );
}

/** Pieces of an inventory item. */
export interface ItemPieces {
  itemId: string;
  quantity: number;
}

/**
 * Goods are on the shelf again: the level of this place rises, or where the item has none there, one of
 * another place.
 */
export async function putBackStock(
  transaction: Knex.Transaction,
  pieces: readonly ItemPieces[],
  locationId: string,
): Promise<void> {
  if (pieces.length === 0) return;
  await transaction.raw(
    `with sums as (
       select x."itemId" as item_id, sum(x.quantity) as amount
         from jsonb_to_recordset(?::jsonb) as x("itemId" text, quantity numeric) group by 1
     ), places as (
       select distinct on (l.inventory_item_id) l.id, sums.amount
         from inventory_level l join sums on sums.item_id = l.inventory_item_id
        where l.deleted_at is null
        order by l.inventory_item_id, (l.location_id = ?) desc, l.id
     )
     update inventory_level l set
        ${setLevelQuantity("stocked", "l.stocked_quantity + places.amount")},
        updated_at = now()
       from places where l.id = places.id`,
    [JSON.stringify(pieces), locationId],
  );
}
