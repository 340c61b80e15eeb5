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
   * the notes meanwhile may have indexed what was there before: then the triggers' notes stay.
   */
  async settle(transaction: Knex, productIds: readonly string[]): Promise<void> {
    const bindings = [this.#ids, productIds] as unknown as Knex.RawBinding[];
    await transaction.raw(
      `with notes as (select ?::bigint[] as ids),
        taken_back as (
          delete from ${PRODUCT_CHANGE_TABLE} where id = any((select ids from notes)::bigint[])
          returning id)
      delete from ${PRODUCT_CHANGE_TABLE}
        where product_id = any(?) and xmin = pg_current_xact_id()::xid
          and (select count(*) from taken_back) = (select cardinality(ids) from notes)`,
      bindings,
    );
  }
}
