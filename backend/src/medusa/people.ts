import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { deleteFrom, updateIn } from "./table-rows";

/** What a customer's row says of the person, beside the address. */
export const NOBODY = {
  first_name: null,
  last_name: null,
  company_name: null,
  phone: null,
  metadata: null,
};

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

const EMPTIED = "@deleted.invalid";

/** The address of a customer whose row was emptied. */
export const emptiedAddress = (id: string): string => `${id}${EMPTIED}`;

/**
 * Empties at most `limit` customers that were removed before, as Medusa only marks them: name, address
 * and phone number stay in its tables, where neither a download nor an erasure finds them. Answers how many.
 */
export async function emptyRemovedCustomers(
  database: Knex,
  before: Date,
  limit: number,
): Promise<number> {
  return database.transaction(async (transaction) => {
    const { rows } = await transaction.raw<{ rows: { id: string }[] }>(
      `select c.id from customer c
        where c.deleted_at < ? and c.email is distinct from c.id || ?
        order by c.deleted_at limit ? for update skip locked`,
      [before, EMPTIED, limit],
    );
    const ids = rows.map(({ id }) => id);
    await deleteFrom(transaction, "customer_address", "customer_id", ids);
    await updateIn(
      transaction,
      "customer",
      ids.map((id) => ({ id, email: emptiedAddress(id), ...NOBODY })),
    );
    return ids.length;
  });
}
