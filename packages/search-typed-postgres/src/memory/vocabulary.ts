/** How many new words are looked through one by one before all are put in order again. */
const MOST_UNSORTED = 500;

/** Numbers words in the order in which they come, and knows those that begin alike. */
export class Vocabulary {
  readonly #numbers = new Map<string, number>();
  #sorted: string[] = [];
  #unsorted: string[] = [];

  get size(): number {
    return this.#numbers.size;
  }

  /** The number of a word, which it gets where it has none. */
  numberFor(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    // A part of a longer text would hold all of it in memory.
    const own = Buffer.from(word).toString();
    this.#numbers.set(own, number);
    this.#unsorted.push(own);
    return number;
  }

  numberOf(word: string): number | undefined {
    return this.#numbers.get(word);
  }

  /** Numbers of all words that begin so. */
  beginningWith(beginning: string): number[] {
    if (this.#unsorted.length > MOST_UNSORTED) this.sort();
    const found = this.#unsorted.filter((word) => word.startsWith(beginning));
    for (let place = this.#placeOf(beginning); place < this.#sorted.length; place += 1) {
      const word = this.#sorted[place] ?? "";
      if (!word.startsWith(beginning)) break;
      found.push(word);
    }
    return found.flatMap((word) => this.#numbers.get(word) ?? []);
  }

  /** Puts all words in order; done before it is needed when many have come. */
  sort(): void {
    this.#sorted = [...this.#sorted, ...this.#unsorted].sort();
    this.#unsorted = [];
  }

  /** Where the first word stands that is not before this one. */
  #placeOf(word: string): number {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#sorted[middle] ?? "") < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
