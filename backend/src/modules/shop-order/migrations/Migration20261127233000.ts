import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What staff say was settled in another way than by the card, such as by a cheque: it is named no more. */
export class Migration20261127233000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table "money_check" add column if not exists "settled" jsonb not null default '[]';`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "money_check" drop column if exists "settled";`);
  }
}
