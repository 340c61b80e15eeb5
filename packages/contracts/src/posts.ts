import { z } from "zod";
import { MAX_LIST_LIMIT } from "./constants.js";
import { ImageInput, WebAddress } from "./images.js";
import { POST_TOPICS } from "./post-topics.js";
import { queryFlag, queryInteger, queryText } from "./query-values.js";
import { slugFromName } from "./slug.js";
import {
  MAX_IMAGE_ALT_LENGTH,
  MAX_POST_AUTHOR_LENGTH,
  MAX_POST_EXCERPT_LENGTH,
  MAX_POST_LENGTH,
  MAX_POST_TITLE_LENGTH,
  MAX_SEARCH_LENGTH,
  MAX_SLUG_LENGTH,
  MAX_SOURCE_PUBLISHER_LENGTH,
  MAX_SOURCE_TITLE_LENGTH,
} from "./text-limits.js";
import { line, requiredLine, requiredText } from "./texts.js";

/** Care guides (spec §2 Blog list, §3 Blog post). */

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

/** Where a guide's facts come from; `publisher` may be empty. */
export const PostSource = z.object({
  title: requiredLine("Each source needs a title", MAX_SOURCE_TITLE_LENGTH),
  publisher: line(MAX_SOURCE_PUBLISHER_LENGTH),
  url: WebAddress,
});
export type PostSource = z.infer<typeof PostSource>;

/** A care guide to read: `content` is Markdown, `products` are slugs of products it speaks of. */
export const PostDetail = Post.extend({
  content: z.string(),
  coverAlt: z.string(),
  author: z.string(),
  topic: PostTopic.nullable(),
  products: z.array(z.string()),
  sources: z.array(PostSource),
  updatedAt: z.string(),
  /**
   * Told to staff only: what lines of the text name as products and the shop does not have. Readers do
   * not see these lines.
   */
  missingProducts: z.array(z.string()).optional(),
});
export type PostDetail = z.infer<typeof PostDetail>;

/**
 * GET /api/posts. Shoppers get published guides whatever `published` says; admins get both kinds
 * without it. Newest first; in a search, those that have it in the title before the others.
 */
export const PostListQuery = z
  .object({
    published: queryFlag("published"),
    limit: queryInteger("limit", 1, MAX_LIST_LIMIT),
    offset: queryInteger("offset", 0, 1_000_000),
    search: queryText("search", MAX_SEARCH_LENGTH),
    topic: queryText("topic", 100),
  })
  .partial();
export type PostListParams = z.input<typeof PostListQuery>;
export type PostListQuery = z.output<typeof PostListQuery>;

/** How many guides are published on each topic; a topic without any is left out. */
export const PostTopicCounts = z.partialRecord(PostTopic, z.number().int());
export type PostTopicCounts = z.infer<typeof PostTopicCounts>;

export const PostListResponse = z.object({
  posts: z.array(Post),
  total: z.number().int().nonnegative(),
  /** Of all that shoppers can read, whatever is searched for. */
  topics: PostTopicCounts,
});
export type PostListResponse = z.infer<typeof PostListResponse>;

export const DEFAULT_POST_AUTHOR = "Birchwell Care Team";

const MAX_PRODUCTS = 20;
const MAX_SOURCES = 30;
const DATE = "Please give the date as year-month-day, like 2026-03-31";

/** A day is meant in all of Canada: noon UTC is that day from coast to coast. */
const date = z.union(
  [
    z.iso.date().transform((day) => `${day}T12:00:00.000Z`),
    z
      .union([
        z.iso.datetime({ offset: true }),
        // In minutes alone, as ISO 8601 has it.
        z.iso.datetime({ offset: true, precision: -1 }),
      ])
      .transform((time) => new Date(time).toISOString()),
  ],
  { error: DATE },
);

const fields = {
  title: requiredLine("Title is required", MAX_POST_TITLE_LENGTH),
  /** Whatever is given becomes what an address can hold. */
  slug: line(MAX_SLUG_LENGTH).transform(slugFromName),
  excerpt: requiredLine("Excerpt is required", MAX_POST_EXCERPT_LENGTH),
  /** Markdown. */
  content: requiredText("The guide has no text yet", MAX_POST_LENGTH),
  /** Empty or null: no image. */
  coverUrl: z.union([z.literal("").transform(() => null), z.null(), ImageInput]),
  coverAlt: line(MAX_IMAGE_ALT_LENGTH),
  /** Empty: {@link DEFAULT_POST_AUTHOR}. */
  author: line(MAX_POST_AUTHOR_LENGTH).transform((value) => value || DEFAULT_POST_AUTHOR),
  topic: z
    .enum(POST_TOPICS, { error: `Topic must be one of ${POST_TOPICS.join(", ")}` })
    .nullable(),
  /** Slugs. */
  products: z
    .array(requiredLine("A product needs a slug", 200))
    .max(MAX_PRODUCTS, `At most ${MAX_PRODUCTS} products`),
  sources: z.array(PostSource).max(MAX_SOURCES, `At most ${MAX_SOURCES} sources`),
  published: z.boolean(),
  /** The date that readers see. Left out: the time of publication. */
  createdAt: date,
};

/** Each field of a care guide by itself, for forms and files. */
export const PostFields = z.object(fields).shape;

/** POST /api/posts (staff only); without a slug one is made of the title. Answers 201 and the {@link StaffPost}. */
export const PostBody = z.object({
  ...fields,
  slug: fields.slug.optional(),
  coverUrl: fields.coverUrl.default(null),
  coverAlt: fields.coverAlt.default(""),
  author: fields.author.default(DEFAULT_POST_AUTHOR),
  topic: fields.topic.default(null),
  products: fields.products.default([]),
  sources: fields.sources.default([]),
  published: fields.published.default(false),
  createdAt: fields.createdAt.optional(),
});
export type PostInput = z.input<typeof PostBody>;
export type PostBody = z.output<typeof PostBody>;

/** A care guide as staff see it. */
export const StaffPost = PostDetail.extend({
  published: z.boolean(),
  missingProducts: z.array(z.string()),
});
export type StaffPost = z.infer<typeof StaffPost>;

/**
 * PUT /api/posts/{id} (staff only): only what is sent changes; answers the {@link StaffPost}.
 * `expected` is what the form began with (decision 094).
 */
export const PostChangesBody = z
  .object({
    ...fields,
    slug: fields.slug.refine((slug) => slug !== "", "Slug is required"),
    expected: StaffPost.omit({ id: true, updatedAt: true, missingProducts: true }).partial(),
  })
  .partial();
export type PostChangesInput = z.input<typeof PostChangesBody>;
export type PostChangesBody = z.output<typeof PostChangesBody>;
