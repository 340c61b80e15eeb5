import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { PRODUCT_CHANGE_TABLE } from "../../../catalog/search-index/product-change-triggers";

/** Notes in the queue of products whose search documents may be out of date. */
export class IndexNotes {
  #ids: string[] = [];

  constructor(private readonly database: Knex) {}

  async make(productIds: readonly string[]): Promise<void> {
    const { rows } = await this.database.raw<{ rows: { id: string }[] }>(
      `insert into ${PRODUCT_CHANGE_TABLE} (product_id)
        select jsonb_array_elements_text(?::jsonb) returning id`,
      [JSON.stringify(productIds)],
    );
    this.#ids = rows.map(({ id }) => id);
  }

  /**
   * Takes the notes back, and those of the triggers in this transaction. A worker that took one of
   * the notes meanwhile may have indexed what was there before: then the triggers' notes stay, and
   * the answer is false.
   */
  async settle(transaction: Knex, productIds: readonly string[]): Promise<boolean> {
    const bindings = [this.#ids, this.#ids, productIds] as unknown as Knex.RawBinding[];
    const { rows } = await transaction.raw<{ rows: { all: boolean }[] }>(
      `with taken_back as (
          delete from ${PRODUCT_CHANGE_TABLE} where id = any(?) returning id),
        done as (
          select (select count(*) from taken_back) = cardinality(?::bigint[]) as "all"),
        of_triggers as (
          delete from ${PRODUCT_CHANGE_TABLE}
            where product_id = any(?) and xmin = pg_current_xact_id()::xid
              and (select "all" from done))
      select "all" from done`,
      bindings,
    );
    return rows[0]?.all === true;
  }
}
