import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/**
 * Ids of Medusa's orders, drafts aside, of which the shop has no record of its own; in their order,
 * after the given one. Those that are being made right now are left out.
 */
export async function listOrdersOfMedusaAlone(
  database: Knex,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { id: string }[] }>(
    `select id from "order"
      where not is_draft_order and deleted_at is null and id > ?
        and updated_at < now() - interval '10 seconds'
        and not exists (select 1 from shop_order where shop_order.id = "order".id)
      order by id limit ?`,
    [after, limit],
  );
  return rows.map(({ id }) => id);
}
