import { slugFromName } from "../slug.js";
import type { InformationSection } from "./information-page.js";

/** The original words of the page About (spec §2 About). */

const titled = (texts: readonly (readonly [title: string, text: string])[]): InformationSection[] =>
  texts.map(([heading, text]) => ({
    id: slugFromName(heading),
    heading,
    blocks: [{ kind: "text", text }],
  }));

export const ABOUT_PAGE = {
  title: "About Birchwell",
  description:
    "Birchwell is a Canadian shop for everyday help at home: who we are, what we value and how we work.",
  mission:
    "To help people live at home for longer, with tools that are well made, fairly priced and easy to understand.",
  // The four figures are those of spec §2 About. For the owner: they are claims to the public. Under
  // section 74.01 of Canada's Competition Act they must be true of the shop that shows them, with
  // records to prove it; replace or remove them before a real shop opens.
  figures: titled([
    ["15+", "years of experience"],
    ["50K+", "families served"],
    ["99.9%", "reliability"],
    ["24/7", "support"],
  ]),
  values: titled([
    [
      "Plain words",
      "We say what a product does, whom it suits and whom it does not. No fine print that matters.",
    ],
    [
      "Dignity first",
      "We speak to the person who will use it, not over their head. Parcels are plain.",
    ],
    ["Fit before sale", "We would rather ask one more question than send the wrong size."],
    ["Made to last", "We choose aids that can be cleaned, adjusted and repaired."],
  ]),
  // The story of the demo brand: a real shop tells its own.
  story: [
    "Birchwell began at a kitchen table. Two sisters were trying to bring their father home after a hip operation. They needed a walker, a raised seat and a rail by Friday. What they found was a dozen web pages full of medical terms, and nobody who could say whether any of it would pass through the bathroom door.",
    "So they measured the door, made a list and called every supplier they could find. Friends asked for the list. Then friends of friends did. The list became a shop, named after the birch trees behind the house and the wish with which their father ended each letter: be well.",
    "We still work from that list. Our product pages give the measurement that decides if it fits. Every guide says when it is time to ask a professional. And there is still a person on the phone who will ask how wide your door is.",
  ].join("\n\n"),
  reasons: titled([
    [
      "Measurements you can trust",
      "Seat widths, weight limits and folded sizes are on the product pages, in centimetres and inches.",
    ],
    [
      "Guides that name their sources",
      "Our care guides name the health organizations that their facts come from.",
    ],
    [
      "People who answer",
      "Call or write, and someone who knows the products will help you choose.",
    ],
    ["Easy to read, easy to use", "Large type, strong contrast and clear buttons on every page."],
  ]),
  closingTitle: "Come and say hello",
  closingText: "Ask us anything, or have a look around.",
};
