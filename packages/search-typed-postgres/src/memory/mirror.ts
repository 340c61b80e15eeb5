import type { ResolvedSearchIndexDefinition } from "@medusajs/framework/types";
import { type Column, columnsOf } from "../columns";
import type { Meaning } from "../meaning";
import { DocumentSet } from "./document-set";
import type { HeldFields } from "./filter-set";
import { type HeldColumn, heldColumn, TextColumn } from "./held-columns";
import { Sequence } from "./sequence";
import { WordIndex } from "./word-index";
import type { PlacedWord } from "./word-vector";
import { WordViews } from "./word-views";

/** A document as it is read for the memory: its held fields by name, and its words. */
export interface MirroredDocument {
  key: string;
  fields: Readonly<Record<string, unknown>>;
  words: readonly PlacedWord[];
}

/** Orders and phrases that are kept; each takes about as much as a bit or four bytes a document. */
const MOST_ORDERS = 12;
const MOST_PHRASES = 300;
/** Replaced documents stay until they are this share of all, and at least so many. */
const SPARE_SHARE = 0.25;
const LEAST_SPARE = 5000;

/**
 * What an index needs in memory to filter, sort and search: words, and the fields that filters and
 * orders ask for. A document that changes gets a new number; its old one is no longer live.
 */
export class Mirror implements HeldFields {
  readonly key: string;
  readonly columns: ReadonlyMap<string, Column>;
  readonly held: ReadonlyMap<string, HeldColumn>;
  readonly words = new WordIndex();
  readonly wordViews = new WordViews(this.words);
  readonly #numbers = new Map<string, number>();
  readonly #keys = new TextColumn();
  readonly #live = new DocumentSet(0);
  readonly #sequences = new Map<string, Sequence>();
  readonly #phrases = new Map<string, { meaning: Meaning; documents: DocumentSet }>();
  #size = 0;

  constructor(definition: ResolvedSearchIndexDefinition) {
    this.key = definition.primary_key;
    this.columns = columnsOf(definition);
    const held = new Map<string, HeldColumn>();
    for (const column of this.columns.values()) {
      const one = column.name === this.key ? this.#keys : heldColumn(column);
      if (one) held.set(column.name, one);
    }
    this.held = held;
  }

  /** Numbers of documents are below this. */
  get size(): number {
    return this.#size;
  }

  /** How many documents there are. */
  get count(): number {
    return this.#numbers.size;
  }

  /** Whether so many documents were replaced that it should be made anew. */
  get isWorn(): boolean {
    const spare = this.#size - this.count;
    return spare > LEAST_SPARE && spare > this.#size * SPARE_SHARE;
  }

  numberOf(key: string): number | undefined {
    return this.#numbers.get(key);
  }

  keyOf(document: number): string {
    return this.#keys.values[document] ?? "";
  }

  isLive = (document: number): boolean => this.#live.has(document);

  /** All documents that there are. */
  live(): DocumentSet {
    return this.#live.copy(this.#size);
  }

  put({ key, fields, words }: MirroredDocument): void {
    this.remove(key);
    const document = this.#size;
    this.#size += 1;
    this.#numbers.set(key, document);
    this.#live.add(document);
    for (const [name, column] of this.held) {
      column.set(document, column === this.#keys ? key : fields[name]);
    }
    this.words.add(document, words);
    for (const { meaning, documents } of this.#phrases.values()) {
      if (hasPhrase(words, meaning)) documents.add(document);
    }
  }

  remove(key: string): void {
    const document = this.#numbers.get(key);
    if (document === undefined) return;
    this.#numbers.delete(key);
    this.#live.delete(document);
  }

  /** All documents in the order of some fields; undefined where it sorts by what is not held. */
  sequence(fields: readonly (readonly [name: string, isDescending: boolean])[]) {
    const name = JSON.stringify(fields);
    const known = this.#sequences.get(name);
    if (known) return known;
    const order = fields.map(([field, isDescending]) => ({
      column: this.held.get(field),
      isDescending,
    }));
    const held = order.flatMap(({ column, isDescending }) =>
      column && isComparable(column) ? [{ column, isDescending }] : [],
    );
    if (held.length < order.length) return undefined;
    const sequence = new Sequence(held);
    remember(this.#sequences, name, sequence, MOST_ORDERS);
    return sequence;
  }

  /** The documents that have a phrase somewhere; undefined for one that nobody asked for yet. */
  phrase(meaning: Meaning): DocumentSet | undefined {
    return this.#phrases.get(phraseName(meaning))?.documents;
  }

  keepPhrase(meaning: Meaning, keys: readonly string[]): void {
    const documents = new DocumentSet(this.#size);
    for (const key of keys) {
      const number = this.#numbers.get(key);
      if (number !== undefined) documents.add(number);
    }
    remember(this.#phrases, phraseName(meaning), { meaning, documents }, MOST_PHRASES);
  }

  /** Gives back the room that is not used, once many documents have come. */
  trim(): void {
    this.words.trim();
    for (const column of this.held.values()) if (column.kind === "words") column.trim();
  }
}

const isComparable = ({ kind }: HeldColumn): boolean =>
  kind === "truth" || kind === "number" || kind === "text";

const phraseName = ({ words }: Meaning): string => JSON.stringify(words);

function remember<Value>(map: Map<string, Value>, name: string, value: Value, most: number): void {
  for (const oldest of map.keys()) {
    if (map.size < most) break;
    map.delete(oldest);
  }
  map.set(name, value);
}

/** Whether words of a document stand one after the other as a phrase has them. */
function hasPhrase(words: readonly PlacedWord[], { words: phrase }: Meaning): boolean {
  let ends: Set<number> | undefined;
  for (const { stems, isBegun } of phrase) {
    const fits = (lexeme: string) =>
      isBegun ? stems.some((stem) => lexeme.startsWith(stem)) : stems.includes(lexeme);
    const positions = words.flatMap(({ lexeme, places }) =>
      fits(lexeme) ? places.map((place) => place >>> 2) : [],
    );
    const before: Set<number> | undefined = ends;
    ends = new Set(before ? positions.filter((position) => before.has(position - 1)) : positions);
  }
  return ends !== undefined && ends.size > 0;
}
