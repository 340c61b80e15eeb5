import { randomBytes } from "node:crypto";
import { ModulesSdkUtils } from "@medusajs/framework/utils";
import { Client } from "pg";
import { shopUnderTest } from "../../../tests/support/shop-under-test";
import type { TestCatalog } from "./test-catalogue";

export type Database = ReturnType<typeof ModulesSdkUtils.createPgConnection>;

/** The database of the shop under test, as the backend's own code asks it. */
export function thisShop(): Database {
  return ModulesSdkUtils.createPgConnection({ clientUrl: shopUnderTest().databaseUrl });
}

/** A database as a shop that nobody has used has it, beside that of the shop under test. */
export class AnotherShop {
  private constructor(
    readonly database: Database,
    /** Its address. */
    readonly url: string,
    private readonly name: string,
  ) {}

  static async open(): Promise<AnotherShop> {
    const { PREPARED_DATABASE_URL: prepared } = process.env;
    if (!prepared)
      throw new Error('PREPARED_DATABASE_URL is not set: run the test with "npm test"');
    return AnotherShop.#made(`template "${new URL(prepared).pathname.slice(1)}"`);
  }

  /** One that says what these statements make of an empty database. */
  static async of(statements: string): Promise<AnotherShop> {
    const shop = await AnotherShop.#made("");
    const client = new Client({ connectionString: shop.url });
    await client.connect();
    try {
      await client.query(statements);
    } finally {
      await client.end();
    }
    return shop;
  }

  static async #made(as: string): Promise<AnotherShop> {
    const name = `moved_${randomBytes(6).toString("hex")}`;
    await atServer(`create database ${name} ${as}`);
    const address = new URL(shopUnderTest().databaseUrl);
    address.pathname = `/${name}`;
    const database = ModulesSdkUtils.createPgConnection({ clientUrl: address.href });
    return new AnotherShop(database, address.href, name);
  }

  /** Gives it a product of the shop under test as if it had been loaded: under ids of its own. */
  async takeProduct({ database: from }: TestCatalog, productId: string): Promise<string[]> {
    const { rows: found } = await from.query<{ table: string; row: { id: string } }>(
      `with variants as (select * from product_variant where product_id = $1),
         stock as (select x.* from product_variant_inventory_item x join variants v on v.id = x.variant_id)
       select 'product' as table, to_jsonb(p) as row from product p where p.id = $1
       union all select 'product_variant', to_jsonb(v) from variants v
       union all select 'inventory_item', to_jsonb(i) from inventory_item i
         where i.id in (select inventory_item_id from stock)
       union all select 'product_variant_inventory_item', to_jsonb(s) from stock s
       union all select 'inventory_level', to_jsonb(l) || '{"reserved_quantity": 0}'
         from inventory_level l where l.inventory_item_id in (select inventory_item_id from stock)`,
      [productId],
    );
    const ids = found.map(({ row }) => row.id);
    for (const { table, row } of found) {
      const text = otherIds(JSON.stringify(row), ids);
      await this.database.raw(
        `insert into "${table}" select * from jsonb_populate_record(null::"${table}", ?::jsonb)`,
        [text],
      );
    }
    return ids;
  }

  async close(): Promise<void> {
    await this.database.destroy();
    await atServer(`drop database ${this.name} with (force)`);
  }
}

/** A text in which each of these ids is another one. */
export function otherIds(text: string, ids: readonly string[]): string {
  return ids.reduce((changed, id) => changed.replaceAll(`"${id}"`, `"${id}_OTHER"`), text);
}

async function atServer(statement: string): Promise<void> {
  const address = new URL(shopUnderTest().databaseUrl);
  address.pathname = "/postgres";
  const client = new Client({ connectionString: address.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
