import { discountedCents, formatCents, SKU_PREFIX, slugFromName } from "@eldercare/contracts";
import { specNamesOf } from "../cells/spec-columns.js";
import type { CatalogSpec, CurrentProduct, ProductFields } from "../fields/product.js";
import type { ProductRow } from "../rows/product-row.js";
import type { ReadRow } from "../rows/read-row.js";
import type { RowError } from "../rows/row-error.js";
import type { CategoryLookup } from "./category-lookup.js";
import { changesBetween } from "./changes-between.js";
import { licenceWarnings } from "./licence-warnings.js";
import type { Plan, PlanOptions } from "./plan.js";
import { imageTextsProblem, plannedImages } from "./planned-images.js";
import { discountOf } from "./sale-price.js";

export type ProductPlan = Plan<CurrentProduct, ProductFields>;

/**
 * How a file of products is compared. `categories` and `taken` remember what its rows named, so that
 * a long file may be planned batch by batch.
 */
export interface ProductPlanOptions extends PlanOptions {
  categories: CategoryLookup;
  /** Images come later: a new product may do without. */
  withoutImages?: boolean;
  /** The file holds translations: French texts of products that are there, and nothing else. */
  isTranslation?: boolean;
  /** Slugs that earlier rows of the file took, with their rows; rows planned here are added. */
  taken?: Map<string, number>;
}

/**
 * Compares rows with the products that the shop has of them (`current`). A row means the product with its SKU, else the one with
 * its slug (without a SKU also the slug made from its name). What a row leaves blank stays as it
 * is, unless `clearBlanks` says otherwise.
 */
export function planProducts(
  rows: readonly ReadRow<ProductRow>[],
  current: readonly CurrentProduct[],
  options: ProductPlanOptions,
): ProductPlan {
  const create: ProductPlan["create"][number][] = [];
  const update: ProductPlan["update"][number][] = [];
  const unchanged: string[] = [];
  const errors: RowError[] = [];
  const skipped: string[] = [];
  const known: string[] = [];
  const warnings: string[] = [];
  const taken = options.taken ?? new Map<string, number>();
  const products = new KnownProducts(current);
  for (const row of rows) {
    const now = products.meantBy(row);
    if (now) known.push(now.id);
    if (now && options.onlyNew) {
      skipped.push(now.fields.name);
      continue;
    }
    const problems = [
      ...categoryProblem(row, options),
      ...priceProblem(row, now, options.file),
      ...imageTextsProblem(row, now?.fields.images ?? [], options.file),
      ...(now ? [] : newProductProblems(row, options)),
    ];
    if (problems.length > 0) {
      errors.push(...problems);
      continue;
    }
    const merge = new Merge(row, now, options);
    const target =
      options.isTranslation && now ? { ...now.fields, ...merge.french() } : merge.target();
    const clash = slugClash(row, target, now, { file: options.file, known: products, taken });
    if (clash) {
      errors.push(clash);
      continue;
    }
    taken.set(target.slug, row.row);
    warnings.push(
      ...(row.notes ?? []).map((note) => `${options.file}, row ${row.row}: ${note}`),
      ...licenceWarnings(options.file, row.row, target),
    );
    if (!now) {
      create.push({ row: row.row, name: target.name, target });
      continue;
    }
    const changes = changesBetween(now.fields, target);
    if (changes.length === 0) unchanged.push(target.name);
    else update.push({ row: row.row, name: target.name, current: now, target, changes });
  }
  return { create, update, unchanged, skipped, known, errors, warnings };
}

/** The shop's products by what a row may call them. */
export class KnownProducts {
  readonly #bySku: ReadonlyMap<string, CurrentProduct>;
  readonly #bySlug: ReadonlyMap<string, CurrentProduct>;

  constructor(products: readonly CurrentProduct[]) {
    this.#bySku = new Map(products.map((product) => [product.fields.sku, product]));
    this.#bySlug = new Map(products.map((product) => [product.fields.slug, product]));
  }

  meantBy(row: ProductRow): CurrentProduct | undefined {
    const bySku = row.sku ? this.#bySku.get(row.sku) : undefined;
    if (bySku) return bySku;
    const slug = row.slug ?? (row.sku ? undefined : slugFromName(row.name ?? ""));
    return slug ? this.#bySlug.get(slug) : undefined;
  }

  ownerOf(slug: string): CurrentProduct | undefined {
    return this.#bySlug.get(slug);
  }
}

/** One row laid over what is there. */
class Merge {
  readonly #now: ProductFields | undefined;
  readonly #blank: ReadonlySet<string>;
  readonly #clearedSpecs: ReadonlySet<string>;

