import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What of an order's refunds the card's bank sent back, and what became of that (decision 088). */
export class Migration20261128141500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table "shop_order" add column if not exists "came_back" jsonb not null default '[]';`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "shop_order" drop column if exists "came_back";`);
  }
}
