import { SHOP } from "./shop";

/** What the carousel shows while it has no slides. */
export const DEFAULT_SLIDE = {
  title: `Welcome to ${SHOP.name}`,
  text: "Find what makes the day a little easier, for yourself or for someone you care for.",
  button: "Shop Now",
  link: "/products",
} as const;
