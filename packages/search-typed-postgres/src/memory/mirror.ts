import type { ResolvedSearchIndexDefinition } from "@medusajs/framework/types";
import { type Column, columnsOf } from "../columns";
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

/** Orders that are kept; each takes four bytes a document. */
const MOST_ORDERS = 16;
/** Between two pieces of an order that is made while others are answered. */
const PAUSE_MS = 20;
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
  readonly #prepared = new Set<Sequence>();
  #size = 0;
  /** Documents below this number came in the order of their keys, as when all are read. */
  #inOrder = 0;

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
    return this.#keys.valueOf(document) ?? "";
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
    const isNext = this.#inOrder === document;
    if (isNext && (document === 0 || this.#keys.compare(document - 1, document) < 0)) {
      this.#inOrder += 1;
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
    for (const oldest of this.#sequences.keys()) {
      if (this.#sequences.size < MOST_ORDERS) break;
      this.#sequences.delete(oldest);
    }
    this.#sequences.set(name, sequence);
    return sequence;
  }

  /** Brings an order about in pieces, so that whoever asks meanwhile is answered. */
  prepare(sequence: Sequence): void {
    if (this.#prepared.has(sequence)) return;
    this.#prepared.add(sequence);
    const takeNext = () => {
      if (sequence.prepare(this.#size, this.isLive)) setTimeout(takeNext, PAUSE_MS).unref();
      else this.#prepared.delete(sequence);
    };
    setTimeout(takeNext, PAUSE_MS).unref();
  }

  /** Whether the key of one document comes before that of another. */
  isKeyBefore(one: number, other: number): boolean {
    const areInOrder = one < this.#inOrder && other < this.#inOrder;
    return areInOrder ? one < other : this.#keys.compare(one, other) < 0;
  }

  /** Gives back the room that is not used, once many documents have come. */
  trim(): void {
    this.words.trim();
    for (const column of this.held.values()) if (column.kind === "words") column.trim();
  }
}

const isComparable = ({ kind }: HeldColumn): boolean =>
  kind === "truth" || kind === "number" || kind === "text";
