import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What was found when payments at Stripe were last compared with orders (decision 088). */
export class Migration20261123131200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "money_check" ("id" text not null, "finished_at" timestamptz not null, "days" integer not null, "payments" integer not null, "orders" integer not null, "mismatches" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "money_check_pkey" primary key ("id"));`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "money_check" cascade;`);
  }
}
