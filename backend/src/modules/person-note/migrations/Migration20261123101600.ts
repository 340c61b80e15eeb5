import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123101600 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "person_note" ("id" text not null, "email" text not null, "text" text not null, "by" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "person_note_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_person_note_email" ON "person_note" ("email", "created_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_person_note_age" ON "person_note" ("created_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_person_note_deleted_at" ON "person_note" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "person_note" cascade;`);
  }
}
