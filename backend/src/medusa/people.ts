import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** Ids of Medusa's customers with an address, with an account or without one. */
export async function customersOf(database: Knex, email: string): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { id: string }[] }>(
    "select id from customer where lower(email) = lower(?) and deleted_at is null order by id",
    [email],
  );
  return rows.map(({ id }) => id);
}

/** Ids of Medusa's own carts of an address or of these customers. */
export async function cartsOf(
  database: Knex,
  email: string,
  customerIds: readonly string[],
): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { id: string }[] }>(
    "select id from cart where lower(email) = lower(?) or customer_id = any(?)",
    [email, customerIds] as unknown as Knex.RawBinding[],
  );
  return rows.map(({ id }) => id);
}

/** Removes Medusa's records of mails to an address, and of the mails that are named by their ids. */
export async function removeNotificationsOf(
  database: Knex,
  email: string,
  mailIds: readonly string[],
): Promise<void> {
  await database.raw(
    `delete from notification n where lower(n."to") = lower(?) or n.resource_id = any(?)`,
    [email, mailIds] as unknown as Knex.RawBinding[],
  );
}
