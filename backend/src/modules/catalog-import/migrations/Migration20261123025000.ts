import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Which variant was the default one when an import changed a product: its fields are journaled as the product's. */
export class Migration20261123025000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "catalog_import_change" add column if not exists "variant_id" text null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "catalog_import_change" drop column if exists "variant_id";`);
  }
}
