import type { PostSource, PostTopic } from "@eldercare/contracts";
import { postDetailFromStored, type StoredPost } from "../../content/posts/post-view";

/** All that is written of a care guide. `createdAt` is the date that readers see, ISO 8601. */
export interface PostFields {
  slug: string;
  title: string;
  excerpt: string;
  /** Markdown. */
  content: string;
  coverUrl: string | null;
  coverAlt: string;
  author: string;
  topic: PostTopic | null;
  products: readonly string[];
  sources: readonly PostSource[];
  published: boolean;
  createdAt: string;
}

export interface CurrentPost {
  id: string;
  fields: PostFields;
}

/** A stored guide as it would be written. */
export function currentPost(stored: StoredPost): CurrentPost {
  const { id, updatedAt, published, ...fields } = postDetailFromStored(stored, true);
  return { id, fields: { ...fields, published: stored.published } };
}

/** The post module's row. */
export function postRow(fields: PostFields) {
  return {
    slug: fields.slug,
    title: fields.title,
    excerpt: fields.excerpt,
    content: fields.content,
    cover_url: fields.coverUrl,
    cover_alt: fields.coverAlt,
    author: fields.author,
    topic: fields.topic,
    products: [...fields.products],
    // Medusa's type for JSON knows objects only; the column takes a list as well.
    sources: fields.sources as unknown as Record<string, unknown>,
    published: fields.published,
    dated_at: new Date(fields.createdAt),
  };
}
