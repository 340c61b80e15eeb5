import type { Post } from "@eldercare/contracts";

export const RELATED_POSTS = 3;

/** Other posts to read next: of the same topic first, then any, each once and never the post itself. */
export function relatedPosts(
  slug: string,
  sameTopic: readonly Post[],
  newest: readonly Post[],
): Post[] {
  const bySlug = new Map([...sameTopic, ...newest].map((post) => [post.slug, post]));
  bySlug.delete(slug);
  return [...bySlug.values()].slice(0, RELATED_POSTS);
}
