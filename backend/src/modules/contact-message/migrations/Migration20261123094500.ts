import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123094500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table "contact_message" add column if not exists "replies" jsonb not null default '[]';`,
    );
    this.addSql(
      `create index if not exists "IDX_contact_message_open_first" on "contact_message" ("handled_at" desc, "created_at" desc, "id" desc) where deleted_at is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_contact_message_open_first";`);
    this.addSql(`alter table "contact_message" drop column if exists "replies";`);
  }
}
