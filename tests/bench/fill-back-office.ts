import type { Client } from "pg";

/** Numbers of orders behind this one are the benchmark's. */
export const FIRST_NUMBER = 1_000_000;

/** Rows of this benchmark, which tells its own apart by them. */
const MARK = "bench_";

const FIRST_NAMES = `(array['Ada','Bruno','Chloé','Dev','Elise','Farid','Grace','Hugo','Ines','Jun'])`;
const LAST_NAMES = `(array['Park','Tremblay','Singh','Roy','Nguyen','Côté','Smith','Wong','Haddad','Moore'])`;

/** Brings the shop to so many customers and orders, one statement for each table. */
export async function fillBackOffice(
  database: Client,
  { customers, orders }: { customers: number; orders: number },
): Promise<void> {
  const { rows } = await database.query(
    `select from shop_order_change where id = '${MARK}${orders}_2'`,
  );
  if (rows.length === 0) {
    await fillCustomers(database, customers);
    await fillOrders(database, orders, customers);
  }
  await database.query("vacuum analyze");
}

/** Accounts that nobody signs in to; two of three have verified their address. */
async function fillCustomers(database: Client, count: number): Promise<void> {
  await database.query(
    `insert into customer (id, first_name, last_name, email, has_account, created_at)
      select '${MARK}' || n, (${FIRST_NAMES})[1 + n % 10], (${LAST_NAMES})[1 + n / 10 % 10],
        'shopper-' || n || '@example.ca', true, now() - n * interval '17 minutes'
      from generate_series(1, $1::int) as n on conflict do nothing`,
    [count],
  );
  await database.query(
    `insert into auth_identity (id) select '${MARK}' || n from generate_series(1, $1::int) as n
      on conflict do nothing`,
    [count],
  );
  await database.query(
    `insert into auth_verification (id, auth_identity_id, entity_id, entity_type, code_provider,
        requested_at, verified_at)
      select '${MARK}' || n, '${MARK}' || n, 'shopper-' || n || '@example.ca', 'email', 'token',
        now(), case when n % 3 > 0 then now() end
      from generate_series(1, $1::int) as n on conflict do nothing`,
    [count],
  );
}

/** Orders of the last days wait for their parcels; those before are over. */
const OPEN_DAYS = 3;

/** The shop's records of orders that no job looks at; two changes each. */
async function fillOrders(database: Client, count: number, customers: number): Promise<void> {
  await database.query(
    `insert into shop_order (id, is_placed, number, user_id, email, status, is_abandoned, news_due,
        amount_cents, received_cents, goods, items, shipping, fingerprint, expires_at, created_at)
      select 'order_${MARK}' || md5(n::text), true, ${FIRST_NUMBER} + n, '${MARK}' || buyer,
        'shopper-' || buyer || '@example.ca',
        case when is_open then 'paid'
          else (array['fulfilled','fulfilled','fulfilled','fulfilled','cancelled','refunded'])[1 + n % 6] end,
        n % 12 = 4 and not is_open, false, 1000 + n % 90000, 1000 + n % 90000,
        case when is_open then 'reserved'
          else (array['sent','sent','sent','sent','released','released'])[1 + n % 6] end,
        jsonb_build_array(jsonb_build_object('productId', 'prod_1',
          'variantId', sold.id,
          'name', 'Folding walker', 'qty', 1 + n % 3, 'unitPriceCAD', 1000 + n % 30000)),
        jsonb_build_object('name',
          (${FIRST_NAMES})[1 + buyer % 10] || ' ' || (${LAST_NAMES})[1 + buyer / 10 % 10], 'email', 'shopper-' || buyer || '@example.ca',
          'phone', '416 555 ' || lpad((buyer % 10000)::text, 4, '0'), 'address', '1 Birch Street', 'city', 'Toronto',
          'region', 'on',
          'postal', 'M' || buyer % 10 || 'V ' || buyer / 10 % 10 || 'T' || buyer / 100 % 10),
        md5(n::text), now(), now() - n * interval '7 minutes'
      from (select n, 1 + n % $2::int as buyer, n * interval '7 minutes' < interval '${OPEN_DAYS} days' as is_open
          from generate_series(1, $1::int) as n) as numbers
        join (select id, row_number() over (order by id) as place from product_variant) as sold
          on sold.place = 1 + n % (select count(*) from product_variant)
      on conflict do nothing`,
    [count, customers],
  );
  await database.query(
    `insert into shop_order_change (id, order_id, from_status, to_status, by, note, created_at)
      select '${MARK}' || n || '_' || step, 'order_${MARK}' || md5(n::text),
        case step when 2 then 'pending' end, case step when 1 then 'pending' else 'paid' end,
        'shop', '', now() - n * interval '7 minutes'
      from generate_series(1, $1::int) as n, generate_series(1, 2) as step on conflict do nothing`,
    [count],
  );
}
