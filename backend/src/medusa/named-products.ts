import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { IN_SHOP } from "./archived-products";

/**
 * The products that a file names, as ids in a temporary table of the database, so that memory stays
 * the same at any size. It is gone when this is closed.
 */
export class NamedProducts {
  private constructor(private readonly transaction: Knex.Transaction) {}

  static async open(database: Knex): Promise<NamedProducts> {
    const transaction = await database.transaction();
    await transaction.raw(
      "create temporary table named_product (id text primary key) on commit drop",
    );
    return new NamedProducts(transaction);
  }

  async add(ids: readonly string[]): Promise<void> {
    await this.transaction.raw(
      "insert into named_product select unnest(?::text[]) on conflict do nothing",
      [ids] as unknown as Knex.RawBinding[],
    );
  }

  /** The shop's products that it does not name, `size` at a time. */
  async *others(size: number): AsyncGenerator<{ id: string; name: string }[]> {
    for (let after = ""; ; ) {
      const { rows } = await this.transaction.raw<{ rows: { id: string; name: string }[] }>(
        `select p.id, p.title as name from product p where ${IN_SHOP} and p.id > ?
          and not exists (select 1 from named_product n where n.id = p.id)
          order by p.id limit ?`,
        [after, size],
      );
      if (rows.length === 0) return;
      yield rows;
      after = rows.at(-1)?.id ?? "";
    }
  }

  /** Ids of the categories in which named products lie. */
  async categories(): Promise<string[]> {
    const { rows } = await this.transaction.raw<{ rows: { id: string }[] }>(
      `select distinct l.product_category_id as id from product_category_product l
        join named_product n on n.id = l.product_id`,
    );
    return rows.map(({ id }) => id);
  }

  async close(): Promise<void> {
    await this.transaction.commit();
  }
}
