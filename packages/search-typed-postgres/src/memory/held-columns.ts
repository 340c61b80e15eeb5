import type { Column } from "../columns";
import { raw, type Sql } from "../sql";
import { compareTexts } from "./compare-texts";
import { DocumentSet } from "./document-set";
import { NumberList } from "./number-list";
import { PostingList, roomFor } from "./posting-list";

/**
 * A column of the index in memory, by the numbers of documents: truths, numbers (of moments,
 * microseconds since 1970; in lists, 0 and 1 for truths), texts to sort by, or lists.
 */
export type HeldColumn =
  | TruthColumn
  | NumberColumn
  | TextColumn
  | WordListColumn
  | NumberListColumn;

/** The column that holds what filters and orders ask of a field; undefined where it is not held. */
export function heldColumn({ type, isArray, isFilterable, isSortable }: Column) {
  const isText = type === "text";
  if (isArray) {
    if (!isFilterable) return undefined;
    return isText ? new WordListColumn() : new NumberListColumn();
  }
  if (isText) return isSortable ? new TextColumn() : undefined;
  if (!isFilterable && !isSortable) return undefined;
  return type === "boolean" ? new TruthColumn() : new NumberColumn();
}

/** How a held column is read from its table. */
export function heldSql({ name, type, isArray }: Column): Sql {
  if (type === "text") return raw(`"${name}"`);
  if (type === "bigint") return raw(`"${name}"::float8${isArray ? "[]" : ""} as "${name}"`);
  if (type === "boolean") return raw(`"${name}"${isArray ? "::int[]" : ""} as "${name}"`);
  if (type === "double precision") return raw(`"${name}"`);
  const microseconds = "* 1000000)::float8";
  if (!isArray) return raw(`(extract(epoch from "${name}") ${microseconds} as "${name}"`);
  return raw(`(select array_agg((extract(epoch from one) ${microseconds})
    from unnest("${name}") as one) as "${name}"`);
}

export class TruthColumn {
  readonly kind = "truth";
  readonly #true = new DocumentSet(0);
  readonly #false = new DocumentSet(0);

  set(document: number, content: unknown): void {
    if (content === true) this.#true.add(document);
    if (content === false) this.#false.add(document);
  }

  /** 1 or 0, or NaN where there is neither. */
  valueOf(document: number): number {
    if (this.#true.has(document)) return 1;
    return this.#false.has(document) ? 0 : Number.NaN;
  }

  /** The documents of which it is true, or false. */
  documents(truth: boolean, size: number): DocumentSet {
    return (truth ? this.#true : this.#false).copy(size);
  }
}

const MOST_RANGES = 32;

export class NumberColumn {
  readonly kind = "number";
  /** NaN where there is none. */
  values = new Float64Array(0);
  /** Facets count the same few ranges for every search, between two changes. */
  readonly #ranges = new Map<string, DocumentSet>();

  set(document: number, content: unknown): void {
    this.#ranges.clear();
    if (document >= this.values.length) {
      const larger = new Float64Array(Math.ceil((document + 1) * 1.25)).fill(Number.NaN);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[document] = typeof content === "number" ? content : Number.NaN;
  }

  valueOf(document: number): number {
    return this.values[document] ?? Number.NaN;
  }

  /** The documents whose number lies between two, both included. */
  between(least: number, most: number, size: number): DocumentSet {
    const range = `${least} ${most} ${size}`;
    const known = this.#ranges.get(range);
    if (known) return known.copy(size);
    const found = DocumentSet.between(this.values, least, most, size);
    if (this.#ranges.size >= MOST_RANGES) this.#ranges.clear();
    this.#ranges.set(range, found);
    return found.copy(size);
  }
}

/** What JavaScript puts elsewhere than the collation "C" does: characters beyond the first plane, and those of its end. */
const PUT_ELSEWHERE = /[\ud800-\uffff]/;

export class TextColumn {
  readonly kind = "text";
  readonly #values: (string | null)[] = [];
  #isPlain = true;

  set(document: number, content: unknown): void {
    const text = typeof content === "string" ? content : null;
    if (this.#isPlain && text !== null && PUT_ELSEWHERE.test(text)) this.#isPlain = false;
    this.#values[document] = text;
  }

  valueOf(document: number): string | null {
    return this.#values[document] ?? null;
  }

  /** Compares two documents by code points; JavaScript's own order, where it is that, is far sooner known. */
  compare(document: number, other: number): number {
    const [one, two] = [this.valueOf(document), this.valueOf(other)];
    if (!this.#isPlain || one === null || two === null) return compareTexts(one, two);
    if (one === two) return 0;
    return one < two ? -1 : 1;
  }
}

export class WordListColumn {
  readonly kind = "words";
  /** The words that there are, and by the place of each the documents whose list has it. */
  readonly #places = new Map<string, number>();
  readonly #documents: PostingList[] = [];
  readonly #present = new DocumentSet(0);
  /** The places of words in the list of each document, one after the other, from its start on. */
  readonly #lists = new NumberList((room) => new Uint32Array(room));
  readonly #starts = new NumberList((room) => new Uint32Array(room));

  set(document: number, content: unknown): void {
    while (this.#starts.length <= document) this.#starts.push(this.#lists.length);
    if (!Array.isArray(content)) return;
    this.#present.add(document);
    for (const word of new Set<string>(content)) {
      const place = this.#places.get(word) ?? this.#places.size;
      this.#places.set(word, place);
      this.#documents[place] ??= new PostingList();
      this.#documents[place].push(document, 0);
      this.#lists.push(place);
    }
  }

  documentsWith(word: string, size: number): DocumentSet {
    const found = new DocumentSet(size);
    const room = roomFor(size);
    const length = this.#documents[this.#places.get(word) ?? -1]?.read(room) ?? 0;
    for (let place = 0; place < length; place += 1) found.add(room.documents[place] ?? 0);
    return found;
  }

  /** The words that begin so, in order, with how many of some documents have each; never 0. */
  counts(among: DocumentSet, begin: string): [string, number][] {
    const { numbers: lists, length: listed } = this.#lists;
    const { numbers: starts, length: documents } = this.#starts;
    const counts = new Uint32Array(this.#places.size);
    for (const document of among.numbers()) {
      const end = document + 1 < documents ? (starts[document + 1] ?? 0) : listed;
      for (let at = starts[document] ?? end; at < end; at += 1) {
        const place = lists[at] ?? 0;
        counts[place] = (counts[place] ?? 0) + 1;
      }
    }
    return [...this.#places]
      .map(([word, place]): [string, number] => [word, counts[place] ?? 0])
      .filter(([word, count]) => count > 0 && word.startsWith(begin))
      .sort(([one], [other]) => compareTexts(one, other));
  }

  /** The documents that have a list at all. */
  present(size: number): DocumentSet {
    return this.#present.copy(size);
  }

  trim(): void {
    for (const documents of this.#documents) documents.trim();
    for (const list of [this.#lists, this.#starts]) list.trim();
  }
}

export class NumberListColumn {
  readonly kind = "numbers";
  readonly #lists = new Map<number, readonly number[]>();

  set(document: number, content: unknown): void {
    if (Array.isArray(content)) this.#lists.set(document, content);
  }

  /** The documents with a number in their list that passes. */
  having(passes: (value: number) => boolean, size: number): DocumentSet {
    const found = new DocumentSet(size);
    for (const [document, list] of this.#lists) if (list.some(passes)) found.add(document);
    return found;
  }

  /** The documents that have a list at all. */
  present(size: number): DocumentSet {
    const found = new DocumentSet(size);
    for (const document of this.#lists.keys()) found.add(document);
    return found;
  }
}
