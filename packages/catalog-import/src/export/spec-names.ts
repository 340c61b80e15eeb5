import { splitSpecs } from "../cells/spec-columns.js";
import type { CatalogSpec } from "../fields/product.js";

/**
 * The names of all specifications that have no column of their own, each once, in an order that suits as many products as it can:
 * a name new to the list goes behind the one that precedes it in its product.
 */
export class SpecNames {
  readonly #names: string[] = [];
  readonly #known = new Set<string>();

  add(specs: readonly CatalogSpec[]): void {
    let place = 0;
    for (const { name } of splitSpecs(specs).others) {
      const plain = name.toLowerCase();
      if (this.#known.has(plain)) {
        place = this.#names.findIndex((each) => each.toLowerCase() === plain) + 1;
        continue;
      }
      this.#known.add(plain);
      this.#names.splice(place, 0, name);
      place += 1;
    }
  }

  get list(): readonly string[] {
    return this.#names;
  }
}
