import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121125157 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "product_merchandising" ("id" text not null, "featured" boolean not null default false, "discount_percentage" integer not null default 0, "specs" jsonb null, "rating" real not null default 0, "review_count" integer not null default 0, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "product_merchandising_pkey" primary key ("id"), constraint CK_product_merchandising_discount check (discount_percentage between 0 and 100), constraint CK_product_merchandising_rating check (rating between 0 and 5), constraint CK_product_merchandising_reviews check (review_count >= 0));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_product_merchandising_deleted_at" ON "product_merchandising" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "product_merchandising" cascade;`);
  }
}
