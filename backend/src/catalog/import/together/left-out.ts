/** How many names a sentence has. */
const NAMED = 20;

/** Products that a change leaves as they are, by the reason; memory stays the same. */
export class LeftOut {
  readonly #byReason = new Map<string, { count: number; names: string[] }>();

  add(reason: string, name: string): void {
    const known = this.#byReason.get(reason) ?? { count: 0, names: [] };
    known.count += 1;
    if (known.names.length < NAMED) known.names.push(name);
    this.#byReason.set(reason, known);
  }

  /** A sentence for each reason. */
  sentences(): string[] {
    return [...this.#byReason].map(([reason, { count, names }]) => {
      const more = count > names.length ? ` and ${count - names.length} more` : "";
      return `${count === 1 ? "1 product is" : `${count} products are`} left out, because ${reason}: ${names.join(", ")}${more}.`;
    });
  }
}
