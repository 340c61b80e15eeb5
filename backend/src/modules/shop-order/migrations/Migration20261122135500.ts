import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What an order's amount is made of, as it was agreed to. */
export class Migration20261122135500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "shop_order" add column if not exists "totals" jsonb null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "shop_order" drop column if exists "totals";`);
  }
}
