import type { PostTopic } from "@eldercare/contracts";

/** The cards 'Popular Topics' of the guide list (spec §2 Blog list). */
export const POPULAR_TOPICS: readonly { topic: PostTopic; text: string }[] = [
  { topic: "Product Guides", text: "How to choose, measure and set up." },
  { topic: "Safety Tips", text: "A safer home, room by room." },
  { topic: "Health & Wellness", text: "Moving, sleeping and feeling well." },
  { topic: "Care Instructions", text: "Keep your aids clean and sound." },
];
