import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The dashboard takes off what was paid back: of few orders, which this index finds among all. */
export class Migration20261123101500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create index if not exists "IDX_shop_order_paid_back" on "shop_order" ("status") where refunds <> '[]';`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_shop_order_paid_back";`);
  }
}
