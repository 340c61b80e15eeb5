import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121193500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "product_merchandising" add column if not exists "name_fr" text null, add column if not exists "description_fr" text null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(
      `alter table if exists "product_merchandising" drop column if exists "name_fr", drop column if exists "description_fr";`,
    );
  }
}
