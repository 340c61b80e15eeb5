import type { ProviderSearchQuery, SearchHit } from "@medusajs/framework/types";
import { type Documents, type Found, requiredOf, type Wanted } from "../documents";
import { filtersOf } from "../facets";
import { fewestGivenUp, isCalledBy, type Weighed } from "../give-up";
import { type Concept, type Meaning, phraseOf } from "../meaning";
import { orderOf, pageOf, SCORE, wantsCount } from "../page";
import { Views } from "./concept-view";
import { countFacets } from "./count-facets";
import { DocumentSet } from "./document-set";
import { filterSet, NotHeld } from "./filter-set";
import type { Mirror } from "./mirror";
import { type Scored, STEP, scored } from "./rank";
import { pageByScore, pageByScoreCompared, pageCompared, pageInOrder } from "./select-page";
import { PLACE } from "./word-views";

/** Reads hits from the database in the order of their keys, each with its score, as they are stored. */
export type ReadHits = (keys: readonly string[], scores: readonly number[]) => Promise<SearchHit[]>;

/** The documents of an index as its {@link Mirror} holds them; throws {@link NotHeld}. */
export function mirroredDocuments(
  query: ProviderSearchQuery,
  mirror: Mirror,
  readHits: ReadHits,
): Documents {
  /** Live documents that the filters let through. */
  const filtered = (): DocumentSet => filterSet(filtersOf(query), mirror).and(mirror.live());

  /** What one step of a search has looked up is there for the next, until a document comes. */
  let looked = new Views(mirror.words, mirror.wordViews, mirror.size);
  const views = () => {
    if (looked.size !== mirror.size) {
      looked = new Views(mirror.words, mirror.wordViews, mirror.size);
    }
    return looked;
  };

  const weighedOf = (passing: () => DocumentSet): Weighed => ({
    present: async (concepts) => {
      const [looked, among] = [views(), passing()];
      return concepts.map((concept) => !looked.concept(concept).found.copy().and(among).isEmpty);
    },
    best: async (choices, there, ranked) => {
      const looked = views();
      const among = new DocumentSet(mirror.size);
      for (const choice of choices) among.or(withAll(choice, looked));
      const best = bestOf(scored(among.and(passing()), there, ranked, looked), mirror);
      if (best === undefined) return null;
      const placed = (least: number) =>
        there.map((concept) => looked.bestPlace(concept, best) >= least);
      return {
        found: there.map((concept) => looked.concept(concept).found.has(best)),
        titled: placed(PLACE.title),
        named: placed(PLACE.named),
      };
    },
  });

  return {
    have: async (meanings, where) => {
      const [live, all] = [mirror.live(), views()];
      return meanings.map((meaning) => {
        const placed = { ...meaning, isTitle: where === "titles" };
        return !all
          .concept({ typed: [], meanings: [placed] })
          .found.copy()
          .and(live).isEmpty;
      });
    },
    hasIdentifier: async (identifier) =>
      !mirror.live().and(identified(identifier, views())).isEmpty,
    find: async (wanted): Promise<Found> => {
      const looked = views();
      const found = filtered();
      if (wanted) found.and(wantedSet(wanted, looked));
      const ranked = wanted && scoresOf(wanted, found, looked, mirror);
      const page = pageIn(query, mirror, found, ranked);
      return {
        hits: await readHits(
          page.map((document) => mirror.keyOf(document)),
          page.map((document) => (ranked ? scoreIn(ranked, document) / STEP : 0)),
        ),
        count: wantsCount(query) ? found.count : null,
      };
    },
    count: async (wanted) => {
      const among = mirror.live();
      return countFacets(query, wanted ? among.and(wantedSet(wanted, views())) : among, mirror);
    },
    titled: async (wanted) => {
      const looked = views();
      const found = filtered().and(wantedSet(wanted, looked));
      return wanted.concepts.map(
        (concept) => !looked.concept(concept).titled.copy().and(found).isEmpty,
      );
    },
    fewestGivenUp: (concepts) => fewestGivenUp(concepts, weighedOf(filtered)),
    isCalledBy: (concepts, called) =>
      isCalledBy(concepts, weighedOf(called?.unfiltered ? () => mirror.live() : filtered), called),
  };
}

/** The documents that are what is wanted, whatever the filters say; some may be live no more. */
function wantedSet(wanted: Wanted, looked: Views): DocumentSet {
  if (wanted.kind === "identifier") return identified(wanted.identifier, looked);
  if (wanted.kind === "any") return withAny(wanted.concepts, looked);
  if (wanted.kind === "each") {
    return wanted.things.reduce(
      (joint, concepts) => joint.or(titledWithAll(concepts, looked)),
      new DocumentSet(looked.size),
    );
  }
  const concepts = requiredOf(wanted);
  if (wanted.place === "titled") return titledWithAll(concepts, looked);
  const all = withAll(concepts, looked);
  if (wanted.place === "sideBySide") return all.and(looked.phrase(phraseOf(concepts)).found);
  return all;
}

