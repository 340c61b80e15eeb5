import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Goods that come back (decision 099), of few orders, which the index finds among all. */
export class Migration20261123130400 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "shop_order" add column if not exists "returns" jsonb not null default '[]';`,
    );
    this.addSql(
      `create index if not exists "IDX_shop_order_returns" on "shop_order" ("id") where returns <> '[]';`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_shop_order_returns";`);
    this.addSql(`alter table if exists "shop_order" drop column if exists "returns";`);
  }
}
