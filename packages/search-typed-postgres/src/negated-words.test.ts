import { expect, it } from "vitest";
import { negatedWords } from "./negated-words";

const EMPTY = ["no", "not", "for", "a", "the"];
const words = (q: string) =>
  q.split(" ").map((text) => ({ text, stems: EMPTY.includes(text) ? [] : [text] }));

it.each([
  ["lamp without shade", "lamp", "shade"],
  ["lamp not brass", "lamp", "brass"],
  ["lamp no shade for desk", "lamp for desk", "shade"],
  ["lampe sans pied", "lampe", "pied"],
  ["lamp instead of candle", "lamp", "of candle"],
])("“%s” wants “%s”, not “%s”", (q, wanted, unwanted) => {
  const apart = negatedWords(words(q));
  const text = (some: readonly { text: string }[] = []) => some.map((one) => one.text).join(" ");
  expect([text(apart?.wanted), text(apart?.unwanted)]).toEqual([wanted, unwanted]);
});

it.each([
  "lamp",
  "lamp for who can not see",
  "no lamp",
  "lamp without",
  "the no lamp",
  "lamp not the",
])("“%s” says nothing that is not wanted", (q) => expect(negatedWords(words(q))).toBeNull());
