import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const TABLES = ["catalog_import", "catalog_import_change"];
const INDEXES = [
  "IDX_catalogue_import_created",
  "IDX_catalogue_import_deleted_at",
  "IDX_catalogue_import_change_import",
  "IDX_catalogue_import_change_deleted_at",
];
const older = (name: string) => name.replace("catalog_", "catalogue_");

/** The code's words: catalog instead of the longer spelling, entity instead of noun. */
export class Migration20261122010000 extends Migration {
  override async up(): Promise<void> {
    for (const table of TABLES) {
      this.addSql(`alter table if exists "${older(table)}" rename to "${table}";`);
      this.addSql(
        `alter table "${table}" rename constraint "${older(table)}_pkey" to "${table}_pkey";`,
      );
      this.addSql(`alter table "${table}" rename column "noun" to "entity";`);
    }
    for (const index of INDEXES) {
      this.addSql(
        `alter index if exists "${index}" rename to "${index.replace("catalogue", "catalog")}";`,
      );
    }
    this.addSql(
      `update "catalog_import" set report = (report - 'nouns') || jsonb_build_object('entities', report -> 'nouns') where report ? 'nouns';`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(
      `update "catalog_import" set report = (report - 'entities') || jsonb_build_object('nouns', report -> 'entities') where report ? 'entities';`,
    );
    for (const index of INDEXES) {
      this.addSql(
        `alter index if exists "${index.replace("catalogue", "catalog")}" rename to "${index}";`,
      );
    }
    for (const table of TABLES) {
      this.addSql(`alter table "${table}" rename column "entity" to "noun";`);
      this.addSql(
        `alter table "${table}" rename constraint "${table}_pkey" to "${older(table)}_pkey";`,
      );
      this.addSql(`alter table "${table}" rename to "${older(table)}";`);
    }
  }
}
