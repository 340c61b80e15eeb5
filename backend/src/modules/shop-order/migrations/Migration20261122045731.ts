import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Where unpaid orders and open payments come from, and which payments were begun without lines. */
export class Migration20261122045731 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "shop_order" add column if not exists "placed_from" text null;`);
    this.addSql(
      `create index if not exists "IDX_shop_order_placed_from" on "shop_order" ("placed_from") where placed_from is not null;`,
    );
    this.addSql(`alter table "shop_payment" add column if not exists "begun_from" text null;`);
    this.addSql(
      `alter table "shop_payment" add column if not exists "has_lines" boolean not null default true;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "shop_payment" drop column if exists "has_lines";`);
    this.addSql(`alter table "shop_payment" drop column if exists "begun_from";`);
    this.addSql(`drop index if exists "IDX_shop_order_placed_from";`);
    this.addSql(`alter table "shop_order" drop column if exists "placed_from";`);
  }
}
