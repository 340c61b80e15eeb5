import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121125101 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "category_image" ("id" text not null, "image_url" text not null, "alt_text" text not null default '', "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "category_image_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_category_image_deleted_at" ON "category_image" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "category_image" cascade;`);
  }
}
