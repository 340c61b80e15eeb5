import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const COLUMNS = [
  ["look_at", "next_check_at"],
  ["action", "pending_status"],
  ["action_by", "pending_status_by"],
  ["action_at", "pending_status_at"],
] as const;
const INDEXES = ["look_at", "action_at"] as const;

/**
 * Columns by what they hold: when to check next, and the status that is on its way. Its name must be
 * unique among the migrations of all modules: they are noted in one table.
 */
export class Migration20261122010100 extends Migration {
  override async up(): Promise<void> {
    for (const [from, to] of COLUMNS) {
      this.addSql(`alter table "shop_order" rename column "${from}" to "${to}";`);
    }
    for (const [from, to] of COLUMNS.filter(([name]) => INDEXES.some((index) => index === name))) {
      this.addSql(
        `alter index if exists "IDX_shop_order_${from}" rename to "IDX_shop_order_${to}";`,
      );
    }
  }

  override async down(): Promise<void> {
    for (const [from, to] of COLUMNS) {
      this.addSql(`alter table "shop_order" rename column "${to}" to "${from}";`);
      this.addSql(
        `alter index if exists "IDX_shop_order_${to}" rename to "IDX_shop_order_${from}";`,
      );
    }
  }
}
