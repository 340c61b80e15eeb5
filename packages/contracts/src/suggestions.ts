import { z } from "zod";
import { Category } from "./categories.js";
import { Post } from "./posts.js";
import { Product } from "./products.js";
import { queryText } from "./query-values.js";
import { MAX_SEARCH_LENGTH } from "./text-limits.js";

/** GET /api/suggestions: what has been typed so far, however it is written. */
export const SuggestionQuery = z.object({
  q: queryText("q", MAX_SEARCH_LENGTH).transform((text) => text.toLowerCase().replace(/\s+/g, " ")),
});
export type SuggestionParams = z.input<typeof SuggestionQuery>;

/** A product in one line. */
export const SuggestedProduct = Product.pick({ id: true, name: true, slug: true }).extend({
  /** The lowest of its variants' prices, in cents. */
  priceCAD: Product.shape.priceCAD,
  /** Other variants cost more. */
  isFrom: z.boolean(),
  /** Without a host; null for a product without pictures. */
  imageUrl: z.string().nullable(),
});
export type SuggestedProduct = z.infer<typeof SuggestedProduct>;

/** What somebody may mean who is still typing, the likeliest first of each kind. */
export const SuggestionsResponse = z.object({
  /** What was typed with its spelling corrected, where the products are those of that. */
  corrected: z.string().optional(),
  products: z.array(SuggestedProduct),
  categories: z.array(Category.pick({ id: true, name: true, slug: true })),
  posts: z.array(Post.pick({ id: true, slug: true, title: true })),
});
export type SuggestionsResponse = z.infer<typeof SuggestionsResponse>;
