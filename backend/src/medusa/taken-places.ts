import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** Ids of what the shop has of people and orders, and the numbers and addresses that they have. */
export interface TakenPlaces {
  customers: { id: string; email: string; has_account: boolean }[];
  orders: { id: string; display_id: number }[];
  /** Addresses that somebody signs in with, whose account is named by `customer_id` or is staff's. */
  signIns: { email: string; customer_id: string | null }[];
  /** Addresses that are signed up for the newsletter. */
  newsletter: { id: string; email: string }[];
}

/** What people and orders of another shop must not meet. Erased people count by their id alone. */
export async function takenPlaces(database: Knex): Promise<TakenPlaces> {
  const rowsOf = async <Row>(sql: string) => (await database.raw<{ rows: Row[] }>(sql)).rows;
  return {
    customers: await rowsOf(
      `select id, case when deleted_at is null then lower(email) else '' end as email, has_account
         from customer`,
    ),
    orders: await rowsOf(`select id, display_id from "order"`),
    signIns: await rowsOf(
      `select lower(p.entity_id) as email, i.app_metadata->>'customer_id' as customer_id
         from provider_identity p join auth_identity i on i.id = p.auth_identity_id`,
    ),
    newsletter: await rowsOf(
      `select id, lower(email) as email from newsletter_sign_up
        where status <> 'unsubscribed' and deleted_at is null`,
    ),
  };
}
