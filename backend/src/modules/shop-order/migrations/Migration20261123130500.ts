import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Which paid orders the shop is still to be told of by mail: none of those that were there before. */
export class Migration20261123130500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "shop_order" add column if not exists "news_due" boolean not null default false;`,
    );
    this.addSql(`alter table if exists "shop_order" alter column "news_due" set default true;`);
    this.addSql(
      `create index if not exists "IDX_shop_order_news_due" on "shop_order" ("created_at") where news_due and status in ('paid', 'fulfilled');`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_shop_order_news_due";`);
    this.addSql(`alter table if exists "shop_order" drop column if exists "news_due";`);
  }
}
