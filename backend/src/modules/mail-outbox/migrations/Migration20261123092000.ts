import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Staff see how many mails could not be sent: few of all that ever were. */
export class Migration20261123092000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create index if not exists "IDX_outgoing_mail_failed" on "outgoing_mail" ("id") where status = 'failed';`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_outgoing_mail_failed";`);
  }
}
