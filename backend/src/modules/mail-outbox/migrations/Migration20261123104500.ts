import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const withStates = (states: string) =>
  `alter table "outgoing_mail" drop constraint if exists "outgoing_mail_status_check",
    add constraint "outgoing_mail_status_check" check ("status" in (${states}));`;

/** Staff give up a mail that cannot be sent; its cause must not make another. */
export class Migration20261123104500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(withStates("'pending', 'sent', 'failed', 'given-up'"));
  }

  override async down(): Promise<void> {
    this.addSql(`update "outgoing_mail" set "status" = 'sent' where "status" = 'given-up';`);
    this.addSql(withStates("'pending', 'sent', 'failed'"));
  }
}
