import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123062000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "shop_order" add column if not exists "review_asked_at" timestamptz null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "shop_order" drop column if exists "review_asked_at";`);
  }
}
