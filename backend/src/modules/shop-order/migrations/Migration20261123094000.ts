import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What is searched is without accents and in lower case. */
const PLAIN_TEXT = `
  create or replace function shop_plain_text(value text) returns text
    language sql immutable strict parallel safe
    return replace(replace(lower(regexp_replace(normalize(value, nfkd), '[\\u0300-\\u036f]+', '', 'g')),
      'œ', 'oe'), 'æ', 'ae')`;

/** Between the words of a name or an address. */
const SEPARATORS = `[\\s.,;:()/@+_–—-]+`;

const wordsOf = (text: string) =>
  `select regexp_split_to_table(regexp_replace(shop_plain_text(${text}), '[''’\`]', '', 'g'), '${SEPARATORS}')`;

const DIGITS = `regexp_replace(regexp_replace(regexp_replace(shipping->>'phone', '[xXeE#].*$', ''),
  '\\D', '', 'g'), '^1(\\d{10})$', '\\1')`;
const POSTAL = `regexp_replace(lower(shipping->>'postal'), '[^a-z0-9]', '', 'g')`;

/**
 * What an order is found by: its id behind "order_" and the end of it that lists show, "#12" for its number, its
 * addresses and their words, the buyer's name, "+4165550199" and "+5550199" for the phone, the postal
 * code and its second half, "=" and the id of each variant. orders/order-search.ts asks for these.
 */
const TERMS = `
  create or replace function shop_order_terms(id text, number integer, email text, shipping jsonb, items jsonb)
    returns tsvector language sql immutable parallel safe
    return array_to_tsvector(array(
      select left(term, 250) from (
        select substr(lower(id), strpos(id, '_') + 1)
        union all select right(lower(id), 8)
        union all select '#' || number
        union all select shop_plain_text(email)
        union all select shop_plain_text(shipping->>'email')
        union all select split_part(shop_plain_text(email), '@', 2)
        union all ${wordsOf("split_part(email, '@', 1)")}
        union all ${wordsOf("shipping->>'name'")}
        union all select '+' || ${DIGITS}
        union all select '+' || right(${DIGITS}, 7)
        union all select ${POSTAL}
        union all select right(${POSTAL}, 3)
        union all select '=' || (item->>'variantId') from jsonb_array_elements(
          case when jsonb_typeof(items) = 'array' then items else '[]' end) item
      ) terms(term) where term not in ('', '+')))`;

/** Of what staff's list shows: its orders, or the checkouts that were abandoned. */
const INDEXES = {
  IDX_shop_order_listed_date: "(is_abandoned, created_at, id)",
  IDX_shop_order_listed_number: "(is_abandoned, number, id)",
  IDX_shop_order_listed_amount: "(is_abandoned, amount_cents, id)",
  IDX_shop_order_listed_status: "(is_abandoned, status, created_at, id)",
  IDX_shop_order_listed_buyer: "(is_abandoned, shop_plain_text(shipping->>'name'), id)",
  // Counting reads all of an index: this one is a few bytes an order.
  IDX_shop_order_counted: "(is_abandoned, status)",
};

/** Staff find orders by all that people say of them, and checkouts that were abandoned stand apart. */
export class Migration20261123094000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`${PLAIN_TEXT};`);
    this.addSql(`${TERMS};`);
    this.addSql(
      `alter table "shop_order" add column if not exists "is_abandoned" boolean not null default false,
        add column if not exists "terms" tsvector generated always as
          (shop_order_terms(id, number, email, shipping, items)) stored;`,
    );
    this.addSql(
      `update shop_order set is_abandoned = true
        where status = 'cancelled'
          and not exists (select 1 from shop_order_change
            where order_id = shop_order.id and (to_status not in ('pending', 'cancelled')
              or to_status = 'cancelled' and by not in ('shop', 'customer')))
          and not exists (select 1 from shop_payment
            where id = shop_order.payment_id and state <> 'closed');`,
    );
    for (const [name, columns] of Object.entries(INDEXES)) {
      this.addSql(
        `create index if not exists "${name}" on "shop_order" ${columns} where is_placed;`,
      );
    }
    this.addSql(
      `create index if not exists "IDX_shop_order_terms" on "shop_order" using gin ("terms");`,
    );
    this.addSql(`drop index if exists "IDX_shop_order_search";`);
  }

  override async down(): Promise<void> {
    this.addSql(
      `create index if not exists "IDX_shop_order_search" on "shop_order" using gin ((lower(id || ' ' || email)) gin_trgm_ops);`,
    );
    this.addSql(`drop index if exists "IDX_shop_order_terms";`);
    for (const name of Object.keys(INDEXES)) this.addSql(`drop index if exists "${name}";`);
    this.addSql(
      `alter table "shop_order" drop column if exists "terms", drop column if exists "is_abandoned";`,
    );
    this.addSql(`drop function if exists shop_order_terms(text, integer, text, jsonb, jsonb);`);
    this.addSql(`drop function if exists shop_plain_text(text);`);
  }
}
