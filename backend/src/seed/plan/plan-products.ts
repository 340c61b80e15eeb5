import { discountedCents, SKU_PREFIX, slugFromName } from "@eldercare/contracts";
import type {
  CatalogueSpec,
  CurrentProduct,
  ProductFields,
} from "../../workflows/import/catalogue-product";
import type { ProductRow } from "../rows/product-row";
import type { ReadRow } from "../rows/read-rows";
import type { RowError } from "../rows/row-error";
import type { CategoryLookup } from "./category-lookup";
import { changesBetween } from "./changes-between";
import type { Plan } from "./plan";

export type ProductPlan = Plan<CurrentProduct, ProductFields>;

export interface ProductPlanContext {
  file: string;
  current: readonly CurrentProduct[];
  categories: CategoryLookup;
  /** The address of a picture file. */
  addressOf: (pictureFile: string) => string;
  /** Pictures come later: a new product may do without. */
  withoutPictures?: boolean;
}

/**
 * Compares rows with the shop's products. A row means the product with its SKU, else the one with
 * its slug (without a SKU also the slug made from its name). What a row leaves blank stays as it is.
 */
export function planProducts(
  rows: readonly ReadRow<ProductRow>[],
  context: ProductPlanContext,
): ProductPlan {
  const create: ProductPlan["create"][number][] = [];
  const update: ProductPlan["update"][number][] = [];
  const unchanged: string[] = [];
  const errors: RowError[] = [];
  const taken = new Map<string, number>();
  const known = new KnownProducts(context.current);
  for (const row of rows) {
    const current = known.meantBy(row);
    const problems = [
      ...categoryProblem(row, context),
      ...(current ? [] : missingFields(row, context)),
    ];
    if (problems.length > 0) {
      errors.push(...problems);
      continue;
    }
    const target = merged(row, current, context);
    const clash = slugClash(row, target, current, { file: context.file, known, taken });
    if (clash) {
      errors.push(clash);
      continue;
    }
    taken.set(target.slug, row.row);
    if (!current) {
      create.push({ row: row.row, name: target.name, target });
      continue;
    }
    const changes = changesBetween(current.fields, target);
    if (changes.length === 0) unchanged.push(target.name);
    else update.push({ row: row.row, name: target.name, current, target, changes });
  }
  return { create, update, unchanged, errors };
}

/** The shop's products by what a row may call them. */
class KnownProducts {
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

function merged(
  row: ProductRow,
  current: CurrentProduct | undefined,
  { categories, addressOf }: ProductPlanContext,
): ProductFields {
  const now = current?.fields;
  const name = row.name ?? now?.name ?? "";
  const slug = row.slug ?? now?.slug ?? slugFromName(name);
  const originalCents = row.originalCents ?? now?.originalCents ?? 0;
  const discountPercentage = row.discountPercentage ?? now?.discountPercentage ?? 0;
  return {
    // A SKU made from the slug is the same at every run, so the row finds its product again.
    sku: row.sku ?? (now?.sku || `${SKU_PREFIX}${slug.toUpperCase()}`),
    slug,
    name,
    description: row.description ?? now?.description ?? "",
    categorySlug: categorySlug(row, current, categories),
    originalCents,
    discountPercentage,
    saleCents: saleCents(row, now, originalCents, discountPercentage),
    stock: row.stock ?? now?.stock ?? 0,
    featured: row.featured ?? now?.featured ?? false,
    rating: row.rating ?? now?.rating ?? 0,
    reviewCount: row.reviewCount ?? now?.reviewCount ?? 0,
    images:
      row.images?.map(({ file, alt }) => ({ url: addressOf(file), alt })) ?? now?.images ?? [],
    specs: mergedSpecs(row.specs, now?.specs ?? []),
  };
}

/** A product that already lies in the row's category stays where it is, whatever else it lies in. */
function categorySlug(
  row: ProductRow,
  current: CurrentProduct | undefined,
  categories: CategoryLookup,
): string | null {
  const now = current?.fields.categorySlug ?? null;
  if (row.category === undefined) return now;
  const wanted = categories.slugOf(row.category) ?? null;
  return wanted !== null && current?.categorySlugs.includes(wanted) ? now : wanted;
}

/** A price that staff set by hand in the sale price list stays until the file says a price. */
function saleCents(
  row: ProductRow,
  now: ProductFields | undefined,
  originalCents: number,
  discountPercentage: number,
): number | null {
  if (now && row.originalCents === undefined && row.discountPercentage === undefined) {
    return now.saleCents;
  }
  return discountPercentage > 0 ? discountedCents(originalCents, discountPercentage) : null;
}

/** The file's specs in the order of its columns, then those that the file does not fill. */
function mergedSpecs(
  given: readonly CatalogueSpec[] | undefined,
  now: readonly CatalogueSpec[],
): readonly CatalogueSpec[] {
  if (!given || given.length === 0) return now;
  const filled = new Set(given.map(({ name }) => name.toLowerCase()));
  return [...given, ...now.filter(({ name }) => !filled.has(name.toLowerCase()))];
}

function categoryProblem(
  row: ReadRow<ProductRow>,
  { file, categories }: ProductPlanContext,
): RowError[] {
  if (row.category === undefined || categories.slugOf(row.category) !== undefined) return [];
  return [
    {
      file,
      row: row.row,
      column: "Category",
      value: row.category,
      reason: "There is no such category.",
      fix: categories.fixFor(row.category),
    },
  ];
}

/** What only a new product must have (spec.md §5). */
function missingFields(
  row: ReadRow<ProductRow>,
  { file, withoutPictures = false }: ProductPlanContext,
): RowError[] {
  const needed = [
    ["Name", row.name],
    ["Category", row.category],
    ["Description", row.description],
    ["Original Price", row.originalCents],
    ["Images", withoutPictures || row.images?.[0]],
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
  const earlier = taken.get(target.slug);
  if (!isOthers && earlier === undefined) return undefined;
  const whose = isOthers
    ? `Another product has this address already: "${owner.fields.name}" (SKU ${owner.fields.sku}).`
    : `Row ${earlier} has this address already.`;
  return {
    file,
    row: row.row,
    column: row.slug ? "Slug" : "Name",
    value: row.slug ?? target.name,
    reason: whose,
    fix: "Give it a slug of its own.",
  };
}
