import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** A note about somebody without an email address names the order by which staff found them. */
export class Migration20261126044500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "person_note" add column if not exists "order_id" text null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "person_note" drop column if exists "order_id";`);
  }
}
