import { MOST_STOCK_ALERTS } from "@eldercare/contracts";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import {
  ContainerRegistrationKeys,
  generateEntityId,
  MedusaService,
} from "@medusajs/framework/utils";
import StockAlert from "./models/stock-alert";

export interface StockAlertRow {
  id: string;
  email: string;
  product_id: string;
  variant_id: string;
  consent: string;
  address_mark: string;
  created_at: Date;
}

/** What somebody waits for: a variant, or a product that has none. */
export type WaitedFor = Pick<StockAlertRow, "product_id" | "variant_id">;

/** Who waits for what; each change is one statement. */
class StockAlertModuleService extends MedusaService({ StockAlert }) {
  private readonly database: Knex;

  constructor(dependencies: Record<string, unknown>) {
    // biome-ignore lint/complexity/noArguments: Medusa's base class reads all constructor arguments.
    super(...(arguments as unknown as [Record<string, unknown>]));
    this.database = dependencies[ContainerRegistrationKeys.PG_CONNECTION] as Knex;
  }

  /** Notes that an address waits, once; false for one that waits for too much already. */
  async keep(alert: Omit<StockAlertRow, "id" | "created_at">): Promise<boolean> {
    await this.database.raw(
      `insert into stock_alert (id, email, product_id, variant_id, consent, address_mark)
       select :id, :email, :product_id, :variant_id, :consent, :address_mark
        where (select count(*) from stock_alert
                where email = :email and deleted_at is null) < :most
       on conflict (product_id, variant_id, email) where deleted_at is null do nothing`,
      { ...alert, id: generateEntityId(undefined, "salert"), most: MOST_STOCK_ALERTS },
    );
    const { email, product_id, variant_id } = alert;
    const kept = await this.database("stock_alert")
      .first("id")
      .where({ email, product_id, variant_id, deleted_at: null });
    return kept !== undefined;
  }

  /** Everything that somebody waits for. */
  async listWaitedFor(): Promise<WaitedFor[]> {
    return this.database("stock_alert")
      .distinct("product_id", "variant_id")
      .whereNull("deleted_at");
  }

  /** At most `limit` of what is waited for, with how many do; what most wait for first. */
  async countMostWaitedFor(limit: number): Promise<(WaitedFor & { waiting: number })[]> {
    const { rows } = await this.database.raw<{ rows: (WaitedFor & { waiting: number })[] }>(
      `select product_id, variant_id, count(*)::int as waiting from stock_alert
        where deleted_at is null group by 1, 2 order by 3 desc, 1, 2 limit ?`,
      [limit],
    );
    return rows;
  }

  /** Takes at most `limit` who wait for this, who asked first, first: with the transaction they are gone. */
  async take(
    { product_id, variant_id }: WaitedFor,
    limit: number,
    transaction: Knex.Transaction,
  ): Promise<StockAlertRow[]> {
    const { rows } = await transaction.raw<{ rows: StockAlertRow[] }>(
      `delete from stock_alert where id in (
         select id from stock_alert
          where product_id = ? and variant_id = ? and deleted_at is null
          order by created_at, id limit ? for update skip locked)
       returning *`,
      [product_id, variant_id, limit],
    );
    return rows;
  }

  /** What an address waits for. */
  async listOf(email: string): Promise<StockAlertRow[]> {
    return this.database("stock_alert").where({ email: email.toLowerCase() }).orderBy("created_at");
  }

  /** Ends everything of the address that has this mark. */
  async forgetMarked(addressMark: string): Promise<void> {
    await this.database("stock_alert").where({ address_mark: addressMark }).delete();
  }

  async forgetAddress(email: string): Promise<void> {
    await this.database("stock_alert").where({ email: email.toLowerCase() }).delete();
  }

  /** Removes at most `limit` that wait for longer; answers how many. */
  async forgetOld(before: Date, limit: number): Promise<number> {
    const { rowCount } = await this.database.raw<{ rowCount: number }>(
      `delete from stock_alert where id in (
         select id from stock_alert where created_at < ? limit ?)`,
      [before, limit],
    );
    return rowCount;
  }
}

export default StockAlertModuleService;
