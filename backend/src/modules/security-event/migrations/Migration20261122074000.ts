import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122074000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "security_event" ("id" text not null, "at" timestamptz not null, "kind" text not null, "outcome" text check ("outcome" in ('success', 'failure')) not null, "actor_kind" text not null, "actor_id" text null, "actor_label" text not null, "address" text null, "request_id" text null, "subject_kind" text null, "subject_id" text null, "subject_label" text null, "before" jsonb null, "after" jsonb null, "count" integer not null default 1, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "security_event_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_security_event_newest" ON "security_event" ("at", "id");`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_security_event_actor" ON "security_event" ("actor_id", "at");`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_security_event_subject" ON "security_event" ("subject_id", "at");`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_security_event_deleted_at" ON "security_event" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    // Append-only (decision 035): rows are never changed, and go only when they are old enough.
    this.addSql(`
      create or replace function refuse_security_event_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then
          if old.at < now() - interval '365 days' then
            return old;
          end if;
        end if;
        raise exception 'security_event is append-only: % refused', tg_op
          using errcode = 'insufficient_privilege';
      end $$;
    `);
    this.addSql(
      `create trigger security_event_append_only before update or delete on "security_event" for each row execute function refuse_security_event_change();`,
    );
    this.addSql(
      `create trigger security_event_no_truncate before truncate on "security_event" for each statement execute function refuse_security_event_change();`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "security_event" cascade;`);
    this.addSql(`drop function if exists refuse_security_event_change();`);
  }
}
