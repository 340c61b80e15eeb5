import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * What an order paid back, and when. Orders that were paid and then refunded or cancelled paid back
 * all of it: until now nothing else was kept.
 */
export class Migration20261122143300 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table "shop_order" add column if not exists "refunds" jsonb not null default '[]';`,
    );
    this.addSql(
      `update shop_order set refunds = jsonb_build_array(jsonb_build_object(
          'at', to_char((select max(created_at) from shop_order_change
                          where order_id = shop_order.id and to_status = shop_order.status)
                        at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'amount', amount_cents))
        where status in ('refunded', 'cancelled') and exists (
          select 1 from shop_order_change
           where order_id = shop_order.id and to_status in ('paid', 'fulfilled'))
          and exists (select 1 from shop_order_change
           where order_id = shop_order.id and to_status = shop_order.status);`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "shop_order" drop column if exists "refunds";`);
  }
}
