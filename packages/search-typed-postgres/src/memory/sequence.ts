import type { HeldColumn } from "./held-columns";

/** A field to sort by, and which way. Nothing sorts after everything, as in PostgreSQL. */
export interface OrderField {
  column: HeldColumn;
  isDescending: boolean;
}

export type Compare = (one: number, other: number) => number;

/** Documents are put in order so many at a time, so that searches are answered meanwhile. */
const PIECE = 2048;

/** All documents in the order of some fields, the last of which tells them apart. */
export class Sequence {
  /** Numbers of documents. */
  #order = new Uint32Array(0);
  /** Numbers below this have their place. */
  #size = 0;
  /** Which of two documents comes first. */
  readonly compare: Compare;

  constructor(fields: readonly OrderField[]) {
    const compares = fields.map(comparing);
    this.compare = (one, other) => {
      for (const compare of compares) {
        const difference = compare(one, other);
        if (difference !== 0) return difference;
      }
      return 0;
    };
  }

  /** Whether so few documents up to `size` lack their place that they are given it while somebody waits. */
  isNear(size: number): boolean {
    return size - this.#size <= PIECE;
  }

  /** The order, once documents up to `size` have their place and those that are gone have none. */
  upTo(size: number, isLive: (document: number) => boolean): Uint32Array {
    while (this.#size < size) this.#take(Math.min(this.#size + PIECE, size), isLive);
    return this.#order;
  }

  /** Brings the next documents in order; answers whether there are more. */
  prepare(size: number, isLive: (document: number) => boolean): boolean {
    if (this.#size < size) this.#take(Math.min(this.#size + PIECE, size), isLive);
    return this.#size < size;
  }

  #take(end: number, isLive: (document: number) => boolean): void {
    const added: number[] = [];
    for (let document = this.#size; document < end; document += 1) {
      if (isLive(document)) added.push(document);
    }
    added.sort(this.compare);
    const before = this.#order;
    const places = added.map((document) => placeIn(before, document, this.compare));
    const merged = new Uint32Array(before.length + added.length);
    let [length, next] = [0, 0];
    for (let place = 0; place <= before.length; place += 1) {
      while (next < added.length && places[next] === place) merged[length++] = added[next++] ?? 0;
      const document = before[place];
      if (document !== undefined && isLive(document)) merged[length++] = document;
    }
    this.#order = merged.subarray(0, length);
    this.#size = end;
  }
}

/** Before which place of numbers in an order one belongs. */
export function placeIn(order: ArrayLike<number>, number: number, compare: Compare): number {
  let [low, high] = [0, order.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(order[middle] ?? 0, number) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function comparing({ column, isDescending }: OrderField): Compare {
  const way = isDescending ? -1 : 1;
  if (column.kind === "number" || column.kind === "truth") {
    return (one, other) => way * compareNumbers(column.valueOf(one), column.valueOf(other));
  }
  if (column.kind === "text") return (one, other) => way * column.compare(one, other);
  return () => 0;
}

function compareNumbers(one: number, other: number): number {
  if (one === other) return 0;
  if (Number.isNaN(one)) return Number.isNaN(other) ? 0 : 1;
  if (Number.isNaN(other)) return -1;
  return one < other ? -1 : 1;
}
