import { z } from "zod";
import { queryInteger } from "./query-values.js";

/** Pictures that catalog files named and that could not be fetched (docs/merchandising.md). */

/** One picture that a product waits for. Times are ISO 8601. */
export const MissingImage = z.object({
  id: z.string(),
  productName: z.string(),
  productSlug: z.string(),
  /** Where it is on the web, as the file says it. */
  address: z.string(),
  /** Why it did not come; a sentence. */
  reason: z.string(),
  triedAt: z.string(),
});
export type MissingImage = z.infer<typeof MissingImage>;

export const MissingImageListQuery = z
  .object({ limit: queryInteger("limit", 1, 100), offset: queryInteger("offset", 0, 1_000_000) })
  .partial();
export type MissingImageListQuery = z.output<typeof MissingImageListQuery>;

/** GET /api/missing-images, the newest first; `isTrying` while they are being fetched. */
export const MissingImageList = z.object({
  images: z.array(MissingImage),
  total: z.number().int().nonnegative(),
  isTrying: z.boolean(),
});
export type MissingImageList = z.infer<typeof MissingImageList>;

export const MISSING_IMAGES_PAGE_SIZE = 20;

/** Texts of failures and successes. */
export const MISSING_IMAGE_NOT_FOUND = "Nobody waits for this picture any more.";
export const MISSING_IMAGE_FORGOTTEN = "The picture is off the list.";
