import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122233000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "product_merchandising" add column if not exists "main_category_id" text null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(
      `alter table if exists "product_merchandising" drop column if exists "main_category_id";`,
    );
  }
}
