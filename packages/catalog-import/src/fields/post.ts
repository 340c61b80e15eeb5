import type { PostSource, PostTopic } from "@eldercare/contracts";

/** All that a file says of a post. `createdAt` is the date that readers see, ISO 8601. */
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

/** A post of the shop. */
export interface CurrentPost {
  id: string;
  fields: PostFields;
}
