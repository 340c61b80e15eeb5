import type { FitQuestion } from "@eldercare/contracts";
import { readFit } from "./fit-entries";

/** What a search says of a doorway or a person, which a filter answers for every number. */
export type FitInSearch = {
  question: FitQuestion;
  /** As the filter is filled in, such as `300 lb`. */
  entry: string;
  /** The search without it. */
  rest: string;
};

const NUMBER = String.raw`(?<![\p{L}\p{N}.,])(?<number>\d{2,3}(?:[.,]\d{1,2})?)`;
const POUNDS = String.raw`lbs?\.?|pounds?|livres?`;
const KILOGRAMS = "kgs?|kilos?|kilograms?|kilogrammes?";
const INCHES = String.raw`inch(?:es)?|in\.?|pouces?|["”″]`;
const LENGTH = String.raw`\s*-?\s*(?:(?<inches>${INCHES})|(?<centimetres>cm))`;
const END = String.raw`(?![\p{L}\p{N}])`;
const DOOR = String.raw`(?<![\p{L}\p{N}])(?:door(?:way|frame)?s?|porte)`;
const FEET = String.raw`(?<![\p{L}\p{N}.,])(?<feet>[4-7])\s*(?:ft\.?|feet|foot|pieds?|['’′])`;

const WAYS: readonly { question: FitQuestion; pattern: RegExp }[] = [
  {
    question: "weight",
    pattern: new RegExp(
      String.raw`${NUMBER}\s*-?\s*(?:(?<pounds>${POUNDS})|(?<kilograms>${KILOGRAMS}))${END}`,
      "iu",
    ),
  },
  {
    question: "doorway",
    pattern: new RegExp(String.raw`${NUMBER}${LENGTH}\s*-?\s*(?:wide\s+)?${DOOR}${END}`, "iu"),
  },
  {
    question: "doorway",
    pattern: new RegExp(String.raw`${DOOR}\s+(?:is\s+|of\s+)?${NUMBER}${LENGTH}${END}`, "iu"),
  },
  {
    question: "height",
    pattern: new RegExp(
      String.raw`${FEET}\s*(?<inch>1[01]|\d)\s*(?:${INCHES}|['’′]{2})?(?:\s+tall)?${END}`,
      "iu",
    ),
  },
  { question: "height", pattern: new RegExp(String.raw`${FEET}\s+tall${END}`, "iu") },
  {
    question: "height",
    pattern: new RegExp(String.raw`${NUMBER}\s*(?<centimetres>cm)\s+tall${END}`, "iu"),
  },
];

/** What weighs less is a thing, as in "10 lb dumbbell", or a child. */
const LIGHTEST_PERSON_KG = 40;

/** Words that say nothing at the end of what is left. */
const LINKS =
  /^(?:for|up to|of|and|pour|de)\s+|(?:^|\s+)(?:for|with|up|to|of|over|a|an|my|is|and|pour|de)$/iu;

/** The first thing of a search that a filter answers; null where it says none. */
export function fitInSearch(search: string): FitInSearch | null {
  // The ways take longer to get ready than a list without a search to be made alive.
  if (search === "") return null;
  for (const { question, pattern } of WAYS) {
    const found = pattern.exec(search);
    if (!found) continue;
    const entry = entryOf(found.groups ?? {});
    const whole = readFit(question, entry);
    if (whole === null || (question === "weight" && whole < LIGHTEST_PERSON_KG)) continue;
    const before = search.slice(0, found.index);
    const after = search.slice(found.index + found[0].length);
    return { question, entry, rest: withoutLinks(`${before} ${after}`) };
  }
  return null;
}

function entryOf(said: Record<string, string | undefined>): string {
  const { number = "", feet, inch, inches, pounds } = said;
  if (feet !== undefined) return inch === undefined ? `${feet} ft` : `${feet} ft ${inch} in`;
  if (pounds !== undefined) return `${number} lb`;
  if (inches !== undefined) return `${number} in`;
  return `${number} ${said.kilograms === undefined ? "cm" : "kg"}`;
}

function withoutLinks(text: string): string {
  const words = text.replace(/\s+/gu, " ").trim();
  const shorter = words.replace(LINKS, "").trim();
  return shorter === words ? words : withoutLinks(shorter);
}
