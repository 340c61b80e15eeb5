import type { PostTopic } from "@eldercare/contracts";

/**
 * The cards 'Popular Topics' of the guide list. The counts are fixed texts (spec §2 Blog list).
 *
 * Note for the owner: they are those that were ordered, not what the shop has published. Set them to
 * the real numbers, or leave them out, before you open.
 */
export const POPULAR_TOPICS: readonly { topic: PostTopic; posts: number; text: string }[] = [
  { topic: "Product Guides", posts: 12, text: "How to choose, measure and set up." },
  { topic: "Safety Tips", posts: 8, text: "A safer home, room by room." },
  { topic: "Health & Wellness", posts: 15, text: "Moving, sleeping and feeling well." },
  { topic: "Care Instructions", posts: 6, text: "Keep your aids clean and sound." },
];
