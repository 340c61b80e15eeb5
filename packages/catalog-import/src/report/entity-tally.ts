import type { CatalogEntity } from "../fields/entity.js";
import type { ProductFields } from "../fields/product.js";
import type { FieldChange, Plan } from "../plan/plan.js";
import { changesByVariant } from "./changes-by-variant.js";
import type { EntityReport } from "./import-report.js";

/** A report names this many new things, changes and removals; the counts are of all. */
export const LISTED = 1000;

/** Adds up the plans of a file's parts. */
export class EntityTally {
  #created = 0;
  #updated = 0;
  #unchanged = 0;
  #skipped = 0;
  readonly #creations: string[] = [];
  readonly #changes: { name: string; changes: readonly FieldChange[] }[] = [];

  constructor(private readonly entity: CatalogEntity) {}

  add({ create, update, unchanged, skipped }: Plan<unknown, unknown>): void {
    this.#created += create.length;
    this.#updated += update.length;
    this.#unchanged += unchanged.length;
    this.#skipped += skipped.length;
    this.#listCreations(create.map(({ name }) => name));
    this.#list(
      update.map(({ name, current, changes }) => ({
        name,
        changes: isProduct(current) ? changesByVariant(current.fields, changes) : changes,
      })),
    );
  }

  /** What was changed before this run began. */
  addChanged(changed: readonly { name: string; changes: readonly FieldChange[] }[]): void {
    this.#updated += changed.length;
    this.#list(changed);
  }

  #list(changed: readonly { name: string; changes: readonly FieldChange[] }[]): void {
    for (const { name, changes } of changed.slice(0, LISTED - this.#changes.length)) {
      this.#changes.push({ name, changes });
    }
  }

  /** Categories that the file's rows name and that are made with them. */
  addCategories(made: readonly { name: string }[]): void {
    this.#listCreations(made.map(({ name }) => `category ${name}`));
  }

  #listCreations(names: readonly string[]): void {
    this.#creations.push(...names.slice(0, LISTED - this.#creations.length));
  }

  /** Every row that has no error. */
  get all(): number {
    return this.#created + this.#updated + this.#unchanged + this.#skipped;
  }

  report({ file, rowCount }: { file: string; rowCount: number }): EntityReport {
    return {
      entity: this.entity,
      file,
      rows: rowCount,
      created: this.#created,
      updated: this.#updated,
      unchanged: this.#unchanged,
      skipped: this.#skipped,
      removed: 0,
      removals: [],
      creations: this.#creations,
      changes: this.#changes,
    };
  }
}

const isProduct = (current: unknown): current is { fields: ProductFields } =>
  typeof current === "object" &&
  current !== null &&
  "fields" in current &&
  typeof current.fields === "object" &&
  current.fields !== null &&
  "optionValues" in current.fields;
