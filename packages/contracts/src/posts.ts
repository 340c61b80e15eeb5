import { z } from "zod";
import { MAX_LIST_LIMIT } from "./constants.js";
import { queryFlag, queryInteger, queryText } from "./query-values.js";

/** Care guides (spec.md §2 Blog list, §3 Blog post). */

export const POST_TOPICS = [
  "Product Guides",
  "Safety Tips",
  "Health & Wellness",
  "Care Instructions",
] as const;
export const PostTopic = z.enum(POST_TOPICS);
export type PostTopic = z.infer<typeof PostTopic>;

/** A care guide in a list. `coverUrl` has no host; `createdAt` is an ISO 8601 time. */
export const Post = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  coverUrl: z.string().nullable(),
  createdAt: z.string(),
  /** Told to admins only: shoppers never see drafts. */
  published: z.boolean().optional(),
});
export type Post = z.infer<typeof Post>;

export const PostSource = z.object({
  title: z.string(),
  publisher: z.string(),
  url: z.url({ protocol: /^https?$/ }),
});
export type PostSource = z.infer<typeof PostSource>;

/** A care guide to read: `content` is Markdown, `products` are slugs of products it speaks of. */
export const Article = Post.extend({
  content: z.string(),
  coverAlt: z.string(),
  author: z.string(),
  topic: PostTopic.nullable(),
  products: z.array(z.string()),
  sources: z.array(PostSource),
  updatedAt: z.string(),
});
export type Article = z.infer<typeof Article>;

/** GET /api/posts. Shoppers get published guides whatever `published` says; newest first. */
export const PostListQuery = z
  .object({
    published: queryFlag("published"),
    limit: queryInteger("limit", 1, MAX_LIST_LIMIT),
    offset: queryInteger("offset", 0, 1_000_000),
    search: queryText("search", 200),
    topic: queryText("topic", 100),
  })
  .partial();
export type PostListParams = z.input<typeof PostListQuery>;
export type PostListQuery = z.output<typeof PostListQuery>;

export const PostListResponse = z.object({
  posts: z.array(Post),
  total: z.number().int().nonnegative(),
});
export type PostListResponse = z.infer<typeof PostListResponse>;
