/** Products of the demo catalogue (seeds/products.csv) that the journeys rely on. */

/** Reduced, featured, several pictures, plenty in stock. */
export const ROLLATOR = {
  name: "Maple Folding Rollator with Seat",
  slug: "folding-rollator-with-seat",
  category: "Mobility Aids",
  sku: "BW-MOB-001",
  pictures: 3,
} as const;

export const SLIDE_COUNT = 4;
