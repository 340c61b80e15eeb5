import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261127042500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "pending_registration" add column if not exists "cart" jsonb null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "pending_registration" drop column if exists "cart";`);
  }
}
