import {
  hoursInWords,
  type KindValues,
  type TextKey,
  type TextKind,
  textOf,
} from "@eldercare/contracts/content";

const WORDS: { [Kind in TextKind]: (value: KindValues[Kind]) => string } = {
  line: (text) => text,
  paragraph: (text) => text,
  phone: (text) => text,
  email: (text) => text,
  address: ({ street, city, province, postalCode }) =>
    `${street}, ${city} ${province} ${postalCode}`,
  hours: (hours) =>
    hours
      .map(hoursInWords)
      .map((each) => `${each.days} ${each.hours}`)
      .join(", "),
};

/** What a text says, as people read it. The value is one of the text's kind. */
export function valueInWords(key: TextKey, value: unknown): string {
  const say = WORDS[textOf(key).kind] as (value: unknown) => string;
  return say(value);
}
