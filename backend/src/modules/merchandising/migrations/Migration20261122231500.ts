import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122231500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "product_merchandising" add column if not exists "brand" text null, add column if not exists "meta_title" text null, add column if not exists "meta_description" text null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(
      `alter table if exists "product_merchandising" drop column if exists "brand", drop column if exists "meta_title", drop column if exists "meta_description";`,
    );
  }
}
