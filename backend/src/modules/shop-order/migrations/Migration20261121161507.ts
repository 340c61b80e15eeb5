import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const TIMES = `"created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null`;

export class Migration20261121161507 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create extension if not exists pg_trgm;`);
    this.addSql(
      `create table if not exists "shop_order" ("id" text not null, "is_placed" boolean not null default false, "number" integer null, "payment_id" text null, "user_id" text not null, "email" text not null, "status" text check ("status" in ('pending', 'paid', 'fulfilled', 'cancelled', 'refunded')) not null default 'pending', "amount_cents" integer not null check ("amount_cents" > 0), "items" jsonb not null, "shipping" jsonb not null, "fingerprint" text not null, "expires_at" timestamptz not null, "look_at" timestamptz null, "action" text null, "action_by" text null, "action_at" timestamptz null, ${TIMES}, constraint "shop_order_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_shop_order_payment_id_unique" ON "shop_order" ("payment_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_shop_order_created" ON "shop_order" ("created_at", "id");`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_shop_order_status" ON "shop_order" ("status", "created_at");`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_shop_order_user" ON "shop_order" ("user_id", "created_at");`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_shop_order_look_at" ON "shop_order" ("look_at") WHERE look_at is not null;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_shop_order_action_at" ON "shop_order" ("action_at") WHERE action_at is not null;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_shop_order_unplaced" ON "shop_order" ("created_at") WHERE not is_placed;`,
    );
    // Staff search by any part of an id or an address.
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_shop_order_search" ON "shop_order" USING gin ((lower(id || ' ' || email)) gin_trgm_ops);`,
    );
    this.addSql(
      `create table if not exists "shop_order_change" ("id" text not null, "order_id" text not null, "from_status" text null, "to_status" text not null, "by" text not null, "note" text not null, ${TIMES}, constraint "shop_order_change_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_shop_order_change_order" ON "shop_order_change" ("order_id", "created_at");`,
    );
    this.addSql(
      `create table if not exists "shop_payment" ("id" text not null, "stripe_id" text not null, "payment_collection_id" text not null, "user_id" text not null, "browser" text not null, "amount_cents" integer not null, "state" text check ("state" in ('open', 'paid', 'taken', 'closed', 'returned')) not null default 'open', ${TIMES}, constraint "shop_payment_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_shop_payment_stripe_id_unique" ON "shop_payment" ("stripe_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_shop_payment_user" ON "shop_payment" ("user_id", "created_at");`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_shop_payment_open" ON "shop_payment" ("created_at") WHERE state in ('open', 'paid');`,
    );
    this.addSql(
      `create table if not exists "stripe_event" ("id" text not null, "type" text not null, ${TIMES}, constraint "stripe_event_pkey" primary key ("id"));`,
    );
  }

  override async down(): Promise<void> {
    for (const table of ["stripe_event", "shop_payment", "shop_order_change", "shop_order"]) {
      this.addSql(`drop table if exists "${table}" cascade;`);
    }
  }
}
