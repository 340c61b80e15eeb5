import { type Post, type PostDetail, PostSource, PostTopic } from "@eldercare/contracts";
import type { InferTypeOf } from "@medusajs/framework/types";
import { z } from "zod";
import { imageWithoutHost } from "../../media/image-without-host";
import type PostModel from "../../modules/post/models/post";

/** A care guide as the post module stores it. */
export type StoredPost = InferTypeOf<typeof PostModel>;

/** What of a stored guide a list needs. */
export type ListedPost = Pick<
  StoredPost,
  "id" | "slug" | "title" | "excerpt" | "cover_url" | "dated_at" | "published"
>;

/** A care guide of a list; only admins learn whether it is published. */
export function postFromStored(post: ListedPost, isForAdmin: boolean): Post {
  return {
    id: post.id,
    slug: post.slug,
    title: post.title,
    excerpt: post.excerpt,
    coverUrl: imageWithoutHost(post.cover_url),
    createdAt: new Date(post.dated_at).toISOString(),
    ...(isForAdmin ? { published: post.published } : {}),
  };
}

/** A care guide to read. */
export function postDetailFromStored(post: StoredPost, isForAdmin: boolean): PostDetail {
  return {
    ...postFromStored(post, isForAdmin),
    content: post.content,
    coverAlt: post.cover_alt,
    author: post.author,
    topic: topicOf(post.topic),
    products: post.products,
    sources: sourcesOf(post.sources),
    updatedAt: new Date(post.updated_at).toISOString(),
  };
}

/** The stored list of sources; it was checked when it was written. */
export function sourcesOf(stored: unknown): PostSource[] {
  return z.array(PostSource).catch([]).parse(stored);
}

function topicOf(stored: string | null): PostTopic | null {
  return PostTopic.nullable().catch(null).parse(stored);
}
