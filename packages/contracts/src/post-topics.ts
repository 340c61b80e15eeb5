/** Topics of care guides (spec §2 Blog list). */
export const POST_TOPICS = [
  "Product Guides",
  "Safety Tips",
  "Health & Wellness",
  "Care Instructions",
] as const;
