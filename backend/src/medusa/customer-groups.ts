import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** Ids of the groups that a customer is in. */
export async function groupsOfCustomer(database: Knex, customerId: string): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { id: string }[] }>(
    `select g.id from customer_group_customer link
       join customer_group g on g.id = link.customer_group_id and g.deleted_at is null
      where link.customer_id = ? and link.deleted_at is null order by g.id`,
    [customerId],
  );
  return rows.map(({ id }) => id);
}
