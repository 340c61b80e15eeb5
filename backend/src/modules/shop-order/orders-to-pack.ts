import type { PackingStage } from "@eldercare/contracts";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { PIECES_OF_ORDER } from "../../medusa/packed-lines";
import { ORDERS_WITH_WAITING_PARCELS } from "../../medusa/parcel-rows";
import type { ShopOrderRow } from "./order-row";

export type OrderToPackRow = ShopOrderRow & { stage: PackingStage | "done" };

/** SQL of `isToSend` in packages/contracts: a test holds both against each other. */
export const IS_TO_SEND = `shop_order.status = 'paid' and shop_order.goods in ('reserved', 'part-sent')
    and (shop_order.amount_cents = 0 or shop_order.received_cents >
      (select coalesce(sum((refund->>'amount')::int), 0)
         from jsonb_array_elements(shop_order.refunds) refund))
    and not exists (select from shop_payment
      where for_order = shop_order.id and shop_payment.state in ('open', 'paid'))`;

/** SQL of the stage of an order that may be packed and sent, by its pieces in Medusa. */
const STAGE = `case
    when not (${IS_TO_SEND}) then 'done'
    when pieces.packed < pieces.asked then 'to-pack'
    when pieces.sent < pieces.asked then 'to-send'
    else 'done' end`;

/** Which orders are listed. */
interface OrdersToPack {
  /** Left out: whatever is open. */
  stage?: PackingStage | undefined;
  /** PostgreSQL's tsquery over `terms`: see orders/typed-terms.ts. */
  terms?: string | undefined;
  /** Whether a buyer's email address finds an order. */
  seesEmails: boolean;
}

/** An order's terms without those of email addresses. */
const TERMS_BUT_EMAILS = `shop_order_terms(shop_order.id, shop_order.number, '',
  shop_order.shipping - 'email', shop_order.items)`;

/** A page of the orders at this stage, or at any that is open, the oldest first; and how many there are. */
export async function listOrdersToPack(
  database: Knex,
  { stage, terms, seesEmails, limit, offset }: OrdersToPack & { limit: number; offset: number },
): Promise<{ orders: OrderToPackRow[]; total: number }> {
  const searched = seesEmails ? ["shop_order.terms"] : ["shop_order.terms", TERMS_BUT_EMAILS];
  const conditions = terms === undefined ? [] : searched.map((own) => `and ${own} @@ ?::tsquery`);
  const open = `from shop_order ${PIECES_OF_ORDER}
    where is_placed and shop_order.status = 'paid' ${conditions.join(" ")} and ${STAGE} = any(?)`;
  const stages = stage ? [stage] : ["to-pack", "to-send"];
  const values = [...conditions.map(() => terms), stages] as unknown as Knex.RawBinding[];
  const [orders, counts] = await Promise.all([
    database.raw<{ rows: OrderToPackRow[] }>(
      `select shop_order.*, ${STAGE} as stage ${open}
        order by shop_order.created_at, shop_order.id limit ? offset ?`,
      [...values, limit, offset],
    ),
    database.raw<{ rows: { total: string }[] }>(`select count(*) as total ${open}`, values),
  ]);
  return { orders: orders.rows, total: Number(counts.rows[0]?.total ?? 0) };
}

/**
 * SQL of how many orders there are to pack, and packed to send, as the list
 * shows them. What is packed is found from the parcels that have not left, which are few; whatever else
 * is to be sent is to be packed.
 */
export const COUNT_BY_STAGE = `with packed as (
    select shop_order.id from shop_order ${PIECES_OF_ORDER}
     where is_placed and shop_order.id in (${ORDERS_WITH_WAITING_PARCELS}) and ${STAGE} = 'to-send')
  select count(*) filter (where packed.id is null)::int as to_pack, count(packed.id)::int as to_send
    from shop_order left join packed using (id)
   where is_placed and not is_abandoned and ${IS_TO_SEND}`;

/** These orders with their stages, in the order of their ids. */
export async function findOrdersToPack(
  database: Knex,
  ids: readonly string[],
): Promise<OrderToPackRow[]> {
  const { rows } = await database.raw<{ rows: OrderToPackRow[] }>(
    `select shop_order.*, ${STAGE} as stage from shop_order ${PIECES_OF_ORDER}
      where is_placed and shop_order.id = any(?)`,
    [ids] as unknown as Knex.RawBinding[],
  );
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}