function scoresOf(wanted: Wanted, among: DocumentSet, looked: Views, mirror: Mirror): Scored {
  if (wanted.kind === "identifier") {
    const exact = looked.word({ stems: [wanted.identifier] }).found;
    const documents = among.numbers();
    const score = (document: number) => (exact.has(document) ? STEP : 0);
    return { documents, scores: Uint16Array.from(documents, score) };
  }
  if (wanted.kind === "each") {
    return scored(among, wanted.things.flat(), { areAllFound: false }, looked);
  }
  if (wanted.kind === "any") return scored(among, wanted.concepts, { areAllFound: false }, looked);
  const { concepts, unwanted } = wanted;
  if (wanted.required) {
    const complete = withAll(concepts, looked);
    return scored(among, concepts, { areAllFound: false, complete, unwanted }, looked);
  }
  if (wanted.place === "titled") {
    return scored(among, concepts, { areAllFound: true, unwanted }, looked);
  }
  // Where a title or label has the word, texts need not be told apart.
  const ranksTexts =
    wanted.place === "sideBySide" || titled(concepts, looked).and(mirror.live()).isEmpty;
  return scored(among, concepts, { areAllFound: true, ranksTexts, unwanted }, looked);
}

const scoreIn = ({ documents, scores }: Scored, document: number): number =>
  scores[documents.indexOf(document)] ?? 0;

/** As `conditions.ts`: beside a need, whatever helps with it or is the thing that is wanted for it. */
function withAll(concepts: readonly Concept[], looked: Views): DocumentSet {
  const needs = concepts.filter(({ isNeed }) => isNeed);
  if (needs.length > 0) {
    const wanted = concepts.filter(({ isForSomething }) => isForSomething);
    return wanted.reduce(
      (joint, concept) => joint.or(looked.named(concept)),
      withAny(needs, looked),
    );
  }
  return concepts
    .map((concept) => looked.concept(concept).found)
    .reduce((joint, one) => joint.and(one), DocumentSet.all(looked.size));
}

const withAny = (concepts: readonly Concept[], looked: Views): DocumentSet =>
  concepts.reduce(
    (joint, concept) => joint.or(looked.concept(concept).found),
    new DocumentSet(looked.size),
  );

const titledWithAll = (concepts: readonly Concept[], looked: Views): DocumentSet =>
  withAll(concepts, looked).and(titled(concepts, looked));

/** Documents with one of the concepts in a title or label. */
const titled = (concepts: readonly Concept[], looked: Views): DocumentSet =>
  concepts.reduce(
    (joint, concept) => joint.or(looked.concept(concept).titled),
    new DocumentSet(looked.size),
  );

const identified = (identifier: string, looked: Views): DocumentSet =>
  looked.concept({ typed: [], meanings: [identifierMeaning(identifier)] }).found;

const identifierMeaning = (identifier: string): Meaning => ({
  words: [{ stems: [identifier], isBegun: true }],
  isPhrase: false,
  isTitle: true,
  worth: 1,
});

/** Of those with the best score the one whose key comes first. */
function bestOf({ documents, scores }: Scored, mirror: Mirror): number | undefined {
  let highest = 0;
  for (const score of scores) if (score > highest) highest = score;
  let best: number | undefined;
  for (let index = 0; index < documents.length; index += 1) {
    const document = documents[index] ?? 0;
    if (scores[index] !== highest) continue;
    if (best === undefined || mirror.isKeyBefore(document, best)) best = document;
  }
  return best;
}

function pageIn(
  query: ProviderSearchQuery,
  mirror: Mirror,
  found: DocumentSet,
  ranked: Scored | null,
): number[] {
  const [first, ...others] = orderOf(query, mirror.columns);
  const isByScore = first?.[0] === SCORE;
  const fields = isByScore ? others : [...(first ? [first] : []), ...others];
  // A score that only decides between equals is a matter of the database; without a search all have one.
  if (ranked && fields.some(([name]) => name === SCORE)) throw new NotHeld();
  const sequence = mirror.sequence(fields.filter(([name]) => name !== SCORE));
  if (!sequence) throw new NotHeld();
  const part = pageOf(query);
  const byScore = { isAscending: !first?.[1] };
  if (!sequence.isNear(mirror.size)) {
    // All documents in a new order take long at once: whoever asks first looks at what was found alone.
    mirror.prepare(sequence);
    return ranked && isByScore
      ? pageByScoreCompared(sequence.compare, ranked, part, byScore)
      : pageCompared(found.numbers(), sequence.compare, part);
  }
  const order = sequence.upTo(mirror.size, mirror.isLive);
  return ranked && isByScore
    ? pageByScore(order, ranked, part, byScore)
    : pageInOrder(order, found, part);
}
