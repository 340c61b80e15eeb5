import type { MoneyBackReason } from "./money-back-choice.js";

/**
 * The line of a product's specifications that says what of it may come back (decision 071): files, the
 * product's form and exports write it.
 */
export const RETURN_LINE = "Returns";

/** Rules with the words in which shoppers read them. */
export const RETURN_RULES = {
  standard: "30 days",
  "final-sale": "Final sale",
  "once-opened": "Final sale once opened (hygiene)",
} as const;

/** What else says the same, in files and in lines that people typed. */
export const RETURN_RULE_SPELLINGS = {
  standard: ["standard", "30", "30 days", "30-day returns"],
  "final-sale": ["final sale", "final", "no returns"],
  "once-opened": ["final sale once opened", "final once opened", "final sale if opened", "hygiene"],
} as const satisfies Record<keyof typeof RETURN_RULES, readonly string[]>;

/** The rules by which something cannot simply come back; whoever bought by one keeps it. */
export const STRICT_RETURN_RULES = ["final-sale", "once-opened"] as const;
export type StrictReturnRule = (typeof STRICT_RETURN_RULES)[number];

/** What shoppers read of it, at the product and where they ask for a return. */
export const RETURN_RULE_SENTENCES: Readonly<Record<StrictReturnRule, string>> = {
  "final-sale":
    "This is a final sale. You can return it only if it is faulty or not what you ordered.",
  "once-opened":
    "For hygiene, you cannot return this once it is opened, unless it is faulty or not what you ordered.",
};

type Specs = readonly { name: string; value: string }[];

/** The strict rule that specifications say, however it is spelt; undefined for the shop's usual rule. */
export function strictReturnRule(specs: Specs): StrictReturnRule | undefined {
  const said = linesOf(specs).map(ruleOf);
  return STRICT_RETURN_RULES.find((rule) => said.includes(rule));
}

/** What specifications say of returns beside the rules, such as "30 days, unopened"; undefined for those. */
export const ownReturnWords = (specs: Specs): string | undefined =>
  linesOf(specs).find((line) => !ruleOf(line));

const linesOf = (specs: Specs): string[] =>
  specs.filter(({ name }) => plain(name) === plain(RETURN_LINE)).map(({ value }) => value.trim());

/** The rule that a line says, in its own words or another spelling. */
const ruleOf = (line: string): keyof typeof RETURN_RULES | undefined =>
  RULES.find((rule) =>
    [RETURN_RULES[rule], ...RETURN_RULE_SPELLINGS[rule]].some(
      (words) => plain(words) === plain(line),
    ),
  );

const RULES = Object.keys(RETURN_RULES) as (keyof typeof RETURN_RULES)[];

/** Capitals, blanks and a full stop make no other rule. */
const plain = (text: string) => text.trim().toLowerCase().replace(/\s+/g, " ").replace(/\.$/, "");

/** Whatever the rule, this goes back: the law wants it so. */
const FAULTS: readonly MoneyBackReason[] = ["damaged", "wrong-item"];

/** Why a piece cannot come back for this reason, as a sentence; undefined where it can. */
export const whyNotReturned = (
  rule: StrictReturnRule | undefined,
  reason: MoneyBackReason | "",
): string | undefined =>
  rule && !FAULTS.some((fault) => fault === reason) ? RETURN_RULE_SENTENCES[rule] : undefined;