  constructor(
    private readonly row: ReadRow<ProductRow>,
    private readonly current: CurrentProduct | undefined,
    private readonly options: ProductPlanOptions,
  ) {
    this.#now = current?.fields;
    this.#blank = new Set(options.clearBlanks ? row.blank : []);
    this.#clearedSpecs = specNamesOf(this.#blank);
  }

  target(): ProductFields {
    const { row } = this;
    const now = this.#now;
    const name = row.name ?? now?.name ?? "";
    const slug = row.slug ?? now?.slug ?? slugFromName(name);
    return {
      // A SKU made from the slug is the same at every run, so the row finds its product again.
      sku: row.sku ?? now?.sku ?? `${SKU_PREFIX}${slug.toUpperCase()}`,
      slug,
      name,
      description: this.#value("description", row.description, now?.description, ""),
      ...this.french(),
      categorySlug: this.#category(),
      ...this.#price(),
      onHand: this.#onHand(),
      featured: this.#value("featured", row.featured, now?.featured, false),
      rating: this.#value("rating", row.rating, now?.rating, 0),
      reviewCount: this.#value("reviewCount", row.reviewCount, now?.reviewCount, 0),
      images: this.#images(),
      specs: this.#specs(),
      // A blank status is no status: nothing to clear.
      status: row.status ?? now?.status ?? "published",
    };
  }

  french(): Pick<ProductFields, "nameFr" | "descriptionFr"> {
    const { nameFr, descriptionFr } = this.row;
    return {
      nameFr: this.#value("nameFr", nameFr, this.#now?.nameFr, ""),
      descriptionFr: this.#value("descriptionFr", descriptionFr, this.#now?.descriptionFr, ""),
    };
  }

  /** What the row says, else nothing where a blank cell clears, else what is there. */
  #value<T>(key: string, said: T | undefined, now: T | undefined, nothing: T): T {
    if (said !== undefined) return said;
    return this.#blank.has(key) ? nothing : (now ?? nothing);
  }

  /** Of what nobody counts in Medusa a file cannot say how many there are. */
  #onHand(): number {
    const now = this.#now?.onHand;
    if (this.current && this.current.inventoryItemId === null) return now ?? 0;
    return this.#value("onHand", this.row.onHand, now, 0);
  }

  /** A product that already lies in the row's category stays where it is, whatever else it lies in. */
  #category(): string | null {
    const now = this.#now?.categorySlug ?? null;
    const { category } = this.row;
    if (category === undefined) return this.#blank.has("category") ? null : now;
    const wanted = this.options.categories.slugOrNew(category) ?? null;
    return wanted !== null && this.current?.categorySlugs.includes(wanted) ? now : wanted;
  }

  /** A price that staff set by hand in the sale price list stays until the file says a price. */
  #price(): Pick<ProductFields, "originalCents" | "discountPercentage" | "saleCents"> {
    const { row } = this;
    const now = this.#now;
    const originalCents = row.originalCents ?? now?.originalCents ?? 0;
    if (row.saleCents !== undefined && row.saleCents !== null) {
      const discountPercentage = row.discountPercentage ?? discountOf(originalCents, row.saleCents);
      return { originalCents, discountPercentage, saleCents: row.saleCents };
    }
    const isCleared = this.#blank.has("discountPercentage") || this.#blank.has("saleCents");
    const said = row.discountPercentage ?? (row.saleCents === null || isCleared ? 0 : undefined);
    if (now && row.originalCents === undefined && said === undefined) {
      return {
        originalCents,
        discountPercentage: now.discountPercentage,
        saleCents: now.saleCents,
      };
    }
    const discountPercentage = said ?? now?.discountPercentage ?? 0;
    if (now && said === undefined && originalCents === now.originalCents) {
      return { originalCents, discountPercentage, saleCents: now.saleCents };
    }
    return {
      originalCents,
      discountPercentage,
      saleCents: discountPercentage > 0 ? discountedCents(originalCents, discountPercentage) : null,
    };
  }

  #images(): ProductFields["images"] {
    const { addresses } = this.options;
    return plannedImages(this.row, this.#now?.images ?? [], { addresses, cleared: this.#blank });
  }

  /** What is there in its order, with the file's values; then what is new, in the order of its columns. */
  #specs(): readonly CatalogSpec[] {
    const given = new Map((this.row.specs ?? []).map((spec) => [spec.name.toLowerCase(), spec]));
    const kept = (this.#now?.specs ?? []).flatMap((spec) => {
      const key = spec.name.toLowerCase();
      const said = given.get(key);
      given.delete(key);
      if (said) return [{ name: spec.name, value: said.value }];
      return this.#clearedSpecs.has(key) || this.#isDenied(spec) ? [] : [spec];
    });
    return [...kept, ...given.values()];
  }

  #isDenied({ name, value }: CatalogSpec): boolean {
    return (this.row.withoutSpecs ?? []).some(
      (spec) => spec.name.toLowerCase() === name.toLowerCase() && spec.value === value,
    );
  }
}

