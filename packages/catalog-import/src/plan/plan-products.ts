import { slugFromName } from "@eldercare/contracts";
import { specNamesOf } from "../cells/spec-columns.js";
import {
  type CatalogSpec,
  type CurrentProduct,
  currentVariantsOf,
  orderedNames,
  type ProductFields,
} from "../fields/product.js";
import type { RowCategories } from "../rows/category-cells.js";
import type { ProductColumn, ProductRow } from "../rows/product-row.js";
import type { ReadRow } from "../rows/read-row.js";
import type { RowError } from "../rows/row-error.js";
import { BarcodeOwners } from "./barcode-owners.js";
import type { CategoryLookup } from "./category-lookup.js";
import { changesBetween } from "./changes-between.js";
import { FileKeys } from "./file-keys.js";
import { KnownProducts } from "./known-products.js";
import { licenceWarnings } from "./licence-warnings.js";
import { missingImages, namesImages, type ProductMissingImages } from "./missing-images.js";
import type { Plan, PlanOptions } from "./plan.js";
import { plannedVariants } from "./plan-variants.js";
import { imageTextsProblem, plannedImages } from "./planned-images.js";
import { slugChange, slugClash, takenKey } from "./slug-clash.js";

export type ProductPlan = Plan<CurrentProduct, ProductFields> & {
  /** Of each good row that names images: what of them cannot be fetched now. */
  missing?: readonly ProductMissingImages[];
  /** Rows of new goods that say no stock. */
  unstocked?: readonly number[];
};

/**
 * How a file of products is compared. `categories` and `keys` remember what its rows named, so that
 * a long file may be planned batch by batch.
 */
export interface ProductPlanOptions extends PlanOptions {
  categories: CategoryLookup;
  /** Images come later: a new product may do without. */
  withoutImages?: boolean;
  /** Where new products lie of which the file says no category: as rows write it. */
  defaultCategory?: string | undefined;
  /** The file holds translations: French texts of products that are there, and nothing else. */
  isTranslation?: boolean;
  /** Of all batches of a file; without it the rows are the whole file. */
  keys?: FileKeys;
  /** What stands alone in its row, and means nothing that the shop has, is a heading. */
  hasHeadings?: boolean;
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
  const changed = new Map<string, Pick<Changed, "row" | "current" | "target">>();
  const errors: RowError[] = [];
  const skipped: string[] = [];
  const known: string[] = [];
  const warnings: string[] = [];
  const missing: ProductMissingImages[] = [];
  const unstocked: number[] = [];
  const keys = options.keys ?? new FileKeys();
  const products = new KnownProducts(current);
  const barcodes = new BarcodeOwners(current, options.file, keys);
  const planRow = (row: ReadRow<ProductRow>): void => {
    const current = products.meantBy(row);
    if (current) known.push(current.id);
    if (current && options.onlyNew) {
      skipped.push(current.fields.name);
      return;
    }
    if (!current && options.updateOnly) {
      skipped.push(calledBy(row));
      return;
    }
    if (!current && options.hasHeadings && standsAlone(row)) {
      warnings.push(
        `${options.file}, row ${row.row}: “${calledBy(row)}” stands alone in its row: it was taken for a heading and left out.`,
      );
      return;
    }
    // Rows about variants of one product may stand apart: each goes on with what the last one left.
    const earlier = current && changed.get(current.id);
    const now = earlier?.target ?? current?.fields;
    const problems = [
      ...categoryProblem(row, options),
      ...imageTextsProblem(row, now?.images ?? [], options.file),
      ...(now ? [] : newProductProblems(row, options)),
      ...skuProblems(row, current, products, options.file),
    ];
    const merge = new Merge(row, now, current, options);
    const { problems: ofVariants, ...asSaid } =
      options.isTranslation && now
        ? { target: { ...now, ...merge.french() }, problems: [], skus: [] }
        : merge.target();
    problems.push(...ofVariants);
    const { skus } = asSaid;
    const ofBarcodes = barcodes.settled({ row, current, ...asSaid });
    const unfinished = unfinishedParts(row, now, options);
    const target = { ...ofBarcodes.target, ...(unfinished.length > 0 && { status: DRAFT }) };
    const clash =
      problems.length === 0
        ? slugClash(row, target, current, { file: options.file, known: products, keys })
        : undefined;
    if (problems.length === 0 && (!clash || clash.isOthers)) {
      const ofSlug = slugChange(target, current, clash !== undefined);
      if (keys.waits(row, [...ofSlug, ...ofBarcodes.changes])) return;
    }
    if (clash) problems.push(clash.problem);
    if (problems.length > 0) {
      errors.push(...problems);
      return;
    }
    keys.taken.set(takenKey(row, target, current), row.row);
    barcodes.take({ row, current, target, skus });
    if (current) keys.free(current.fields, target);
    warnings.push(
      ...licenceWarnings(options.file, row.row, target),
      ...ofBarcodes.notes,
      ...unknownCategories(row, options),
      ...draftNote(row, unfinished, options),
      ...(row.notes ?? []).map((note) => `${options.file}, row ${row.row}: ${note}`),
    );
    if (namesImages(row)) {
      const images = missingImages(row, skus, options.addresses);
      missing.push({ id: current?.id, slug: target.slug, images });
    }
    if (current) changed.set(current.id, { row: earlier?.row ?? row.row, current, target });
    else {
      create.push({ row: row.row, name: target.name, target });
      const variants = [row, ...(row.variants ?? [])];
      unstocked.push(...variants.flatMap(({ row, onHand }) => (onHand === undefined ? row : [])));
    }
  };
  rows.forEach(planRow);
  if (!options.keys) keys.settle().forEach(planRow);
  const compared = [...changed.values()].map(({ row, current, target }) => ({
    row,
    name: target.name,
    current,
    target,
    changes: changesBetween(current.fields, target),
  }));
  return {
    create,
    update: compared.filter(({ changes }) => changes.length > 0),
    unchanged: compared.filter(({ changes }) => changes.length === 0).map(({ name }) => name),
    skipped,
    known,
    errors,
    warnings,
    missing,
    unstocked,
  };
}

