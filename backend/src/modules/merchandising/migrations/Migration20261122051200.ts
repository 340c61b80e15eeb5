import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122051200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "stock_change" ("id" text not null, "amount" integer not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "stock_change_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_stock_change_deleted_at" ON "stock_change" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "stock_change" cascade;`);
  }
}