/** A category that is not there, or that several are called. */
export function categoryProblem(
  row: { row: number; category?: string | undefined },
  { file, categories }: Pick<ProductPlanOptions, "file" | "categories">,
): RowError[] {
  const { category } = row;
  if (category === undefined || categories.slugOf(category) !== undefined) return [];
  if (categories.mayCreate(category)) return [];
  const problem = categories.problemWith(category);
  return [{ file, row: row.row, column: "Category", value: category, ...problem }];
}

/** A sale price must be below the original one, and agree with the discount that stands beside it. */
function priceProblem(
  row: ReadRow<ProductRow>,
  current: CurrentProduct | undefined,
  file: string,
): RowError[] {
  const { saleCents, discountPercentage } = row;
  const originalCents = row.originalCents ?? current?.fields.originalCents;
  if (saleCents === undefined || saleCents === null || originalCents === undefined) return [];
  const problem = (reason: string, fix: string) => [
    { file, row: row.row, column: "Sale Price", value: formatCents(saleCents), reason, fix },
  ];
  if (saleCents >= originalCents) {
    return problem(
      `It is not below the original price of ${formatCents(originalCents)}.`,
      "Write a lower price, or leave the cell blank.",
    );
  }
  if (discountPercentage === undefined) return [];
  const discounted = discountedCents(originalCents, discountPercentage);
  if (discounted === saleCents) return [];
  return problem(
    `A discount of ${discountPercentage}% gives ${formatCents(discounted)}.`,
    "Leave one of the two cells blank: discount or sale price.",
  );
}

function newProductProblems(row: ReadRow<ProductRow>, options: ProductPlanOptions): RowError[] {
  if (!options.isTranslation) return missingFields(row, options);
  const [column, value] = row.sku ? ["SKU", row.sku] : ["Slug", row.slug ?? ""];
  return [
    {
      file: options.file,
      row: row.row,
      column,
      value,
      reason: "There is no such product, and a translation makes none.",
      fix: "Correct it, or load the product in English first.",
    },
  ];
}

/** What only a new product must have (spec §5). */
function missingFields(
  row: ReadRow<ProductRow>,
  { file, withoutImages = false }: ProductPlanOptions,
): RowError[] {
  // Nobody sees a draft: what it lacks is filled in later.
  const isDraft = row.status !== undefined && row.status !== "published";
  const needed = [
    ["Name", row.name],
    ["Category", row.category],
    ["Description", isDraft || row.description],
    ["Original Price", row.originalCents],
    ["Images", isDraft || withoutImages || row.images?.[0]],
  ] as const;
  const called = row.name ?? row.sku ?? row.slug;
  return needed
    .filter(([, value]) => value === undefined)
    .map(([column]) => ({
      file,
      row: row.row,
      column,
      value: "",
      reason: `The product "${called}" is new, and a new product needs this.`,
      fix: "Fill it in, or correct the SKU so that the row finds its product.",
    }));
}

/** Two products cannot have one address. */
function slugClash(
  row: ReadRow<ProductRow>,
  target: ProductFields,
  current: CurrentProduct | undefined,
  {
    file,
    known,
    taken,
  }: { file: string; known: KnownProducts; taken: ReadonlyMap<string, number> },
): RowError | undefined {
  const owner = known.ownerOf(target.slug);
  const isOthers = owner !== undefined && owner.id !== current?.id;
  // A row that is planned a second time does not stand in its own way.
  const earlier = taken.get(target.slug) === row.row ? undefined : taken.get(target.slug);
  if (target.slug !== "" && !isOthers && earlier === undefined) return undefined;
  const whose = isOthers
    ? `Another product has this address already: "${owner.fields.name}" (SKU ${owner.fields.sku}).`
    : `Row ${earlier} has this address already.`;
  return {
    file,
    row: row.row,
    column: row.slug ? "Slug" : "Name",
    value: row.slug ?? target.name,
    reason: target.slug === "" ? "No address can be made of this name." : whose,
    fix: "Give it a slug of its own.",
  };
}
