import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What a paid order came to before staff changed it (decision 101). */
export class Migration20261124043000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table "shop_order" add column if not exists "earlier_totals" jsonb not null default '[]';`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "shop_order" drop column if exists "earlier_totals";`);
  }
}
