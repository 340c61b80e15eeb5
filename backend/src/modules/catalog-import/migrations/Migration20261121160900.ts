import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121160900 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "catalogue_import" ("id" text not null, "noun" text not null, "file_name" text not null, "source" text check ("source" in ('command', 'screen')) not null, "status" text check ("status" in ('checking', 'ready', 'refused', 'applying', 'applied', 'undoing', 'undone')) not null default 'checking', "created_by" text null, "options" jsonb not null, "report" jsonb null, "problem" text null, "done" integer not null default 0, "total" integer not null default 0, "worked_at" timestamptz not null default now(), "applied_at" timestamptz null, "undone_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "catalogue_import_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_catalogue_import_created" ON "catalogue_import" ("created_at");`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_catalogue_import_deleted_at" ON "catalogue_import" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `create table if not exists "catalogue_import_change" ("id" text not null, "import_id" text not null, "noun" text not null, "entity_id" text not null, "name" text not null, "before" jsonb null, "after" jsonb null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "catalogue_import_change_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_catalogue_import_change_import" ON "catalogue_import_change" ("import_id");`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_catalogue_import_change_deleted_at" ON "catalogue_import_change" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "catalogue_import_change" cascade;`);
    this.addSql(`drop table if exists "catalogue_import" cascade;`);
  }
}
