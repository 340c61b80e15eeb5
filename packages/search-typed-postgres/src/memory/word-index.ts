import type { WordForms } from "../meaning";
import { NumberList } from "./number-list";
import { PostingList, type Postings } from "./posting-list";
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

/**
 * The words of all documents: for each word the documents that have it, and for each document its
 * titles, word by word. Documents are added in the order of their numbers; none is taken out.
 */
export class WordIndex {
  readonly #vocabulary = new Vocabulary();
  /** By the number of a word: its documents; of one alone, its number and flags. */
  readonly #documents: (PostingList | number)[] = [];
  /** Words of titles in their order, those of each document from its start on. */
  readonly #titleWords = new NumberList((room) => new Uint32Array(room));
  readonly #titlePlaces = new NumberList((room) => new Uint16Array(room));
  readonly #titleStarts = new NumberList((room) => new Uint32Array(room));

  add(document: number, words: readonly PlacedWord[]): void {
    const title: [word: number, place: number][] = [];
    for (const { lexeme, places } of words) {
      const word = this.#vocabulary.numberFor(lexeme);
      const times = Math.min(places.length, MOST_COUNTED) - 1;
      this.#note(word, document, (times << CLASS_BITS) | classesOf(places));
      for (const place of places) if ((place & 3) > 0) title.push([word, place]);
    }
    title.sort(([, one], [, other]) => one - other);
    this.#titleStarts.push(this.#titleWords.length);
    for (const [word, place] of title) {
      this.#titleWords.push(word);
      this.#titlePlaces.push(place);
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

  /**
   * The classes in which some words follow each other in a document's titles: of each place where
   * they do, the least of theirs; 0 where they do not.
   */
  phraseIn(document: number, phrase: readonly ReadonlySet<number>[]): number {
    const [words, places] = [this.#titleWords.numbers, this.#titlePlaces.numbers];
    const start = this.#titleStarts.numbers[document] ?? 0;
    const isLast = document + 1 >= this.#titleStarts.length;
    const end = isLast ? this.#titleWords.length : (this.#titleStarts.numbers[document + 1] ?? 0);
    let found = 0;
    for (let first = start; first < end; first += 1) {
      if (!phrase[0]?.has(words[first] ?? -1)) continue;
      const position = (places[first] ?? 0) >>> 2;
      let least = (places[first] ?? 0) & 3;
      let at = first + 1;
      for (let next = 1; next < phrase.length && least >= 0; next += 1) {
        let best = -1;
        for (; at < end && (places[at] ?? 0) >>> 2 <= position + next; at += 1) {
          if ((places[at] ?? 0) >>> 2 < position + next) continue;
          if (phrase[next]?.has(words[at] ?? -1)) best = Math.max(best, (places[at] ?? 0) & 3);
        }
        least = Math.min(least, best);
      }
      if (least >= 0) found |= 1 << least;
    }
    return found;
  }

  /** Gives back room and puts words in order, once many documents have come. */
  trim(): void {
    this.#vocabulary.sort();
    for (const documents of this.#documents) if (typeof documents !== "number") documents.trim();
    for (const list of [this.#titleWords, this.#titlePlaces, this.#titleStarts]) list.trim();
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
