import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const allowed = (sources: string) => `
  alter table if exists "catalog_import"
    drop constraint if exists "catalogue_import_source_check",
    drop constraint if exists "catalog_import_source_check",
    add constraint "catalog_import_source_check" check ("source" in (${sources}));`;

/** Products that staff change together are in the history beside files, and are taken back as these are. */
export class Migration20261123123500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "catalog_import" add column if not exists "product_ids" jsonb null;`,
    );
    this.addSql(allowed("'command', 'screen', 'list'"));
  }

  override async down(): Promise<void> {
    this.addSql(`delete from "catalog_import_change" where "import_id" in
      (select "id" from "catalog_import" where "source" = 'list');`);
    this.addSql(`delete from "catalog_import" where "source" = 'list';`);
    this.addSql(allowed("'command', 'screen'"));
    this.addSql(`alter table if exists "catalog_import" drop column if exists "product_ids";`);
  }
}
