import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Staff search by the number that buyers read in their mails. */
export class Migration20261121193000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_shop_order_number" ON "shop_order" ("number") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`DROP INDEX IF EXISTS "IDX_shop_order_number";`);
  }
}
