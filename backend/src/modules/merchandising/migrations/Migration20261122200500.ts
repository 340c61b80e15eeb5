import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122200500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "variant_merchandising" ("id" text not null, "variant_id" text not null, "discount_percentage" integer not null default 0, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "variant_merchandising_pkey" primary key ("id"), constraint CK_variant_merchandising_discount check (discount_percentage between 0 and 100));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_variant_merchandising_variant" ON "variant_merchandising" ("variant_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_variant_merchandising_deleted_at" ON "variant_merchandising" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "variant_merchandising" cascade;`);
  }
}
