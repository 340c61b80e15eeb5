import { isGtin } from "@eldercare/contracts";
import { moneyCell, NO, statusCell, YES } from "../cells/cells.js";
import { hasHtml } from "../cells/html-text.js";
import type { Column } from "../table/map-columns.js";
import { nearestName } from "../table/nearest-name.js";
import { plainName } from "../table/plain-name.js";
import { COLUMN_SYNONYMS, PRIVATE_WORDS } from "./column-synonyms.js";

/** A column of somebody's file of which nobody knows what it is. */
export interface StrangeColumn {
  heading: string;
  /** Cells that are not blank, from the first rows. */
  values: readonly string[];
}

const PICTURE = /\.(?:jpe?g|png|webp|gif)(?:\?\S*)?$/i;
const LONG_TEXT = 80;

/**
 * What columns probably are: headings of ours by {@link StrangeColumn.heading}, first by their names,
 * then by what is in them. Each of ours is said once, and only those of `free` are.
 */
export function suggestColumns(
  strange: readonly StrangeColumn[],
  free: readonly Column[],
): ReadonlyMap<string, string> {
  const left = new Map(free.map((column) => [column.key, column]));
  const suggested = new Map<string, string>();
  for (const suggest of [byExactName, byNearName, byWords, byContent]) {
    for (const column of strange) {
      if (suggested.has(column.heading)) continue;
      const key = suggest(column, [...left.values()]);
      const found = key === undefined ? undefined : left.get(key);
      if (!found || !mayHold(found, column)) continue;
      left.delete(found.key);
      suggested.set(column.heading, headingFor(found, column.heading));
    }
  }
  return suggested;
}

/** Whether cells may be what a column of ours holds, whatever their heading says. */
function mayHold({ key, isDecimal, isWhole }: Column, { heading, values }: StrangeColumn): boolean {
  if (key === "weight" && unitOf(heading) === undefined) return false;
  if (key === "status") return values.every((value) => statusCell.safeParse(value).success);
  const isNumber = isDecimal || isWhole;
  return !isNumber || values.length === 0 || values.some((value) => /\d/.test(value));
}

const namesOf = ({ key, heading, aliases = [], foreign = [] }: Column) => [
  heading,
  ...aliases,
  ...foreign,
  ...(COLUMN_SYNONYMS[key] ?? []),
];

/** A heading without a unit behind it: `Poids (kg)`, `Price in CAD`, `Prix ($)`. */
const bare = (heading: string) => heading.replace(/\([^)]*\)\s*$/, "");

/** `supply_price` and `SupplyPrice` are two words each. */
const spaced = (heading: string) =>
  heading.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ").replace(/[^\p{L}\p{N}]+/gu, " ");

const isPrivate = (heading: string) => PRIVATE_WORDS.test(` ${spaced(heading)} `);

function byExactName({ heading }: StrangeColumn, free: readonly Column[]): string | undefined {
  // `Price (dealer)` is no price.
  const given = [heading, isPrivate(heading) ? heading : bare(heading)].map((name) =>
    plainName(name),
  );
  return free.find((column) => namesOf(column).some((name) => given.includes(plainName(name))))
    ?.key;
}

/** A name that was mistyped. */
function byNearName({ heading }: StrangeColumn, free: readonly Column[]): string | undefined {
  if (isPrivate(heading) || heading.length < 4) return undefined;
  const names = free.flatMap((column) => [column.heading, ...(column.aliases ?? [])]);
  const near = nearestName(heading, names);
  return free.find(({ heading: own, aliases = [] }) => near && [own, ...aliases].includes(near))
    ?.key;
}

/** Words that stand in names of many things: alone they say something, beside others nothing. */
const VAGUE =
  /^(?:code|item|type|product|group|family|section|text|body|about|amount|units|pieces|model|article|url|link|name|title|labels|active|live|score|order|sort|position|rank|retail|reference|ref|make|available|details|produit|titre|nom|texte|groupe|modele|lien)$/;

/** One of ours in the words of a longer name: `Prix de vente 2026`. The longest counts. */
function byWords({ heading }: StrangeColumn, free: readonly Column[]): string | undefined {
  if (isPrivate(heading)) return undefined;
  const words = ` ${wordsOf(heading)} `;
  const found = free
    .flatMap((column) => namesOf(column).map((name) => ({ key: column.key, name: wordsOf(name) })))
    .filter(({ name }) => name.length > 2 && !VAGUE.test(name) && words.includes(` ${name} `))
    .sort((a, b) => b.name.length - a.name.length);
  return found[0]?.key;
}

const wordsOf = (name: string) =>
  plainName(name.replace(/[^\p{L}\p{N}]+/gu, " "), " ")
    .trim()
    .replace(/ +/g, " ");

/** Of taxes no line of the specifications says anything: there is a Tax Class. */
const OF_TAX = /\b(?:tax|taxes|taxable|gst|hst|pst|qst|tva|tps|tvq)\b/i;

/** Whether cells say yes or no in words: of a product's property, as a line of its specifications. */
export function isYesOrNo({ heading, values }: StrangeColumn): boolean {
  const words = values.map((value) => value.toLowerCase());
  const isWords = words.some((word) => word.length > 1);
  return (
    isWords &&
    !isPrivate(heading) &&
    !OF_TAX.test(spaced(heading)) &&
    words.every((word) => [...YES, ...NO].includes(word))
  );
}

/** What cells alone say; text that could be anything says nothing. */
function byContent(
  { heading, values }: StrangeColumn,
  free: readonly Column[],
): string | undefined {
  const isFree = (key: string) => free.some((column) => column.key === key);
  const all = (test: (value: string) => boolean) => values.length > 0 && values.every(test);
  if (isPrivate(heading)) return undefined;
  if (all((value) => value.split(/[|,;]\s*/).every((name) => PICTURE.test(name)))) return "files";
  if (all(isGtin)) return "barcode";
  if (all(isPrice) && isFree("originalCents")) return "originalCents";
  const length = values.reduce((sum, value) => sum + value.length, 0) / values.length;
  return length >= LONG_TEXT || all(hasHtml) ? "description" : undefined;
}

function isPrice(value: string): boolean {
  return /\d[.,]\d{2}(?:\s?\$)?$|\$/.test(value) && moneyCell.safeParse(value).success;
}

/** Grams unless the heading says otherwise; a weight without any unit is a person's to judge. */
function unitOf(heading: string): string | undefined {
  const unit =
    /\b(kg|kilograms?|kilogrammes?|lbs?|pounds?|livres?|oz|ounces?|onces?|g|grams?|grammes?)\b/i.exec(
      heading,
    )?.[1];
  if (!unit) return undefined;
  if (/^k/i.test(unit)) return "Weight (kg)";
  if (/^(?:l|p)/i.test(unit)) return "Weight (lbs)";
  return /^o/i.test(unit) ? "Weight (oz)" : "Weight (g)";
}

const headingFor = (column: Column, heading: string) =>
  (column.key === "weight" && unitOf(heading)) || column.heading;
