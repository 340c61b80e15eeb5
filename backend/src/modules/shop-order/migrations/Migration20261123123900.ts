import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What staff set waits some seconds before it is done (decision 087). */
export class Migration20261123123900 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "shop_order" add column if not exists "pending_until" timestamptz null,
        add column if not exists "pending_means" text null, add column if not exists "pending_agreed" jsonb null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(
      `alter table if exists "shop_order" drop column if exists "pending_until",
        drop column if exists "pending_means", drop column if exists "pending_agreed";`,
    );
  }
}
