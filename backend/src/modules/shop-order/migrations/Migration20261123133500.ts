import { FOLDED_TEXT_FUNCTION } from "@eldercare/search-typed-postgres/text";
import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What the column and the index hold was folded by the function as it was. */
const ANEW = [
  `alter table "shop_order" drop column if exists "terms";`,
  `alter table "shop_order" add column "terms" tsvector generated always as
    (shop_order_terms(id, number, email, shipping, items)) stored;`,
  `create index if not exists "IDX_shop_order_terms" on "shop_order" using gin ("terms");`,
  `drop index if exists "IDX_shop_order_listed_buyer";`,
  `create index if not exists "IDX_shop_order_listed_buyer" on "shop_order"
    (is_abandoned, shop_plain_text(shipping->>'name'), id) where is_placed;`,
];

/** Names with ł, ø, ß or þ are found as they are typed on a plain keyboard. */
export class Migration20261123133500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`${FOLDED_TEXT_FUNCTION};`);
    for (const statement of ANEW) this.addSql(statement);
  }
}
