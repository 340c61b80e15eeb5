import type { SeedNoun } from "../options";
import type { FieldChange, Plan } from "../plan/plan";
import type { NounReport } from "./seed-report";

/** A report names this many new things and changes; the counts are of all. */
const LISTED = 1000;

/** Adds up the plans of a file's parts. */
export class NounTally {
  #created = 0;
  #updated = 0;
  #unchanged = 0;
  readonly #creations: string[] = [];
  readonly #changes: { name: string; changes: readonly FieldChange[] }[] = [];

  constructor(private readonly noun: SeedNoun) {}

  add({ create, update, unchanged }: Plan<unknown, unknown>): void {
    this.#created += create.length;
    this.#updated += update.length;
    this.#unchanged += unchanged.length;
    this.addCreations(create.map(({ name }) => name));
    for (const { name, changes } of update.slice(0, LISTED - this.#changes.length)) {
      this.#changes.push({ name, changes });
    }
  }

  /** New things that are no rows of the file. */
  addCreations(names: readonly string[]): void {
    this.#creations.push(...names.slice(0, LISTED - this.#creations.length));
  }

  get toWrite(): number {
    return this.#created + this.#updated;
  }

  get unchanged(): number {
    return this.#unchanged;
  }

  report({ file, rowCount }: { file: string; rowCount: number }): NounReport {
    return {
      noun: this.noun,
      file,
      rows: rowCount,
      created: this.#created,
      updated: this.#updated,
      unchanged: this.#unchanged,
      creations: this.#creations,
      changes: this.#changes,
    };
  }
}
