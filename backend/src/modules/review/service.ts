import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { InferTypeOf } from "@medusajs/framework/types";
import {
  ContainerRegistrationKeys,
  generateEntityId,
  MedusaService,
} from "@medusajs/framework/utils";
import ProductReview from "./models/product-review";

export type ProductReviewRow = InferTypeOf<typeof ProductReview>;

/** What a buyer writes of a product. */
export type WrittenReview = Pick<
  ProductReviewRow,
  "product_id" | "order_id" | "name" | "stars" | "text"
> & { email: string };

/** What staff say of a review that they have read. */
export type StaffSays = Partial<
  Pick<ProductReviewRow, "state" | "reason" | "answer" | "answered_at">
>;

/** Reviews whose address is forgotten: the order still tells, as long as the law has it kept. */
const ORDERED_BY = `email is null and exists (
  select from shop_order o where o.id = product_review.order_id and lower(o.email) = lower(?))`;

const IS_SAME = "product_review.text = excluded.text and product_review.stars = excluded.stars";

/** Reviews of products: one of each buyer's address and product. */
class ReviewModuleService extends MedusaService({ ProductReview }) {
  private readonly database: Knex;

  constructor(dependencies: Record<string, unknown>) {
    // biome-ignore lint/complexity/noArguments: Medusa's base class reads all constructor arguments.
    super(...(arguments as unknown as [Record<string, unknown>]));
    this.database = dependencies[ContainerRegistrationKeys.PG_CONNECTION] as Knex;
  }

  /**
   * Keeps a review, in place of the one that the same buyer wrote before; it waits to be judged. What
   * the shop answered stays below the words that it answered, and no others.
   */
  async write(written: WrittenReview): Promise<ProductReviewRow> {
    const { rows } = await this.database.raw<{ rows: ProductReviewRow[] }>(
      `insert into product_review
         (id, product_id, order_id, email, name, stars, text, written_at)
       values (?, ?, ?, lower(?), ?, ?, ?, now())
       on conflict (product_id, email) where deleted_at is null do update
          set name = excluded.name, stars = excluded.stars, text = excluded.text,
              written_at = excluded.written_at, state = 'waiting', reason = null,
              answer = case when ${IS_SAME} then product_review.answer end,
              answered_at = case when ${IS_SAME} then product_review.answered_at end,
              updated_at = now()
       returning *`,
      [
        generateEntityId(undefined, "prev"),
        written.product_id,
        written.order_id,
        written.email,
        written.name,
        written.stars,
        written.text,
      ],
    );
    return rows[0] as ProductReviewRow;
  }

  /** Those products of which a buyer's review has lost its address: no second one of them is taken. */
  async forgottenOf(email: string, productIds: readonly string[]): Promise<string[]> {
    const { rows } = await this.database.raw<{ rows: { product_id: string }[] }>(
      `select distinct product_id from product_review
        where product_id = any(?) and deleted_at is null and ${ORDERED_BY}`,
      [[...productIds], email],
    );
    return rows.map(({ product_id }) => product_id);
  }

  /** Keeps what staff say of the text of that moment; undefined when its writer changed it since. */
  async sayOf(
    { id, writtenAt }: { id: string; writtenAt: string },
    says: StaffSays,
  ): Promise<ProductReviewRow | undefined> {
    // A moment has milliseconds in JavaScript, and microseconds in PostgreSQL.
    const [row] = await this.database("product_review")
      .where({ id, deleted_at: null })
      .whereRaw("date_trunc('milliseconds', written_at) = ?", [writtenAt])
      .update({ ...says, updated_at: this.database.fn.now() })
      .returning<ProductReviewRow[]>("*");
    return row;
  }

  /** Published reviews of a product: how many gave one star, two … five. */
  async countStars(productId: string): Promise<number[]> {
    const { rows } = await this.database.raw<{ rows: { stars: number; count: number }[] }>(
      `select stars, count(*)::int as count from product_review
        where product_id = ? and state = 'published' and deleted_at is null group by stars`,
      [productId],
    );
    return [1, 2, 3, 4, 5].map((one) => rows.find(({ stars }) => stars === one)?.count ?? 0);
  }

  /**
   * What is published stays without its writer; the rest of what somebody wrote goes. Shoppers may
   * have chosen by it, and a shop that loses reviews as it likes is not believed.
   */
  async forgetWriter(email: string): Promise<void> {
    await this.database.transaction(async (transaction) => {
      await transaction.raw(
        "delete from product_review where email = lower(?) and state <> 'published'",
        [email],
      );
      await transaction.raw(
        `update product_review set email = null, name = '', updated_at = now()
          where email = lower(?) or (name <> '' and ${ORDERED_BY})`,
        [email, email],
      );
    });
  }

  /**
   * Of reviews that were written before, at most `limit` of each kind: takes the address out of
   * published ones, and the others away. Answers how many of one kind at most.
   */
  async forgetWriters(before: Date, limit: number): Promise<number> {
    const change = async (start: string, which: string) => {
      const { rowCount } = await this.database.raw<{ rowCount: number }>(
        `${start} where id in (
           select id from product_review where written_at < ? and ${which} limit ?)`,
        [before, limit],
      );
      return rowCount;
    };
    const removed = await change("delete from product_review", "state <> 'published'");
    const emptied = await change(
      "update product_review set email = null",
      "state = 'published' and email is not null",
    );
    return Math.max(removed, emptied);
  }
}

export default ReviewModuleService;
