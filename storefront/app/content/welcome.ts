import { SHOP } from "./shop";

/** The home page's welcome banner, and what the carousel shows while it has no slides. */
export const WELCOME = {
  title: SHOP.tagline,
  text: "Walkers, bathroom safety, health monitors and clever tools for daily life, shipped across Canada.",
  button: "Shop All Products",
} as const;

export const DEFAULT_SLIDE = {
  title: `Welcome to ${SHOP.name}`,
  text: "Find what makes the day a little easier, for yourself or for someone you care for.",
  button: "Shop Now",
  link: "/products",
} as const;
