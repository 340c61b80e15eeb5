import type { Review, StaffReviewListQuery, StaffReviewListResponse } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { ProductReviewRow } from "../../modules/review/service";
import { containing } from "../containing";
import { reviewFromStored } from "./review-view";
import { reviewsOf } from "./reviews-of";

const PAGE_SIZE = 20;
const SEARCHED = ["name", "email", "text"];

/** Reviews for staff, the newest first, how many there are, and how many wait. */
export async function listAllReviews(
  container: MedusaContainer,
  { state, search, limit = PAGE_SIZE, offset = 0 }: StaffReviewListQuery,
): Promise<StaffReviewListResponse> {
  const reviews = reviewsOf(container);
  const filters = {
    ...(search ? { $or: containing(search, SEARCHED) } : {}),
    ...(state ? { state } : {}),
  };
  const [[rows, total], [, waiting]] = await Promise.all([
    reviews.listAndCountProductReviews(filters, {
      order: { written_at: "DESC", id: "DESC" },
      take: limit,
      skip: offset,
    }),
    reviews.listAndCountProductReviews({ state: "waiting" }, { take: 1 }),
  ]);
  return { reviews: await withProducts(container, rows), total, waiting };
}

/** Reviews with the names of their products, as far as those are still in the shop. */
export async function withProducts(
  container: MedusaContainer,
  rows: readonly ProductReviewRow[],
): Promise<Review[]> {
  const ids = [...new Set(rows.map(({ product_id }) => product_id))];
  const products = await container
    .resolve(Modules.PRODUCT)
    .listProducts({ id: ids }, { select: ["id", "title", "handle"], take: ids.length });
  const known = new Map(
    products.map(({ id, title, handle }) => [id, { id, name: title, slug: handle }]),
  );
  return rows.map((row) => reviewFromStored(row, known.get(row.product_id) ?? null));
}
