import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Whether an order's codes are counted as used in Medusa. */
export class Migration20261122140800 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table "shop_order" add column if not exists "codes_counted" boolean not null default false;`,
    );
    this.addSql(
      `create index if not exists "IDX_shop_order_codes_counted" on "shop_order" ("status") where codes_counted;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_shop_order_codes_counted";`);
    this.addSql(`alter table "shop_order" drop column if exists "codes_counted";`);
  }
}
