import {
  canonicalCategorySlug,
  MAX_CATEGORY_NAME_LENGTH,
  slugFromName,
} from "@eldercare/contracts";
import { nearestName } from "../table/nearest-name.js";

/** What product rows may call a category. */
export interface NamedCategory {
  /** Undefined for one that will be there once the file is in. */
  id?: string;
  name: string;
  slug: string;
  parentSlug?: string | null;
}

/** A category that rows name and that is not there; its parent stands before it in a list. */
export interface MissingCategory {
  name: string;
  slug: string;
  parentSlug: string | null;
}

/** Between the names of a path: `Bathroom Safety > Raised Seats`. */
const STEP = ">";

/** Finds categories by what people write: path, name, slug or id, in any case. */
export class CategoryLookup {
  /** Null for a name that several categories have. */
  readonly #slugs = new Map<string, string | null>();
  readonly #bySlug = new Map<string, NamedCategory>();
  readonly #missing: MissingCategory[] = [];

  constructor(
    categories: readonly NamedCategory[],
    private readonly createsMissing = false,
  ) {
    for (const category of categories) this.#bySlug.set(category.slug, category);
    for (const category of categories) this.#note(category);
    for (const { slug } of categories) this.#slugs.set(slug, slug);
  }

  /** The category's slug, or undefined when there is no such category. */
  slugOf(written: string): string | undefined {
    const wanted = plainPath(written);
    return this.#slugs.get(wanted) ?? this.#slugs.get(canonicalCategorySlug(wanted)) ?? undefined;
  }

  /** As {@link slugOf}; a category that is not there is noted to be made, if that was asked for. */
  slugOrNew(written: string): string | undefined {
    const found = this.slugOf(written);
    if (found !== undefined || !this.mayCreate(written)) return found;
    let parentSlug: string | null = null;
    let path = "";
    for (const name of namesOf(written)) {
      path = path ? `${path} ${STEP} ${name}` : name;
      parentSlug = this.slugOf(path) ?? this.#create(name, parentSlug);
    }
    return parentSlug ?? undefined;
  }

  /** Whether a category that is not there may be made of what is written. */
  mayCreate(written: string): boolean {
    if (!this.createsMissing || this.#isAmbiguous(written) || namesSeveral(written)) return false;
    const names = namesOf(written);
    return (
      names.length > 0 &&
      names.every((name) => slugFromName(name) && name.length <= MAX_CATEGORY_NAME_LENGTH)
    );
  }

  /** What has to be made, parents first. */
  get missing(): readonly MissingCategory[] {
    return this.#missing;
  }

  /** How a file calls a category: its path of names, or its slug where that is not clear. */
  pathOf(slug: string): string {
    const path = this.#pathOf(this.#bySlug.get(slug));
    return this.slugOf(path) === slug ? path : slug;
  }

  /** Whether a category is another one or lies somewhere in it. */
  isWithin(slug: string, other: string): boolean {
    const seen = new Set<string>();
    for (let next: string | null | undefined = slug; next && !seen.has(next); ) {
      if (next === other) return true;
      seen.add(next);
      next = this.#bySlug.get(next)?.parentSlug;
    }
    return false;
  }

  /** What is wrong with a category that cannot be found, and what to do, as sentences. */
  problemWith(written: string): { reason: string; fix: string } {
    if (this.#isAmbiguous(written)) {
      const reason = "Several categories have this name.";
      return { reason, fix: `Write its path, like "Mobility Aids > ${written}", or its slug.` };
    }
    if (namesSeveral(written)) {
      const reason = "It names several categories; this column holds one.";
      const fix = `Write the others into a column Categories, or a path with ${STEP} between its names.`;
      return { reason, fix };
    }
    return { reason: "There is no such category.", fix: this.#fixFor(written) };
  }

  #fixFor(written: string): string {
    const names = [...this.#bySlug.values()].map((category) => this.#pathOf(category));
    const meant = nearestName(written, names);
    if (meant) return `Did you mean "${meant}"?`;
    return names.length === 0
      ? "Load the categories first, or have missing ones made."
      : `The categories are ${names.join(", ")}. Write one of them, or have missing ones made.`;
  }

  #isAmbiguous(written: string): boolean {
    return this.#slugs.get(plainPath(written)) === null;
  }

  #create(name: string, parentSlug: string | null): string {
    const plain = slugFromName(name);
    const candidates = [plain, ...(parentSlug ? [`${parentSlug}-${plain}`] : [])];
    let slug = candidates.find((each) => !this.#bySlug.has(each));
    for (let number = 2; slug === undefined; number += 1) {
      if (!this.#bySlug.has(`${plain}-${number}`)) slug = `${plain}-${number}`;
    }
    const category = { name, slug, parentSlug };
    this.#missing.push(category);
    this.#bySlug.set(slug, category);
    this.#note(category);
    return slug;
  }

  #note(category: NamedCategory): void {
    const { id, name, slug } = category;
    const path = plainPath(this.#pathOf(category));
    this.#slugs.set(path, slug);
    if (id) this.#slugs.set(id.toLowerCase(), slug);
    const alone = plainPath(name);
    const other = this.#slugs.get(alone);
    if (alone !== path) this.#slugs.set(alone, other === undefined || other === slug ? slug : null);
  }

  #pathOf(category: NamedCategory | undefined): string {
    const names: string[] = [];
    // A path longer than there are categories would go round in a circle.
    for (let next = category; next && names.length <= this.#bySlug.size; ) {
      names.unshift(next.name);
      next = next.parentSlug ? this.#bySlug.get(next.parentSlug) : undefined;
    }
    return names.join(` ${STEP} `);
  }
}

/** Other shops put a bar between categories. */
const namesSeveral = (written: string) => written.includes("|");

function namesOf(written: string): string[] {
  return written.split(STEP).map((name) => name.trim());
}

function plainPath(written: string): string {
  return namesOf(written.toLowerCase()).join(STEP);
}
