/** Products of the demo catalog (seeds/products.csv) that the journeys rely on. */

/** Reduced, featured, several images, plenty in stock. */
export const ROLLATOR = {
  name: "Maple Folding Rollator with Seat",
  slug: "folding-rollator-with-seat",
  category: "Mobility Aids",
  sku: "BW-MOB-001",
  images: 3,
  firstAlt:
    "Folding rollator with four wheels, padded seat, shopping bag, back strap and brake handles, seen from the front corner",
  secondAlt: "The same rollator from the side, with its seat, brake cables and four wheels",
} as const;

/** With French texts. */
export const FRENCH_WALKER = {
  name: "Two-Wheel Folding Walker",
  slug: "two-wheel-folding-walker",
  frenchName: "Marchette pliante à deux roues",
} as const;

/** The slug of a product without French texts. */
export const ENGLISH_ONLY = "upright-walker";

/** Nothing of it is left. */
export const SOLD_OUT = { slug: "tub-safety-rail" } as const;

export const SLIDE_COUNT = 4;
