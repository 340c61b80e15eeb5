import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Images that files named and that could not be fetched. */
export class Migration20261122232147 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "missing_image" ("id" text not null, "product_id" text not null, "address" text not null, "alt" text not null, "position" integer not null, "skus" jsonb not null, "reason" text not null, "import_id" text null, "tries" integer not null default 1, "tried_at" timestamptz not null default now(), "next_try_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "missing_image_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_missing_image_product_address" ON "missing_image" ("product_id", "address") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_missing_image_import" ON "missing_image" ("import_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_missing_image_deleted_at" ON "missing_image" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "missing_image" cascade;`);
  }
}
