import type { CurrentPost, PostFields } from "@eldercare/catalog-import";
import { postDetailFromStored, type StoredPost } from "../../content/posts/post-view";

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
