import { LRUCache } from "lru-cache";
import type { WordForms } from "../meaning";
import { DocumentSet } from "./document-set";
import { roomFor } from "./posting-list";
import { classesIn, IN_TITLES, type WordIndex } from "./word-index";
import { CLASS } from "./word-vector";

/** How well a title has a meaning: not at all, as a label, in the title, as what the title names. */
export const PLACE = { none: 0, label: 1, title: 2, named: 3 } as const;

/** Documents that have something in a title or label, the lowest number first, each with a {@link PLACE}. */
export interface Titled {
  documents: Uint32Array;
  places: Uint8Array;
}

/** Where documents have a word in one of its forms. */
export interface WordView extends Titled {
  /** Those that have it anywhere. */
  found: DocumentSet;
}

/** Of so many documents in all, the views of words are kept: five bytes for each. */
const MOST_KEPT = 3_000_000;

/**
 * Where words stand, as long as no document is added: the same few words are searched again and
 * again, and each is asked several times for one search.
 */
export class WordViews {
  readonly #views = new LRUCache<string, WordView>({ maxSize: MOST_KEPT });
  #size = 0;

  constructor(private readonly words: WordIndex) {}

  /** Where a word stands in one of its forms, in documents whose numbers are below `size`. */
  of(forms: WordForms, size: number): WordView {
    return this.#kept(nameOf(forms), size, () => this.#look(forms, size));
  }

  /** Where words stand one after the other; no title names a phrase as such. */
  phrase(words: readonly WordForms[], size: number): WordView {
    const name = words.map(nameOf).join(" <-> ");
    return this.#kept(name, size, () => this.#lookForPhrase(words, size));
  }

  #kept(name: string, size: number, look: () => WordView): WordView {
    if (size !== this.#size) this.#views.clear();
    this.#size = size;
    const known = this.#views.get(name);
    if (known) return known;
    const view = look();
    this.#views.set(name, view, { size: 1 + view.documents.length + (size >>> 5) });
    return view;
  }

  #look(forms: WordForms, size: number): WordView {
    const best = placesFor(size);
    const room = roomFor(size);
    const found = new DocumentSet(size);
    const titled = new DocumentSet(size);
    for (const word of this.words.wordsOf(forms)) {
      const length = this.words.read(word, room);
      for (let place = 0; place < length; place += 1) {
        const document = room.documents[place] ?? 0;
        const classes = classesIn(room.flags[place] ?? 0);
        found.add(document);
        if ((classes & IN_TITLES) === 0) continue;
        titled.add(document);
        const its = placeOf(classes);
        if (its > (best[document] ?? 0)) best[document] = its;
      }
    }
    const documents = titled.numbers();
    const places = new Uint8Array(documents.length);
    for (let place = 0; place < documents.length; place += 1) {
      const document = documents[place] ?? 0;
      places[place] = best[document] ?? 0;
      best[document] = 0;
    }
    return { found, documents, places };
  }

  #lookForPhrase(words: readonly WordForms[], size: number): WordView {
    const together = words
      .map((forms) => this.of(forms, size).found)
      .reduce((joint, one) => joint.and(one), DocumentSet.all(size));
    const phrase = this.words.phrase(words, together, size);
    const found = new DocumentSet(size);
    for (const document of phrase.documents) found.add(document);
    const isTitled = (_: number, place: number) => ((phrase.classes[place] ?? 0) & IN_TITLES) !== 0;
    return {
      found,
      documents: phrase.documents.filter(isTitled),
      places: phrase.classes
        .filter(isTitled)
        .map((classes) => Math.min(placeOf(classes), PLACE.title)),
    };
  }
}

const nameOf = ({ stems, isBegun }: WordForms): string => `${isBegun ? "*" : ""}${stems.join(" ")}`;

let placesOfOneWord = new Uint8Array(0);

/** By the number of a document a place, while one word is looked at; 0 before and after. */
export function placesFor(size: number): Uint8Array {
  if (placesOfOneWord.length < size) placesOfOneWord = new Uint8Array(Math.ceil(size * 1.25));
  return placesOfOneWord;
}

function placeOf(classes: number): number {
  if ((classes & CLASS.A) !== 0) return PLACE.named;
  return (classes & CLASS.B) !== 0 ? PLACE.title : PLACE.label;
}
