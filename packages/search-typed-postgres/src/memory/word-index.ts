import type { WordForms } from "../meaning";
import type { DocumentSet } from "./document-set";
import { classOf, documentOf, PlaceList, placeIn, spotOf } from "./place-list";
import { PostingList, type Postings, roomFor } from "./posting-list";
import { Vocabulary } from "./vocabulary";
import { CLASS, classesOf, type PlacedWord } from "./word-vector";

/** Classes of titles and labels, and of everything. */
export const IN_TITLES = CLASS.A | CLASS.B | CLASS.C;
export const ANYWHERE = IN_TITLES | CLASS.D;

const FLAG_BITS = 7;
const FLAGS = 2 ** FLAG_BITS - 1;
const CLASS_BITS = 4;
/** How often a word stands in a document is counted up to this. */
const MOST_COUNTED = 8;

/** The classes that the flags of a word name. */
export const classesIn = (flags: number): number => flags & ANYWHERE;

/** How often the flags of a word say that it stands in a document, counted to eight. */
export const timesIn = (flags: number): number => (flags >>> CLASS_BITS) + 1;

/** The documents in which words stand one after the other, the lowest number first. */
export interface Phrase {
  documents: Uint32Array;
  /** Of each document, the classes: of each place where they do, the least of theirs. */
  classes: Uint8Array;
}

/**
 * The words of all documents: for each word the documents that have it, and where it stands there.
 * Documents are added in the order of their numbers; none is taken out.
 */
export class WordIndex {
  readonly #vocabulary = new Vocabulary();
  /** By the number of a word: its documents; of one alone, its number and flags. */
  readonly #documents: (PostingList | number)[] = [];
  /** By the number of a word: its places; of one alone, that. */
  readonly #places: (PlaceList | number)[] = [];

  add(document: number, words: readonly PlacedWord[]): void {
    for (const { lexeme, places } of words) {
      const word = this.#vocabulary.numberFor(lexeme);
      const times = Math.min(places.length, MOST_COUNTED) - 1;
      this.#notePlaces(word, places);
      this.#note(word, document, (times << CLASS_BITS) | classesOf(places));
    }
  }

  /**
   * Writes the documents that have a word, with its flags in each: its classes ({@link classesIn})
   * and how often it stands there ({@link timesIn}). Answers how many there are.
   */
  read(word: number, room: Postings): number {
    const documents = this.#documents[word];
    if (documents === undefined) return 0;
    if (typeof documents !== "number") return documents.read(room);
    room.documents[0] = documents >>> FLAG_BITS;
    room.flags[0] = documents & FLAGS;
    return 1;
  }

  /** Numbers of the words that stand for these forms. */
  wordsOf({ stems, isBegun }: WordForms): number[] {
    if (isBegun) return [...new Set(stems.flatMap((stem) => this.#vocabulary.beginningWith(stem)))];
    return stems.flatMap((stem) => this.#vocabulary.numberOf(stem) ?? []);
  }

  /** Where words stand one after the other, among documents whose numbers are below `size`. */
  phrase(phrase: readonly WordForms[], among: DocumentSet, size: number): Phrase {
    const [first = new Float64Array(0), ...others] = phrase.map((forms) =>
      this.#placesIn(forms, among, size),
    );
    return phraseOf(others.reduce(following, first));
  }

  /** Gives back room and puts words in order, once many documents have come. */
  trim(): void {
    this.#vocabulary.sort();
    for (const list of [...this.#documents, ...this.#places]) {
      if (typeof list !== "number") list.trim();
    }
  }

  /** All places of a word, in order. */
  #placesIn(forms: WordForms, among: DocumentSet, size: number): Float64Array {
    const each = this.wordsOf(forms).map((word) => {
      const room = roomFor(size);
      const documents = room.documents.subarray(0, this.read(word, room));
      const places = this.#places[word] ?? 0;
      if (typeof places !== "number") return places.read(documents, among);
      const [document = 0] = documents;
      return Float64Array.from(among.has(document) ? [placeIn(document, places)] : []);
    });
    return each.reduce(merged, new Float64Array(0));
  }

  #notePlaces(word: number, places: readonly number[]): void {
    const noted = this.#places[word];
    const [first = 0, ...others] = places;
    if (noted === undefined && others.length === 0) {
      this.#places[word] = first;
      return;
    }
    const list = typeof noted === "object" ? noted : new PlaceList();
    if (typeof noted === "number") list.push([noted]);
    list.push(places);
    this.#places[word] = list;
  }

  #note(word: number, document: number, flags: number): void {
    const noted = this.#documents[word];
    if (noted === undefined) {
      this.#documents[word] = document * 2 ** FLAG_BITS + flags;
    } else if (typeof noted === "number") {
      const list = new PostingList();
      list.push(noted >>> FLAG_BITS, noted & FLAGS);
      list.push(document, flags);
      this.#documents[word] = list;
    } else {
      noted.push(document, flags);
    }
  }
}

/** What is in either of two lists, each of which is in order. */
function merged(one: Float64Array, other: Float64Array): Float64Array {
  if (one.length === 0) return other;
  if (other.length === 0) return one;
  const both = new Float64Array(one.length + other.length);
  let [mine, theirs] = [0, 0];
  for (let length = 0; length < both.length; length += 1) {
    const [next = Infinity, others = Infinity] = [one[mine], other[theirs]];
    both[length] = Math.min(next, others);
    if (next < others) mine += 1;
    else theirs += 1;
  }
  return both;
}

/** The places of the next word that come right after ones of a phrase, with the least class of both. */
function following(phrase: Float64Array, next: Float64Array): Float64Array {
  const found = new Float64Array(phrase.length);
  let [length, at] = [0, 0];
  for (const place of phrase) {
    const spot = spotOf(place) + 1;
    while (at < next.length && spotOf(next[at] ?? 0) < spot) at += 1;
    // Of two words at the same place, the one of the better class comes last.
    let best = -1;
    for (let same = at; same < next.length && spotOf(next[same] ?? 0) === spot; same += 1) {
      best = next[same] ?? 0;
    }
    if (best === -1) continue;
    found[length] = best - classOf(best) + Math.min(classOf(place), classOf(best));
    length += 1;
  }
  return found.subarray(0, length);
}

/** The documents of a phrase's places, which are in order. */
function phraseOf(places: Float64Array): Phrase {
  const documents = new Uint32Array(places.length);
  const classes = new Uint8Array(places.length);
  let length = 0;
  for (const place of places) {
    const document = documentOf(place);
    if (length === 0 || documents[length - 1] !== document) documents[length++] = document;
    classes[length - 1] = (classes[length - 1] ?? 0) | (1 << classOf(place));
  }
  return { documents: documents.slice(0, length), classes: classes.slice(0, length) };
}
