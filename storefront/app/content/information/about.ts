import type { NavigationLink } from "../navigation.ts";

export const ABOUT_TITLE = "About Birchwell";
export const ABOUT_DESCRIPTION =
  "Birchwell is a Canadian shop for everyday help at home: who we are, what we value and how we work.";

export const ABOUT_MISSION =
  "To help people live at home for longer, with tools that are well made, fairly priced and easy to understand.";

export const ABOUT_VALUES: readonly { title: string; text: string }[] = [
  {
    title: "Plain words",
    text: "We say what a product does, whom it suits and whom it does not. No fine print that matters.",
  },
  {
    title: "Dignity first",
    text: "We speak to the person who will use it, not over their head. Parcels are plain.",
  },
  {
    title: "Fit before sale",
    text: "We would rather ask one more question than send the wrong size.",
  },
  {
    title: "Made to last",
    text: "We choose aids that can be cleaned, adjusted and repaired.",
  },
];

// The four figures are those of spec §2 About. For the owner: they are claims to the public. Under
// section 74.01 of Canada's Competition Act they must be true of the shop that shows them, with
// records to prove it; replace or remove them before a real shop opens.
export const ABOUT_STATS: readonly { figure: string; label: string }[] = [
  { figure: "15+", label: "years of experience" },
  { figure: "50K+", label: "families served" },
  { figure: "99.9%", label: "reliability" },
  { figure: "24/7", label: "support" },
];

// The story of the demo brand: a real shop tells its own.
export const ABOUT_STORY: readonly string[] = [
  "Birchwell began at a kitchen table. Two sisters were trying to bring their father home after a hip operation. They needed a walker, a raised seat and a rail by Friday. What they found was a dozen web pages full of medical terms, and nobody who could say whether any of it would pass through the bathroom door.",
  "So they measured the door, made a list and called every supplier they could find. Friends asked for the list. Then friends of friends did. The list became a shop, named after the birch trees behind the house and the wish with which their father ended each letter: be well.",
  "We still work from that list. Our product pages give the measurement that decides if it fits. Every guide says when it is time to ask a professional. And there is still a person on the phone who will ask how wide your door is.",
];

export const ABOUT_REASONS: readonly { title: string; text: string }[] = [
  {
    title: "Measurements you can trust",
    text: "Seat widths, weight limits and folded sizes are on every page, in centimetres and inches.",
  },
  {
    title: "Guides that name their sources",
    text: "Our care guides name the health organizations that their facts come from.",
  },
  {
    title: "People who answer",
    text: "Call or write, and someone who knows the products will help you choose.",
  },
  {
    title: "Easy to read, easy to use",
    text: "Large type, strong contrast and clear buttons on every page.",
  },
];

export const ABOUT_ACTIONS: readonly NavigationLink[] = [
  { label: "Contact us", to: "/contact" },
  { label: "Browse products", to: "/products" },
];
