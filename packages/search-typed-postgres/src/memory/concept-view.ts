import type { Concept, Meaning, WordForms } from "../meaning";
import { DocumentSet } from "./document-set";
import { roomFor } from "./posting-list";
import { timesIn, type WordIndex } from "./word-index";
import { PLACE, placesFor, type Titled, type WordView, type WordViews } from "./word-views";

/** Where documents have a concept. */
export interface View {
  /** Those that have it anywhere that counts. */
  found: DocumentSet;
  /** Those that have it in a title or label. */
  titled: DocumentSet;
}

/** Looks for meanings in the words of `size` documents, for each of them once. */
export class Views {
  readonly #ofMeanings = new Map<Meaning, Titled>();
  readonly #ofConcepts = new Map<Concept, View>();

  constructor(
    private readonly words: WordIndex,
    private readonly views: WordViews,
    readonly size: number,
  ) {}

  /** Where a word stands in one of its forms. */
  word(forms: WordForms): WordView {
    return this.views.of(forms, this.size);
  }

  /** Where words stand one after the other. */
  phrase({ words }: Meaning): WordView {
    return this.views.phrase(words, this.size);
  }

  /** Where titles and labels have a meaning. */
  titled(meaning: Meaning): Titled {
    return remembered(this.#ofMeanings, meaning, () => this.#titled(meaning));
  }

  /** Whether a document has one of a concept's meanings, and whether a title or label does. */
  concept(concept: Concept): View {
    return remembered(this.#ofConcepts, concept, () => {
      const [found, titled] = [new DocumentSet(this.size), new DocumentSet(this.size)];
      for (const meaning of concept.meanings) {
        for (const document of this.titled(meaning).documents) titled.add(document);
        if (!meaning.isTitle) found.or(this.#anywhere(meaning));
      }
      return { found: found.or(titled), titled };
    });
  }

  /** Those whose titles name a concept. */
  named({ meanings }: Concept): DocumentSet {
    const named = new DocumentSet(this.size);
    for (const meaning of meanings) {
      const { documents, places } = this.titled(meaning);
      for (let index = 0; index < documents.length; index += 1) {
        if (places[index] === PLACE.named) named.add(documents[index] ?? 0);
      }
    }
    return named;
  }

  /** The best place that any of a concept's meanings has in a document's titles. */
  bestPlace({ meanings }: Concept, document: number): number {
    const places = meanings.map((meaning) => {
      const { documents, places } = this.titled(meaning);
      return places[documents.indexOf(document)] ?? PLACE.none;
    });
    return Math.max(PLACE.none, ...places);
  }

  /** Documents that have all words of a meaning, wherever they stand. */
  #together({ words }: Meaning): DocumentSet {
    const [first, ...others] = words.map((forms) => this.word(forms).found);
    if (!first) return new DocumentSet(this.size);
    return others.reduce((joint, other) => joint.and(other), first.copy(this.size));
  }

  /** By the number of a document, what all of its places of these words come to, one by one less. */
  spoken(stems: readonly string[], worthOf: (times: number) => number): Float64Array {
    const spoken = new Float64Array(this.size);
    const room = roomFor(this.size);
    for (const word of this.words.wordsOf({ stems })) {
      const length = this.words.read(word, room);
      for (let place = 0; place < length; place += 1) {
        const document = room.documents[place] ?? 0;
        const worth = worthOf(timesIn(room.flags[place] ?? 0));
        spoken[document] = (spoken[document] ?? 0) + worth;
      }
    }
    return spoken;
  }

  #anywhere(meaning: Meaning): DocumentSet {
    const isAlone = meaning.words.length === 1;
    return meaning.isPhrase && !isAlone ? this.phrase(meaning).found : this.#together(meaning);
  }

  #titled(meaning: Meaning): Titled {
    const [first, ...others] = meaning.words.map((forms) => this.word(forms));
    if (!first) return NOWHERE;
    if (others.length === 0) return first;
    const pairs: Titled = {
      documents: first.documents,
      places: first.places.map((place) => place * 4 + place),
    };
    // A phrase is one more word: it stands no better than any word of it.
    const all = meaning.isPhrase ? [...others, this.phrase(meaning)] : others;
    const joint = all.reduce((one, other) => this.#joint(one, other), pairs);
    return kept(joint, (_, pair) => {
      const least = pair >>> 2;
      const isNamed = least >= PLACE.title && (pair & 3) === PLACE.named;
      return isNamed ? PLACE.named : Math.min(least, PLACE.title);
    });
  }

  /** Documents of both: pairs of the least place times four and the best one. */
  #joint(pairs: Titled, word: Titled): Titled {
    const best = placesFor(this.size);
    for (let place = 0; place < word.documents.length; place += 1) {
      best[word.documents[place] ?? 0] = word.places[place] ?? 0;
    }
    const joint = kept(pairs, (document, pair) => {
      const place = best[document] ?? 0;
      return place === 0 ? 0 : Math.min(pair >>> 2, place) * 4 + Math.max(pair & 3, place);
    });
    for (const document of word.documents) best[document] = 0;
    return joint;
  }
}

const NOWHERE: Titled = { documents: new Uint32Array(0), places: new Uint8Array(0) };

/** The documents whose new place is not 0, with that. */
function kept(
  { documents, places }: Titled,
  placeOf: (document: number, place: number) => number,
): Titled {
  const kept = {
    documents: new Uint32Array(documents.length),
    places: new Uint8Array(places.length),
  };
  let length = 0;
  for (let index = 0; index < documents.length; index += 1) {
    const document = documents[index] ?? 0;
    const place = placeOf(document, places[index] ?? 0);
    if (place === 0) continue;
    kept.documents[length] = document;
    kept.places[length] = place;
    length += 1;
  }
  return {
    documents: kept.documents.subarray(0, length),
    places: kept.places.subarray(0, length),
  };
}

function remembered<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