type Changed = ProductPlan["update"][number];

/** SKUs of further variants that other products have. */
function skuProblems(
  { variants = [] }: ProductRow,
  current: CurrentProduct | undefined,
  products: KnownProducts,
  file: string,
): RowError[] {
  return variants.flatMap(({ row, sku = "" }) => {
    const owner = products.ownerOfSku(sku);
    if (!owner || owner.id === current?.id) return [];
    const reason = `Another product has this SKU already: "${owner.fields.name}".`;
    return { file, row, column: "SKU", value: sku, reason, fix: "Give it a SKU of its own." };
  });
}

/** One row laid over what is there. */
class Merge {
  readonly #now: ProductFields | undefined;
  readonly #blank: ReadonlySet<string>;
  readonly #clearedSpecs: ReadonlySet<string>;

  constructor(
    private readonly row: ReadRow<ProductRow>,
    now: ProductFields | undefined,
    private readonly current: CurrentProduct | undefined,
    private readonly options: ProductPlanOptions,
  ) {
    this.#now = now;
    this.#blank = new Set(options.clearBlanks ? row.blank : []);
    this.#clearedSpecs = specNamesOf(this.#blank);
  }

  /** `skus` are those of the variants that the row is about, in its order. */
  target(): { target: ProductFields; problems: readonly RowError[]; skus: readonly string[] } {
    const { row } = this;
    const now = this.#now;
    const name = row.name ?? now?.name ?? "";
    const slug = row.slug ?? now?.slug ?? slugFromName(name);
    const { fields, images, problems, skus } = plannedVariants(
      row,
      now && { fields: now, uncounted: this.#uncounted() },
      { slug, images: this.#images() },
      this.options,
    );
    const target = {
      slug,
      name,
      description: this.#value("description", row.description, now?.description, ""),
      ...this.french(),
      brand: this.#value("brand", row.brand, now?.brand, ""),
      tags: this.#value("tags", row.tags, now?.tags, []),
      metaTitle: this.#value("metaTitle", row.metaTitle, now?.metaTitle, ""),
      metaDescription: this.#value(
        "metaDescription",
        row.metaDescription,
        now?.metaDescription,
        "",
      ),
      ...this.#categories(),
      ...fields,
      featured: this.#value("featured", row.featured, now?.featured, false),
      rating: this.#value("rating", row.rating, now?.rating, 0),
      reviewCount: this.#value("reviewCount", row.reviewCount, now?.reviewCount, 0),
      images,
      specs: this.#specs(),
      // A blank status is no status: nothing to clear.
      status: row.status ?? now?.status ?? "published",
    };
    return { target, problems, skus };
  }

  #uncounted(): Set<string> {
    const variants = this.current ? currentVariantsOf(this.current) : [];
    const nobodyCounts = variants.filter(({ inventoryItemId }) => inventoryItemId === null);
    return new Set(nobodyCounts.map(({ fields }) => fields.sku));
  }

