/** The first sentences of any number, and how many more there were: memory stays the same. */
export class FirstOfMany {
  readonly #first: string[] = [];
  #more = 0;

  constructor(private readonly limit: number) {}

  add(sentences: readonly string[]): void {
    const room = this.limit - this.#first.length;
    this.#first.push(...sentences.slice(0, room));
    this.#more += Math.max(0, sentences.length - room);
  }

  /** What was kept; `sayMore` says in a last sentence how many are not shown. */
  list(sayMore: (count: number) => string): string[] {
    return this.#more === 0 ? [...this.#first] : [...this.#first, sayMore(this.#more)];
  }
}
