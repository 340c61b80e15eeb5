import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Orders that staff take: links by which they are paid, and how they were paid otherwise. */
export class Migration20261123121600 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "shop_pay_link" ("id" text not null, "order_id" text not null, "token_hash" text not null, "expires_at" timestamptz not null, "ended_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "shop_pay_link_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create unique index if not exists "IDX_shop_pay_link_token_hash_unique" on "shop_pay_link" ("token_hash") where deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_shop_pay_link_order" on "shop_pay_link" ("order_id", "created_at") where deleted_at is null;`,
    );
    this.addSql(`alter table "shop_order" add column if not exists "paid_means" text null;`);
    // What was paid before and took no card of the shop's: nobody said by what.
    this.addSql(
      `update "shop_order" set "paid_means" = 'other' where "received_cents" > 0 and "email" <> '(removed)' and not exists (select 1 from "shop_payment" where "shop_payment"."id" = "shop_order"."payment_id" and "state" in ('taken', 'returned'));`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "shop_order" drop column if exists "paid_means";`);
    this.addSql(`drop table if exists "shop_pay_link";`);
  }
}
