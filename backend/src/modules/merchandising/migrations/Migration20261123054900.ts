import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123054900 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "product_merchandising" add column if not exists "published_rating" real not null default 0, add column if not exists "published_reviews" integer not null default 0;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(
      `alter table if exists "product_merchandising" drop column if exists "published_rating", drop column if exists "published_reviews";`,
    );
  }
}
