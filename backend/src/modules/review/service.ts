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

/** Reviews of products: one of each buyer's address and product. */
class ReviewModuleService extends MedusaService({ ProductReview }) {
  private readonly database: Knex;

  constructor(dependencies: Record<string, unknown>) {
    // biome-ignore lint/complexity/noArguments: Medusa's base class reads all constructor arguments.
    super(...(arguments as unknown as [Record<string, unknown>]));
    this.database = dependencies[ContainerRegistrationKeys.PG_CONNECTION] as Knex;
  }

  /** Keeps a review, in place of the one that the same buyer wrote before; it waits to be judged. */
  async write(written: WrittenReview): Promise<ProductReviewRow> {
    const { rows } = await this.database.raw<{ rows: ProductReviewRow[] }>(
      `insert into product_review
         (id, product_id, order_id, email, name, stars, text, written_at)
       values (?, ?, ?, lower(?), ?, ?, ?, now())
       on conflict (product_id, email) where deleted_at is null do update
          set name = excluded.name, stars = excluded.stars, text = excluded.text,
              written_at = excluded.written_at, state = 'waiting', reason = null,
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
        "update product_review set email = null, name = '', updated_at = now() where email = lower(?)",
        [email],
      );
    });
  }

  /** Takes the address out of at most `limit` reviews that were written before; answers how many. */
  async forgetAddresses(before: Date, limit: number): Promise<number> {
    const { rowCount } = await this.database.raw<{ rowCount: number }>(
      `update product_review set email = null where id in (
         select id from product_review where written_at < ? and email is not null limit ?)`,
      [before, limit],
    );
    return rowCount;
  }
}

export default ReviewModuleService;
