import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Payments of what a changed order comes to more, with the change that they pay (decision 120). */
export class Migration20261125190000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "shop_payment" add column if not exists "for_order" text null, add column if not exists "proposal" jsonb null;`,
    );
    this.addSql(
      `create index if not exists "IDX_shop_payment_for_order" on "shop_payment" ("for_order") where for_order is not null;`,
    );
    this.addSql(
      `alter table if exists "shop_pay_link" add column if not exists "payment_id" text null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_shop_payment_for_order";`);
    this.addSql(
      `alter table if exists "shop_payment" drop column if exists "for_order", drop column if exists "proposal";`,
    );
    this.addSql(`alter table if exists "shop_pay_link" drop column if exists "payment_id";`);
  }
}
