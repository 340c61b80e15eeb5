import { type ProductFields, variantsOf } from "../fields/product.js";
import type { ProductRow } from "../rows/product-row.js";
import type { ReadRow } from "../rows/read-row.js";

export const slugKey = (slug: string) => `slug ${slug}`;
export const barcodeKey = (barcode: string) => `barcode ${barcode}`;

/** An address or a bar code that changes. */
export interface KeyChange {
  /** What something else has now; undefined where it is free to take. */
  wants?: string | undefined;
  /** What is given up for it. */
  gives?: string | undefined;
  /** Without its address a product is not taken; without a bar code it is. */
  isNeeded: boolean;
}

interface Waiting {
  row: ReadRow<ProductRow>;
  changes: readonly KeyChange[];
}

/**
 * What rows of a file take and give up of what the shop has once: addresses and bar codes. A row that
 * wants what something else has waits until all others are planned: two that swap theirs, and long
 * chains of such, give up what the other one wants. Whoever plans a file batch by batch gives all
 * batches the same one of these, and plans what {@link settle} answers last, as one batch.
 */
export class FileKeys {
  /** The rows that took them. */
  readonly taken = new Map<string, number>();
  readonly #freed = new Set<string>();
  readonly #waiting = new Map<number, Waiting>();
  #isSettled = false;

  /** Whether nobody waits any more: what something else has now stays there. */
  get isSettled(): boolean {
    return this.#isSettled;
  }

  isFreed(key: string): boolean {
    return this.#freed.has(key);
  }

  /** Whether a row, by its number, waits. */
  isWaiting(row: number): boolean {
    return this.#waiting.has(row);
  }

  /** Whether a row has to wait; then it does. */
  waits(row: ReadRow<ProductRow>, changes: readonly KeyChange[]): boolean {
    if (this.#isSettled || changes.every(({ wants }) => wants === undefined)) return false;
    this.#waiting.set(row.row, { row, changes });
    return true;
  }

  /** Notes what a product had and has no more. */
  free(before: ProductFields, after: ProductFields): void {
    const kept = keysOf(after);
    for (const key of keysOf(before)) if (!kept.has(key)) this.#freed.add(key);
  }

  /** The rows that waited, in their order. From now on none waits. */
  settle(): ReadRow<ProductRow>[] {
    this.#isSettled = true;
    for (const { gives } of this.#held()) if (gives !== undefined) this.#freed.add(gives);
    const rows = [...this.#waiting.values()].map(({ row }) => row);
    this.#waiting.clear();
    return rows;
  }

  /** Changes of which each wants what is free, or what another one of them gives up. */
  #held(): Set<KeyChange> {
    const ofRow = new Map(
      [...this.#waiting.values()].flatMap(({ changes }) =>
        changes.map((change) => [change, changes] as const),
      ),
    );
    const all = [...ofRow.keys()];
    const givers = new Set(all.map(({ gives }) => gives));
    const takers = new Map<string, KeyChange>();
    const lost: KeyChange[] = [];
    for (const change of all) {
      const { wants } = change;
      if (wants === undefined) continue;
      const isFirst = !takers.has(wants);
      const isGiven = this.#freed.has(wants) || givers.has(wants);
      if (isFirst) takers.set(wants, change);
      if (!isFirst || !isGiven || this.taken.has(wants)) lost.push(change);
    }
    const held = new Set(all);
    // What is lost gives nothing up: whoever wants that loses, too.
    for (const change of lost) {
      if (!held.delete(change)) continue;
      const { gives = "", isNeeded } = change;
      const taker = this.#freed.has(gives) ? undefined : takers.get(gives);
      if (taker) lost.push(taker);
      if (isNeeded) lost.push(...(ofRow.get(change) ?? []));
    }
    return held;
  }
}

function keysOf(fields: ProductFields): Set<string> {
  const barcodes = variantsOf(fields).flatMap(({ barcode }) => barcode || []);
  return new Set([slugKey(fields.slug), ...barcodes.map(barcodeKey)]);
}
