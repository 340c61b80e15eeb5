import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121125102 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "carousel_slide" ("id" text not null, "title" text not null, "description" text not null default '', "image_url" text not null, "alt_text" text not null default '', "link" text not null default '', "cta_text" text not null default 'Shop Now', "active" boolean not null default true, "sort_order" integer not null default 0, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "carousel_slide_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_carousel_slide_deleted_at" ON "carousel_slide" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "carousel_slide" cascade;`);
  }
}
