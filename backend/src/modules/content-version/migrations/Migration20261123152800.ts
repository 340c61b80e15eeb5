import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123152800 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "content_version" ("id" text not null, "key" text not null, "value" jsonb null, "is_draft" boolean not null default false, "from_at" timestamptz null, "until_at" timestamptz null, "by" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "content_version_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_content_version_newest" ON "content_version" ("key", "from_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_content_version_draft" ON "content_version" ("key") WHERE is_draft and deleted_at is null;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_content_version_deleted_at" ON "content_version" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "content_version" cascade;`);
  }
}
