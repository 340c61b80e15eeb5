import type { CompiledRules, Trigger } from "./compiled-rules";
import { type Concept, formsOf, type Meaning } from "./meaning";
import { isNegation, negatedWords } from "./negated-words";
import type { Word } from "./stems";

/** What a search means: things that it wants all of, and what of it there is none of on purpose. */
export interface Understanding {
  concepts: Concept[];
  refused?: Refused;
}

/** What a rule says that there is none of. */
export interface Refused {
  hint?: string;
  /** How many words say it. */
  words: number;
  /** What else is said, of which something may be called. */
  others: Concept[];
}

/** What a title counts that has only a word which begins as the last one of the search does. */
const BEGUN_WORTH = 0.7;
/** So many other words may stand between those of a rule. */
const SLACK = 2;
/** Begun words are longer than this. */
const LEAST_BEGUN = 2;

/**
 * Makes concepts of words: those that rules know, the longest rule first, and the others each by
 * itself. With `lastBegun` the last word may be the beginning of one.
 */
export function understand(
  typed: readonly Word[],
  rules: CompiledRules,
  { lastBegun }: { lastBegun: boolean },
): Understanding {
  const speaking = typed.filter(({ stems }) => stems.length > 0);
  const words = speaking.length > 0 ? speaking : [...typed];
  const taken = new Map<number, Concept>();
  for (const { trigger, places } of setOff(words, typed, rules)) {
    if (places.some((place) => taken.has(place) && !isTakenBy(places, taken))) continue;
    const earlier = taken.get(places[0] ?? -1);
    const concept: Concept = {
      typed: [...places].sort((a, b) => a - b).map((place) => words[place]?.text ?? ""),
      meanings: unique([...(earlier?.meanings ?? []), ...trigger.meanings]),
      isNeed: trigger.isNeed && earlier?.isNeed !== false,
      isOfRule: true,
    };
    for (const place of places) taken.set(place, concept);
  }
  const last = typed.at(-1);
  const concepts = words.flatMap((word, place) => {
    const known = taken.get(place);
    if (known) return [known];
    if (rules.isIgnored(word)) return [];
    return [literal(word, lastBegun && word === last)];
  });
  const distinct = markedForSomething([...new Set(concepts)], typed, rules);
  const refused = refusedIn(words, distinct, { rules, typed });
  const meant =
    distinct.length > 0 ? distinct : words.map((word) => literal(word, lastBegun && word === last));
  return { concepts: meant, ...(refused && { refused }) };
}

/** What a search means that also says what it does not want. */
export interface UnderstandingApart extends Understanding {
  unwanted: Concept[];
}

/**
 * As {@link understand}, with what is not wanted apart; null where nothing is said to be unwanted, or a
 * rule knows the words together, as "grab bar without drilling".
 */
export function understandApart(
  typed: readonly Word[],
  rules: CompiledRules,
): UnderstandingApart | null {
  const apart = negatedWords(typed);
  if (!apart) return null;
  const isKnown = rules
    .triggersFor(typed)
    .some(
      (trigger) =>
        trigger.isNegative &&
        isSaid(trigger, typed, rules) &&
        placesOf(trigger.words, typed, rules)?.some((place) =>
          apart.unwanted.some((word) => word === typed[place]),
        ),
    );
  if (isKnown) return null;
  const whole = { lastBegun: false };
  const { concepts: unwanted } = understand(apart.unwanted, rules, whole);
  return { ...understand(apart.wanted, rules, whole), unwanted };
}

/** Between a thing and what it is for, in the languages there are stemmers for. */
const FOR: ReadonlySet<string> = new Set(["for", "pour"]);

/** The concepts, of which the first is what is wanted where it is said what it is for. */
function markedForSomething(
  concepts: readonly Concept[],
  typed: readonly Word[],
  rules: CompiledRules,
): Concept[] {
  const place = typed.findIndex(({ text }) => FOR.has(text));
  const before = typed
    .slice(0, Math.max(0, place))
    .filter((word) => word.stems.length > 0 && !rules.isIgnored(word))
    .flatMap((word) => word.parts?.map(({ text }) => text) ?? word.text);
  const isNamed = ({ typed: own, isNeed }: Concept) =>
    !isNeed && own.length === before.length && own.every((word) => before.includes(word));
  return concepts.map((concept) =>
    isNamed(concept) ? { ...concept, isForSomething: true } : concept,
  );
}

/**
 * What a search says that there is none of, and what else is said: a "garden lamp" is refused with
 * whatever else is said, unless that is what something is called, as the shade of a "garden lamp shade".
 */
