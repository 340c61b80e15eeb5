import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";

/** A row of `shop_pay_link`. */
export interface PayLinkRow {
  id: string;
  order_id: string;
  /** The payment that it opens; null: the order's own. */
  payment_id: string | null;
  token_hash: string;
  expires_at: Date;
  ended_at: Date | null;
  created_at: Date;
}

/** A link that is about to be mailed. */
export interface NewPayLink {
  tokenHash: string;
  until: Date;
  /** Of a change's payment; left out for the order's own. */
  paymentId?: string;
}

/** Reads and writes `shop_pay_link`. */
export class PayLinkTable {
  constructor(private readonly database: Knex) {}

  async findByHash(tokenHash: string): Promise<PayLinkRow | undefined> {
    const [row] = await this.rows("select * from shop_pay_link where token_hash = ?", [tokenHash]);
    return row;
  }

  /** Those of an order, the newest first. */
  listOf(orderId: string): Promise<PayLinkRow[]> {
    return this.rows(
      "select * from shop_pay_link where order_id = ? order by created_at desc, id desc",
      [orderId],
    );
  }

  /** Adds a link; its order keeps its goods as long as the link holds. */
  async add(
    orderId: string,
    { tokenHash, until, paymentId }: NewPayLink,
    transaction: Knex.Transaction,
  ): Promise<void> {
    await transaction.raw(
      `with kept as (
         update shop_order set expires_at = greatest(expires_at, ?) where id = ?)
       insert into shop_pay_link (id, order_id, payment_id, token_hash, expires_at)
       values (?, ?, ?, ?, ?)`,
      [
        ...[until, orderId, generateEntityId(undefined, "plink"), orderId],
        ...[paymentId ?? null, tokenHash, until],
      ] as Knex.RawBinding[],
    );
  }

  /** Ends every link of an order, or all `but` one; its goods stay kept as long as they were promised. */
  async end(orderId: string, transaction: Knex.Transaction, but = ""): Promise<void> {
    await transaction.raw(
      `update shop_pay_link set ended_at = now(), updated_at = now()
        where order_id = ? and ended_at is null and token_hash <> ?`,
      [orderId, but],
    );
  }

  private async rows(sql: string, values: unknown[]): Promise<PayLinkRow[]> {
    const { rows } = await this.database.raw<{ rows: PayLinkRow[] }>(
      sql,
      values as Knex.RawBinding[],
    );
    return rows;
  }
}
