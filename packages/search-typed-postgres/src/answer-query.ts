import type { ProviderSearchQuery } from "@medusajs/framework/types";
import { type CompiledRules, compiledRules } from "./compiled-rules";
import type { Documents, Found, Wanted, WantedAll } from "./documents";
import type { FacetCounts } from "./facets";
import { isSentence } from "./give-up";
import { languagesOf, optionsOf } from "./index-table";
import { isAcross, listedThings, MOST_THINGS } from "./listed-things";
import type { Concept } from "./meaning";
import { pageOf } from "./page";
import { type Correction, readWords } from "./read-words";
import { joinedIdentifier, MAX_WORDS, searchWords } from "./search-words";
import type { Run } from "./sql";
import { type Stemmer, stemmer } from "./stems";
import {
  type Understanding,
  type UnderstandingApart,
  understand,
  understandApart,
} from "./understand";

/** How a search was understood, where that is more than its words found together. */
export interface SearchReading {
  /** What was searched for, where words were corrected: the whole search with them in place. */
  corrected?: string;
  corrections?: Correction[];
  /** Words that no document has together with the others; those are searched without them. */
  given_up?: string[];
  /** What a rule says about a search that finds nothing on purpose. */
  hint?: string;
}

/** A page of what was found, and how the search was read. */
export interface SearchAnswer extends Found {
  reading: SearchReading;
  /** Left out where the query asks for none. */
  facets?: Record<string, FacetCounts> | undefined;
}

/** Of a sentence so many words are looked at for those that tell something. */
const MAX_LISTENED = 40;

/** Documents that are looked at again: a few texts may have all words of a sentence by chance. */
const FEW = 20;

const NOTHING: Found = { hits: [], count: 0 };

/**
 * Runs a query of an index. A search is read as the index and its rules write (`read-words.ts`,
 * `understand.ts`), then looked for as a whole; with the strategy `last`, the fewest words are given
 * up when nothing has all of them. Statements come one after the other, so that a search needs one
 * connection.
 */
export async function answerQuery(
  query: ProviderSearchQuery,
  documents: Documents,
  run: Run,
): Promise<SearchAnswer> {
  const found = async (wanted: Wanted | null, reading: SearchReading = {}) => {
    const page = await documents.find(wanted);
    return { ...page, reading, facets: await documents.count(wanted) };
  };
  if (query.q === undefined) return found(null);
  const strategy = query.search_options?.match_strategy ?? "all";
  const lastBegun = strategy === "last";
  const said = [...new Set(searchWords(query.q, MAX_LISTENED))];
  const typed = lastBegun ? withoutFirstLetter(said) : said;
  if (typed.length === 0) return { ...NOTHING, reading: {} };
  const identifier = joinedIdentifier(query.q);
  // What is typed as an identifier is that, and nothing else.
  if (identifier && (await documents.hasIdentifier(identifier))) {
    return found({ kind: "identifier", identifier });
  }
  const stem = stemmer(languagesOf(query.index), run);
  const rules = await compiledRules(optionsOf(query.index).rules, stem);
  const read = async (typed: readonly string[], lastBegun: boolean): Promise<Read> => {
    const { words, corrections } = await readWords(await tellingWords(typed, rules, stem), {
      ...{ index: query.index, documents, rules, stem, run, lastBegun },
      toleratesTypos: toleratesTypos(query),
    });
    const apart = strategy === "last" ? understandApart(words, rules) : null;
    // "Hands without strength" is no search for hands.
    const isWanted = apart && (await documents.isCalledBy(apart.concepts, { unfiltered: true }));
    return { ...(isWanted ? apart : understand(words, rules, { lastBegun })), corrections };
  };
  const { concepts, unwanted, refused, corrections } = await read(typed, lastBegun);
  const parts = lastBegun ? listedThings(query.q) : [];
  // What a rule takes for one thing are two if each has a name of its own: "cane and ice tip".
  const isOne = concepts.some((concept) => isAcross(concept.typed, parts));
  const things = await thingsCalled(parts, read, documents, { named: isOne });
  if (things) {
    const corrected = things.flatMap((thing) => thing.corrections);
    return found(
      { kind: "each", things: things.map((thing) => thing.concepts) },
      readingOf(typed, corrected),
    );
  }
  const reading = readingOf(typed, corrections);
  // A whole sentence is not about the one word of it that is refused.
  const isAside = refused && refused.words === 1 && isSentence(refused.others);
  if (refused && !isAside && !(await isCalledByAny(refused.others, documents))) {
    return { ...NOTHING, reading: { ...reading, ...(refused.hint && { hint: refused.hint }) } };
  }
  if (strategy === "any") return found({ kind: "any", concepts }, reading);
  const besides = unwanted && { unwanted };
  const withoutSome = async (): Promise<SearchAnswer | null> => {
    const kept = lastBegun ? await documents.fewestGivenUp(concepts) : null;
    if (!kept || kept.length === concepts.length) return null;
    const left = concepts.filter((concept) => !kept.includes(concept));
    const given_up = left.flatMap((concept) => concept.typed);
    const wanted: WantedAll = { kind: "all", concepts: kept, place: "titled", ...besides };
    const page = await documents.find(wanted);
    return asMeant(wanted, page, { ...reading, given_up });
  };
  /** What was found and, where that is little, what lacks only words that stand in texts alone. */
  const asMeant = async (wanted: WantedAll, page: Found, said = reading): Promise<SearchAnswer> => {
    const wider = lastBegun && isAll(page, query) ? await widerThan(wanted, documents) : null;
    if (wider) return found(wider, said);
    return { ...page, reading: said, facets: await documents.count(wanted) };
  };
  for (const inTurn of wantedInTurn(concepts)) {
    const wanted = { ...inTurn, ...besides };
    const page = await documents.find(wanted);
    if (page.hits.length === 0 && !page.count) continue;
    const isMentioned = isFew(page) && isSentence(concepts) && wanted.place === "titled";
    const isMeant = !isMentioned || (await documents.isCalledBy(concepts));
    const others = isMeant ? null : await withoutSome();
    return others ?? asMeant(wanted, page);
  }
  const each = lastBegun ? await namedThings(concepts, documents) : null;
  if (each) return found(each, reading);
  const others = await withoutSome();
  if (others) return others;
  // What other choices would find, when it is a choice that finds nothing.
  const facets = await documents.count({ kind: "all", concepts, place: "anywhere" });
  return { ...NOTHING, reading, facets };
}

