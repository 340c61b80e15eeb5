import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121132500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "outgoing_mail" ("id" text not null, "key" text not null, "template" text not null, "recipient" text not null, "data" jsonb not null, "status" text check ("status" in ('pending', 'sent', 'failed')) not null default 'pending', "attempts" integer not null default 0, "next_attempt_at" timestamptz not null, "leased_until" timestamptz null, "last_error" text null, "sent_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "outgoing_mail_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_outgoing_mail_key_unique" ON "outgoing_mail" ("key") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_outgoing_mail_due" ON "outgoing_mail" ("next_attempt_at") WHERE status = 'pending';`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_outgoing_mail_recipient" ON "outgoing_mail" ("recipient");`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_outgoing_mail_deleted_at" ON "outgoing_mail" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "outgoing_mail" cascade;`);
  }
}
