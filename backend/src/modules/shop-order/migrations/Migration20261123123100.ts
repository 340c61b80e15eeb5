import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** A part of an order's money that is being paid back, and what each line comes to (decision 097). */
export class Migration20261123123100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "shop_order" add column if not exists "line_shares" jsonb null, add column if not exists "pending_money_back" jsonb null;`,
    );
    this.addSql(
      `create index if not exists "IDX_shop_order_pending_money_back" on "shop_order" ("id") where pending_money_back is not null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_shop_order_pending_money_back";`);
    this.addSql(
      `alter table if exists "shop_order" drop column if exists "line_shares", drop column if exists "pending_money_back";`,
    );
  }
}
