import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const SIDES = ["before", "after"];

/** Journals say `onHand` of what they called `stock`: imports of then can be taken back. */
export class Migration20261122051100 extends Migration {
  override async up(): Promise<void> {
    for (const side of SIDES) this.addSql(renamed(side, "stock", "onHand"));
  }

  override async down(): Promise<void> {
    for (const side of SIDES) this.addSql(renamed(side, "onHand", "stock"));
  }
}

function renamed(column: string, from: string, to: string): string {
  return `update "catalog_import_change" set "${column}" = ("${column}" - '${from}') || jsonb_build_object('${to}', "${column}" -> '${from}') where "entity" = 'products' and "${column}" ? '${from}';`;
}
