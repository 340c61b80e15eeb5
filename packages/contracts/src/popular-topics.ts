import type { PostTopic } from "./posts.js";

/**
 * How many articles the cards 'Popular Topics' name (spec §2 Blog list): the numbers that were
 * ordered, whatever the shop has published. Where they differ the page calls them an example, and
 * “Before You Open” names them.
 */
export const POPULAR_TOPIC_ARTICLES: Readonly<Record<PostTopic, number>> = {
  "Product Guides": 12,
  "Safety Tips": 8,
  "Health & Wellness": 15,
  "Care Instructions": 6,
};
