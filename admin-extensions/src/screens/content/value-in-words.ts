import type { HomeBlock } from "@eldercare/contracts";
import {
  hoursInWords,
  type KindValues,
  type TextKey,
  type TextKind,
  textOf,
} from "@eldercare/contracts/content";

/** What staff know the parts of the home page by. */
export const BLOCK_NAMES: Readonly<Record<HomeBlock, string>> = {
  welcome: "Welcome banner",
  carousel: "Carousel",
  categories: "Shop by Category",
  featured: "Featured Products",
  promos: "Promises",
};

const WORDS: { [Kind in TextKind]: (value: KindValues[Kind]) => string } = {
  line: (text) => text,
  paragraph: (text) => text,
  article: withoutHashes,
  questions: withoutHashes,
  day: (text) => text,
  phone: (text) => text,
  email: (text) => text,
  address: ({ street, city, province, postalCode }) =>
    `${street}, ${city} ${province} ${postalCode}`,
  hours: (hours) =>
    hours
      .map(hoursInWords)
      .map((each) => `${each.days} ${each.hours}`)
      .join(", "),
  mail: ({ subject, text }) => `${subject}\n${text}`,
  blocks: (blocks) => blocks.map((block) => BLOCK_NAMES[block]).join(", "),
};

/** Headings as words among the others. */
function withoutHashes(text: string): string {
  return text.replace(/^#+\s+/gm, "");
}

/** What a text says, as people read it. The value is one of the text's kind. */
export function valueInWords(key: TextKey, value: unknown): string {
  const say = WORDS[textOf(key).kind] as (value: unknown) => string;
  return say(value);
}