type Read = Understanding & Partial<UnderstandingApart> & { corrections: Correction[] };

/** So many things are a list without a word between them: "reacher sock aid shoehorn". */
const LEAST_NAMED = 3;

/** Several things that no document has together, each of which has a name of its own. */
async function namedThings(
  concepts: readonly Concept[],
  documents: Documents,
): Promise<Wanted | null> {
  const isList = concepts.length >= LEAST_NAMED && concepts.length <= MOST_THINGS;
  if (!isList || concepts.some(({ isNeed }) => isNeed)) return null;
  for (const concept of concepts) {
    if (!(await documents.isCalledBy([concept], { unfiltered: true, named: true }))) return null;
  }
  return { kind: "each", things: concepts.map((concept) => [concept]) };
}

/**
 * What a search lists, where something is called by each; null where it lists nothing. Each thing is
 * read by itself: a "shower chair and grab bar" is no shower bar.
 */
async function thingsCalled(
  parts: readonly (readonly string[])[],
  read: (typed: readonly string[], lastBegun: boolean) => Promise<Read>,
  documents: Documents,
  { named }: { named: boolean },
): Promise<Read[] | null> {
  const things: Read[] = [];
  for (const [place, part] of parts.entries()) {
    const thing = await read(part, place === parts.length - 1);
    const isThing = !thing.refused && !thing.concepts.some(({ isNeed }) => isNeed);
    if (!isThing || thing.concepts.length === 0) return null;
    if (!(await documents.isCalledBy(thing.concepts, { unfiltered: true, named }))) return null;
    things.push(thing);
  }
  return things.length > 0 ? things : null;
}

/** Whether something is called by one of some concepts. */
async function isCalledByAny(concepts: readonly Concept[], documents: Documents): Promise<boolean> {
  for (const concept of concepts) {
    if (await documents.isCalledBy([concept])) return true;
  }
  return false;
}

/** So few that it is worth a look whether they are what was meant. */
const isFew = ({ hits, count }: Found): boolean => (count ?? hits.length) <= FEW;

/** Whether a page shows that what was found is no more than a few. */
function isAll(page: Found, query: ProviderSearchQuery): boolean {
  const { skip, take } = pageOf(query);
  if (page.count !== null) return page.count <= FEW;
  return page.hits.length < take && skip + page.hits.length <= FEW;
}

/**
 * What is wanted without the words that all of the found have in their texts alone, if what is left
 * is what titles name: "tall" of "walker for somebody tall" says which walkers come first, and no more.
 */
async function widerThan(wanted: WantedAll, documents: Documents): Promise<WantedAll | null> {
  const { concepts, place } = wanted;
  if (place !== "titled" || concepts.some(({ isNeed }) => isNeed)) return null;
  const titled = await documents.titled(wanted);
  const required = concepts.filter((_, place) => titled[place]);
  if (required.length === 0 || required.length === concepts.length) return null;
  return (await documents.isCalledBy(required)) ? { ...wanted, required } : null;
}

/** Of a word of which only the first letter is typed nothing is known yet. */
function withoutFirstLetter(typed: readonly string[]): readonly string[] {
  const isBegun = typed.length > 1 && /^\p{L}$/u.test(typed.at(-1) ?? "");
  return isBegun ? typed.slice(0, -1) : typed;
}

/** Of more words than are searched for, those that tell something: a sentence may say it at its end. */
async function tellingWords(
  typed: readonly string[],
  rules: CompiledRules,
  stem: Stemmer,
): Promise<readonly string[]> {
  if (typed.length <= MAX_WORDS) return typed;
  const telling = (await stem(typed)).filter(
    (word) => word.stems.length > 0 && !rules.isIgnored(word),
  );
  return telling.slice(0, MAX_WORDS).map(({ text }) => text);
}

function toleratesTypos({ search_options, index }: ProviderSearchQuery): boolean {
  return (
    Boolean(search_options?.typo_tolerance) && index.settings.typo_tolerance?.enabled !== false
  );
}

function readingOf(typed: readonly string[], corrections: Correction[]): SearchReading {
  if (corrections.length === 0) return {};
  const meant = new Map(corrections.map((correction) => [correction.typed, correction.meant]));
  return { corrected: typed.map((word) => meant.get(word) ?? word).join(" "), corrections };
}

/**
 * What has every concept: of one word any document; of several what has one of them in a title or
 * label, and only where nothing has, texts that have them side by side. Far apart in a text they say
 * little about the thing.
 */
function wantedInTurn(concepts: readonly Concept[]): WantedAll[] {
  if (concepts.length === 1) return [{ kind: "all", concepts, place: "anywhere" }];
  return [
    { kind: "all", concepts, place: "titled" },
    { kind: "all", concepts, place: "sideBySide" },
  ];
}
