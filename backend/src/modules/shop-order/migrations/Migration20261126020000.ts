import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** How far back the slow walk over older payments has come (decision 088). */
export class Migration20261126020000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "money_check" add column if not exists "older_since" timestamptz null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "money_check" drop column if exists "older_since";`);
  }
}
