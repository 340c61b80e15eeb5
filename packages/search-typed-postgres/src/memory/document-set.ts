/** A set of documents by their numbers, with a bit for each. Operations change the set itself. */
export class DocumentSet {
  #words: Uint32Array;

  /** An empty set with room for the numbers below `size`. */
  constructor(size: number) {
    this.#words = new Uint32Array((size + 31) >>> 5);
  }

  /** All numbers below `size`. */
  static all(size: number): DocumentSet {
    const set = new DocumentSet(size);
    set.#words.fill(0xffffffff);
    const rest = size & 31;
    if (rest > 0) set.#words[set.#words.length - 1] = 2 ** rest - 1;
    return set;
  }

  /** The numbers below `size` whose value lies between two, both included. */
  static between(values: Float64Array, least: number, most: number, size: number): DocumentSet {
    const set = new DocumentSet(size);
    const words = set.#words;
    const end = Math.min(size, values.length);
    for (let number = 0; number < end; number += 1) {
      const value = values[number] ?? Number.NaN;
      const bit = value >= least && value <= most ? 1 : 0;
      words[number >>> 5] = (words[number >>> 5] ?? 0) | (bit << (number & 31));
    }
    return set;
  }

  /** The same documents, with room for the numbers below `size`. */
  copy(size = this.#words.length << 5): DocumentSet {
    const copy = new DocumentSet(size);
    copy.#words.set(this.#words.subarray(0, copy.#words.length));
    return copy;
  }

  has(number: number): boolean {
    return ((this.#words[number >>> 5] ?? 0) & (1 << (number & 31))) !== 0;
  }

  /** Makes room where there is none. */
  add(number: number): void {
    const place = number >>> 5;
    if (place >= this.#words.length) {
      const larger = new Uint32Array(Math.ceil((place + 1) * 1.25));
      larger.set(this.#words);
      this.#words = larger;
    }
    this.#words[place] = (this.#words[place] ?? 0) | (1 << (number & 31));
  }

  delete(number: number): void {
    const place = number >>> 5;
    if (place >= this.#words.length) return;
    this.#words[place] = (this.#words[place] ?? 0) & ~(1 << (number & 31));
  }

  /** Keeps what is in `other` too. */
  and(other: DocumentSet): this {
    const [mine, theirs] = [this.#words, other.#words];
    for (let place = 0; place < mine.length; place += 1) {
      mine[place] = (mine[place] ?? 0) & (theirs[place] ?? 0);
    }
    return this;
  }

  /** Adds what is in `other`, which has no more room than this. */
  or(other: DocumentSet): this {
    const [mine, theirs] = [this.#words, other.#words];
    const end = Math.min(mine.length, theirs.length);
    for (let place = 0; place < end; place += 1) {
      mine[place] = (mine[place] ?? 0) | (theirs[place] ?? 0);
    }
    return this;
  }

  /** Takes away what is in `other`. */
  without(other: DocumentSet): this {
    const [mine, theirs] = [this.#words, other.#words];
    for (let place = 0; place < mine.length; place += 1) {
      mine[place] = (mine[place] ?? 0) & ~(theirs[place] ?? 0);
    }
    return this;
  }

  get isEmpty(): boolean {
    return this.#words.every((word) => word === 0);
  }

  /** How many documents it holds. */
  get count(): number {
    const words = this.#words;
    let count = 0;
    for (let place = 0; place < words.length; place += 1) count += bitsIn(words[place] ?? 0);
    return count;
  }

  /** Its numbers, the lowest first. */
  numbers(): Uint32Array {
    const numbers = new Uint32Array(this.count);
    const words = this.#words;
    let length = 0;
    for (let place = 0; place < words.length; place += 1) {
      let word = words[place] ?? 0;
      while (word !== 0) {
        const lowest = word & -word;
        numbers[length++] = (place << 5) + (31 - Math.clz32(lowest));
        word ^= lowest;
      }
    }
    return numbers;
  }
}

function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
