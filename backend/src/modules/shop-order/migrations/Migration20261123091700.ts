import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * What is so of an order's money and goods, whatever its status says. Of orders of before it is read
 * from their payments and their histories.
 */
export class Migration20261123091700 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "shop_order" add column if not exists "received_cents" integer not null default 0, add column if not exists "goods" text check ("goods" in ('reserved', 'part-sent', 'sent', 'released')) not null default 'reserved';`,
    );
    this.addSql(
      `update "shop_order" set "received_cents" = "amount_cents"
        where exists (select 1 from "shop_payment" p where p.id = "payment_id" and p.state = 'taken')
           or "refunds" <> '[]'::jsonb
           or exists (select 1 from "shop_order_change" c where c.order_id = "shop_order".id and (
                c.note like 'The card payment%arrived%' or c.note like 'Marked as paid%'
                or c.note like 'It is paid already%'));`,
    );
    this.addSql(
      `update "shop_order" set "goods" = case when exists (
           select 1 from "shop_order_change" c where c.order_id = "shop_order".id and (
             c.note like '%Everything was shipped%' or c.note like 'Shipped in Medusa%'))
         then 'sent' else 'released' end
        where exists (select 1 from "shop_order_change" c where c.order_id = "shop_order".id and (
             c.note like '%Everything was shipped%' or c.note like 'Shipped in Medusa%'
             or c.to_status in ('cancelled', 'refunded') and c.note not like 'Only noted%'));`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(
      `alter table if exists "shop_order" drop column if exists "received_cents", drop column if exists "goods";`,
    );
  }
}
