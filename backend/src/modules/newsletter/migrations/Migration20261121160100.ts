import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121160100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "newsletter_sign_up" ("id" text not null, "email" text not null, "status" text check ("status" in ('pending', 'confirmed', 'unsubscribed')) not null default 'pending', "consent" text not null, "source" text not null default '', "consented_at" timestamptz not null, "confirm_fingerprint" text not null, "confirm_until" timestamptz not null, "confirmed_at" timestamptz null, "unsubscribe_token" text not null, "unsubscribed_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "newsletter_sign_up_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_newsletter_sign_up_email_active" ON "newsletter_sign_up" ("email") WHERE status <> 'unsubscribed' AND deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_newsletter_sign_up_confirm_fingerprint_unique" ON "newsletter_sign_up" ("confirm_fingerprint") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_newsletter_sign_up_unsubscribe_token_unique" ON "newsletter_sign_up" ("unsubscribe_token") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_newsletter_sign_up_newest" ON "newsletter_sign_up" ("created_at", "id");`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_newsletter_sign_up_deleted_at" ON "newsletter_sign_up" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "newsletter_sign_up" cascade;`);
  }
}
