import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const CHECK = "shop_order_amount_cents_check";

/** Staff make orders that cost nothing in Medusa, such as gifts: they are the shop's like all others. */
export class Migration20261123122700 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "shop_order" drop constraint if exists "${CHECK}",
        add constraint "${CHECK}" check ("amount_cents" >= 0);`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(
      `alter table if exists "shop_order" drop constraint if exists "${CHECK}",
        add constraint "${CHECK}" check ("amount_cents" > 0) not valid;`,
    );
  }
}