  french(): Pick<ProductFields, "nameFr" | "descriptionFr"> {
    const { nameFr, descriptionFr } = this.row;
    return {
      nameFr: this.#value("nameFr", nameFr, this.#now?.nameFr, ""),
      descriptionFr: this.#value("descriptionFr", descriptionFr, this.#now?.descriptionFr, ""),
    };
  }

  /** What the row says, else nothing where a blank cell clears, else what is there. */
  #value<T>(key: ProductColumn, said: T | undefined, now: T | undefined, nothing: T): T {
    if (said !== undefined) return said;
    return this.#blank.has(key) ? nothing : (now ?? nothing);
  }

  /**
   * A product that already lies in the row's category stays where it is, unless the row says which
   * others it lies in. A blank category clears all that the row does not name.
   */
  #categories(): Pick<ProductFields, "categorySlug" | "furtherCategorySlugs"> {
    const now = this.#now;
    const { category, furtherCategories } = this.row;
    const { categories } = this.options;
    const before = {
      categorySlug: now?.categorySlug ?? null,
      furtherCategorySlugs: now?.furtherCategorySlugs ?? [],
    };
    const chosen = now ? undefined : chosenCategory(this.row, this.options);
    if (chosen !== undefined) {
      return { categorySlug: categories.slugOrNew(chosen) ?? null, furtherCategorySlugs: [] };
    }
    if (category === undefined) {
      const { categorySlug, furtherCategorySlugs } = before;
      if (this.#blank.has("category")) return { categorySlug: null, furtherCategorySlugs: [] };
      return {
        categorySlug,
        furtherCategorySlugs: this.#blank.has("categories") ? [] : furtherCategorySlugs,
      };
    }
    const main = categories.slugOrNew(category) ?? null;
    const isIn =
      main === before.categorySlug || before.furtherCategorySlugs.some((slug) => slug === main);
    if (!furtherCategories && isIn && !this.#blank.has("categories")) return before;
    const further =
      furtherCategories?.flatMap((name) => categories.slugOrNew(name) ?? []) ??
      (this.#blank.has("categories") ? [] : before.furtherCategorySlugs);
    return {
      categorySlug: main,
      furtherCategorySlugs: orderedNames(further.filter((slug) => slug !== main)),
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

/** Categories that are not there, or that several are called. */
export function categoryProblem(
  row: { row: number; isForeign?: boolean } & RowCategories,
  { file, categories }: Pick<ProductPlanOptions, "file" | "categories">,
): RowError[] {
  const { category, furtherCategories = [], isForeign = false } = row;
  // Further ones of another shop's file are left out with a note.
  const further = isForeign
    ? []
    : furtherCategories.map((value) => ({ column: "Categories", value }));
  const named = [
    ...(category === undefined ? [] : [{ column: "Category", value: category }]),
    ...further,
  ];
  return named
    .filter(({ value }) => !isKnown(value, categories))
    .map((each) => ({ file, row: row.row, ...each, ...categories.problemWith(each.value) }));
}

const isKnown = (name: string, categories: CategoryLookup) =>
  categories.slugOf(name) !== undefined || categories.mayCreate(name);

/** Notes about further categories of another shop's file that are not there. */
function unknownCategories(
  { row, name, furtherCategories = [], isForeign }: ReadRow<ProductRow>,
  { file, categories }: ProductPlanOptions,
): string[] {
  const unknown = furtherCategories.filter((each) => !isKnown(each, categories));
  if (!isForeign || unknown.length === 0) return [];
  return [
    `${file}, row ${row}: ${name ? `“${name}”` : "The product"} is not put into ${unknown.map((each) => `“${each}”`).join(", ")}: there is no such category.`,
  ];
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

/**
 * Where a product lies of which its row says no category: in one that another shop has as a tag, else
 * in the one that was chosen for all of them.
 */
function chosenCategory(
  { category, tags = [], isForeign }: ProductRow,
  { categories, defaultCategory }: ProductPlanOptions,
): string | undefined {
  if (category !== undefined) return undefined;
  const tag = isForeign ? tags.find((each) => categories.slugOf(each) !== undefined) : undefined;
  return tag ?? defaultCategory;
}

const DRAFT = "draft" as const;

/** Nobody sees a draft: what it lacks is filled in later. */
const isDraft = ({ status }: ProductRow) => status !== undefined && status !== "published";

const TELLING: readonly string[] = ["sku", "slug", "name"];
const ABOUT_THE_ROW: readonly string[] = ["row", "blank", "notes", "isForeign"];

/** Whether a row of several columns has nothing but a name, as the headings of a price list have. */
function standsAlone(row: ReadRow<ProductRow>): boolean {
  const said = Object.entries(row).flatMap(([key, value]) =>
    value === undefined || ABOUT_THE_ROW.includes(key) ? [] : key,
  );
  return said.length === 1 && TELLING.includes(said[0] ?? "") && (row.blank ?? []).length > 1;
}

const calledBy = ({ name, sku, slug }: ProductRow) => name ?? sku ?? slug ?? "";

/** What only a new product must have (spec §5). */
function missingFields(row: ReadRow<ProductRow>, options: ProductPlanOptions): RowError[] {
  const { file } = options;
  const mayLack = isDraft(row) || row.isForeign;
  const needed = [
    ["Name", row.name, ""],
    [
      "Category",
      row.category ?? chosenCategory(row, options),
      ", choose one for all that name none",
    ],
    ["Description", mayLack || row.description, ""],
    ["Original Price", row.originalCents, ""],
    ["Images", mayLack || lackedImages(row, options).length === 0 || undefined, ""],
  ] as const;
  return needed
    .filter(([, value]) => value === undefined)
    .map(([column, , otherwise]) => ({
      file,
      row: row.row,
      column,
      value: "",
      reason: `The product "${calledBy(row)}" is new, and a new product needs this.`,
      fix: `Fill it in${otherwise}, or correct the SKU so that the row finds its product.`,
    }));
}

/**
 * What a product of another shop lacks that shoppers would miss: it comes as a draft, and stays one
 * when its file is loaded again, until somebody completes it.
 */
function unfinishedParts(
  row: ProductRow,
  now: ProductFields | undefined,
  options: ProductPlanOptions,
): string[] {
  if (!row.isForeign || isDraft(row) || now?.status === "published") return [];
  const isTold = row.description !== undefined || Boolean(now?.description);
  const isShown = Boolean(now?.images.length);
  return [...(isTold ? [] : ["description"]), ...(isShown ? [] : lackedImages(row, options))];
}

function lackedImages(
  { images = [], variants = [], variantImages = [] }: ProductRow,
  { withoutImages = false }: ProductPlanOptions,
): string[] {
  const all = [
    ...images,
    ...variantImages,
    ...variants.flatMap((each) => each.variantImages ?? []),
  ];
  return withoutImages || all.length > 0 ? [] : ["picture"];
}

function draftNote(
  row: ReadRow<ProductRow>,
  unfinished: readonly string[],
  { file }: ProductPlanOptions,
): string[] {
  if (unfinished.length === 0) return [];
  const lacks = unfinished.join(" and no ");
  return [
    `${file}, row ${row.row}: “${calledBy(row)}” has no ${lacks}: it comes as a draft, which shoppers do not see.`,
  ];
}
