import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122042500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "pending_registration" ("id" text not null, "auth_identity_id" text not null, "token_fingerprint" text not null, "password_hash" text not null, "first_name" text not null, "last_name" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "pending_registration_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_pending_registration_token_fingerprint_unique" ON "pending_registration" ("token_fingerprint") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_pending_registration_identity" ON "pending_registration" ("auth_identity_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_pending_registration_deleted_at" ON "pending_registration" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "pending_registration" cascade;`);
  }
}
