import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122234500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "catalog_column_choice" ("id" text not null, "choices" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "catalog_column_choice_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_catalog_column_choice_deleted_at" ON "catalog_column_choice" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "catalog_column_choice" cascade;`);
  }
}
