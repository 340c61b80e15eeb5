import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122044500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "staff_activity" ("id" text not null, "active_at" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "staff_activity_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_staff_activity_deleted_at" ON "staff_activity" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "staff_activity" cascade;`);
  }
}