function refusedIn(
  words: readonly Word[],
  concepts: readonly Concept[],
  { rules, typed }: { rules: CompiledRules; typed: readonly Word[] },
): Refused | undefined {
  const finds = rules
    .triggersFor(words)
    .filter((trigger) => isSaid(trigger, typed, rules))
    .map((trigger) => placesOf(trigger.words, words, rules))
    .filter((places) => places !== null);
  // A battery for a lamp is a lamp battery.
  const isForBetween = (places: readonly number[]) => {
    const stand = places.flatMap((place) => words[place] ?? []).map((word) => typed.indexOf(word));
    return typed.some(
      ({ text }, place) =>
        FOR.has(text) && place > Math.min(...stand) && place < Math.max(...stand),
    );
  };
  const said = rules
    .refusalsFor(words)
    .flatMap((rule) => {
      const places = placesOf(rule.words, words, rules);
      return places && (isForBetween(places) || !isOtherOrder(places, finds))
        ? [{ rule, texts: places.map((place) => words[place]?.text ?? "") }]
        : [];
    })
    .sort((one, other) => other.texts.length - one.texts.length)[0];
  if (!said) return undefined;
  const others = concepts.filter(({ typed }) => !typed.every((word) => said.texts.includes(word)));
  return { others, words: said.texts.length, ...(said.rule.hint && { hint: said.rule.hint }) };
}

/**
 * Whether words are written in another order than their refusal has them, and in that of a rule which
 * finds something: a "battery lamp" is sold where a "lamp battery" is not.
 */
const isOtherOrder = (refused: readonly number[], finds: readonly (readonly number[])[]): boolean =>
  !isAscending(refused) &&
  finds.some(
    (places) =>
      isAscending(places) &&
      places.length === refused.length &&
      places.every((place) => refused.includes(place)),
  );

const isAscending = (places: readonly number[]): boolean =>
  places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));

function literal(word: Word, mayBeBegun: boolean): Concept {
  const exact: Meaning = { words: [formsOf(word)], isPhrase: false, isTitle: false, worth: 1 };
  const begun: Meaning = {
    words: [{ stems: [word.text], isBegun: true }],
    isPhrase: false,
    isTitle: !word.isBegun,
    worth: BEGUN_WORTH,
  };
  const apart: Meaning[] = word.parts
    ? [{ ...exact, words: word.parts.map(formsOf), isPhrase: true }]
    : [];
  const isBegun = word.isBegun || (mayBeBegun && word.text.length >= LEAST_BEGUN);
  return {
    typed: word.parts?.map(({ text }) => text) ?? [word.text],
    meanings: [exact, ...apart, ...(isBegun ? [begun] : [])],
  };
}

/**
 * The rules that a search sets off: those of most words that say something first, of these those of
 * most words, then the nearest together.
 */
function setOff(
  words: readonly Word[],
  typed: readonly Word[],
  rules: CompiledRules,
): { trigger: Trigger; places: number[] }[] {
  return rules
    .triggersFor(words)
    .filter((trigger) => isSaid(trigger, typed, rules))
    .flatMap((trigger) => {
      const places = placesOf(trigger.words, words, rules);
      if (!places) return [];
      const telling = trigger.words.filter((word) => !rules.isIgnored(word)).length;
      const titled = places.filter((place) => words[place]?.isTitled).length;
      return [{ trigger, places, telling, titled }];
    })
    .sort(
      (a, b) =>
        b.telling - a.telling ||
        Number(b.trigger.isNeed) - Number(a.trigger.isNeed) ||
        b.places.length - a.places.length ||
        b.titled - a.titled ||
        spanOf(a.places) - spanOf(b.places),
    );
}

/** Whether a search has the small words, too, without which a rule's others say something else. */
function isSaid(
  { phrase, isNegative }: Trigger,
  typed: readonly Word[],
  { isSame }: CompiledRules,
): boolean {
  if (isNegative && !typed.some(({ text }) => isNegation(text))) return false;
  if (!phrase) return true;
  const places: number[] = [];
  for (const word of phrase) {
    const place = typed.findIndex(
      (one, index) =>
        index > (places.at(-1) ?? -1) &&
        (word.text === one.text || (word.stems.length > 0 && isSame(word, one))),
    );
    if (place === -1) return false;
    places.push(place);
  }
  return spanOf(places) <= phrase.length + SLACK;
}

const spanOf = (places: readonly number[]): number => Math.max(...places) - Math.min(...places) + 1;

/** Where a rule's words stand in a search, near each other; null when one is not there. */
function placesOf(
  said: readonly Word[],
  words: readonly Word[],
  { isSame, isWritten }: CompiledRules,
): number[] | null {
  const places: number[] = [];
  // A name alone is meant as it is written: its other names are what it finds.
  const fits = said.length === 1 ? isWritten : isSame;
  for (const one of said) {
    const place = words.findIndex((word, index) => !places.includes(index) && fits(one, word));
    if (place === -1) return null;
    places.push(place);
  }
  return spanOf(places) <= said.length + SLACK ? places : null;
}

/** Whether the very same words were taken together by an earlier rule: then both rules hold. */
function isTakenBy(places: readonly number[], taken: ReadonlyMap<number, Concept>): boolean {
  const concept = taken.get(places[0] ?? -1);
  return (
    concept !== undefined &&
    concept.typed.length === places.length &&
    places.every((place) => taken.get(place) === concept)
  );
}

function unique(meanings: readonly Meaning[]): Meaning[] {
  const byText = new Map<string, Meaning>();
  for (const meaning of meanings) {
    const key = JSON.stringify([meaning.words, meaning.isPhrase, meaning.isTitle]);
    const known = byText.get(key);
    if (!known || known.worth < meaning.worth) byText.set(key, meaning);
  }
  return [...byText.values()];
}
