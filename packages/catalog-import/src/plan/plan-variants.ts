import {
  IMAGE_MAX_PER_PRODUCT,
  MAX_OPTIONS,
  MAX_VARIANTS,
  TOO_MANY_OPTIONS,
  TOO_MANY_VARIANTS,
} from "@eldercare/contracts";
import type { CatalogImage } from "../fields/image.js";
import { type ProductFields, type VariantFields, variantsOf } from "../fields/product.js";
import type { ProductRow } from "../rows/product-row.js";
import type { ReadRow } from "../rows/read-row.js";
import type { RowError } from "../rows/row-error.js";
import type { VariantRow } from "../rows/variant-row.js";
import { addressOf } from "./image-addresses.js";
import { madeSku } from "./made-sku.js";
import type { PlanOptions } from "./plan.js";
import { priceProblem, saleDaysProblem, variantPrice } from "./variant-price.js";

/** What a row says of its variant. */
type SaidVariant = ReadRow<Omit<Partial<VariantRow>, "row" | "blank">>;

/** A product as it is when its row comes. */
export interface ProductBefore {
  fields: ProductFields;
  /** SKUs of variants that nobody counts in Medusa: of these a file cannot say how many there are. */
  uncounted: ReadonlySet<string>;
}

/** What rows leave a product's variants with: the parts of its fields, or what is wrong. */
export interface PlannedVariants {
  fields: VariantFields & Pick<ProductFields, "options" | "furtherVariants">;
  /** Those that the product shall have, with the variants' own. */
  images: readonly CatalogImage[];
  /** Of the variants that the rows are about, in their order; "" where a row is wrong. */
  skus: readonly string[];
  problems: readonly RowError[];
}

/**
 * Lays the rows of a product's variants over those that it has (`before`). A row means the variant
 * with its SKU, else the one with its values of the options, else the default one. What no row names
 * stays as it is; what is new comes last. `slug` and `images` are the product's own.
 */
export function plannedVariants(
  row: ReadRow<ProductRow>,
  before: ProductBefore | undefined,
  { slug, images }: { slug: string; images: readonly CatalogImage[] },
  options: PlanOptions,
): PlannedVariants {
  return new VariantPlan(row, before, slug, images, options).planned();
}

class VariantPlan {
  readonly #said: readonly SaidVariant[];
  readonly #now: readonly VariantFields[];
  /** Names of the options in the file, by their places there. */
  readonly #fileOptions: readonly string[];
  readonly #options: readonly string[];
  readonly #problems: RowError[] = [];
  readonly #images: CatalogImage[];

  constructor(
    private readonly row: ReadRow<ProductRow>,
    private readonly before: ProductBefore | undefined,
    private readonly slug: string,
    images: readonly CatalogImage[],
    private readonly options: PlanOptions,
  ) {
    this.#said = [row, ...(row.variants ?? [])];
    this.#now = before ? variantsOf(before.fields) : [];
    this.#images = [...images];
    const known = before?.fields.options ?? [];
    this.#fileOptions = this.#named(known);
    const isKnown = (name: string) => known.some((each) => isSame(each, name));
    this.#options = [...known, ...this.#fileOptions.filter((name) => name && !isKnown(name))];
  }

  planned(): PlannedVariants {
    const targets = new Map<VariantFields, VariantFields>();
    const added: VariantFields[] = [];
    const skus: string[] = [];
    const rowOf = new Map<VariantFields, number>();
    for (const said of this.#said) {
      const now = this.#meantBy(said);
      if (now && targets.has(now)) {
        skus.push("");
        this.#problem(
          said.row,
          "SKU",
          said.sku ?? "",
          "An earlier row is about this variant.",
          "Remove one of the two.",
        );
        continue;
      }
      const target = this.#target(said, now);
      skus.push(target.sku);
      rowOf.set(target, said.row);
      if (now) targets.set(now, target);
      else added.push(target);
    }
    const variants = [...this.#now.map((now) => targets.get(now) ?? this.#kept(now)), ...added];
    this.#checkTold(variants, rowOf);
    this.#checkLimits(variants);
    const [first, ...furtherVariants] = variants;
    // There is a row, so there is a variant.
    if (!first) throw new Error("A product without a variant was planned.");
    return {
      fields: { ...first, options: this.#options, furtherVariants },
      images: this.#images,
      skus,
      problems: this.#problems,
    };
  }

  #named(known: readonly string[]): string[] {
    const count = Math.max(...this.#said.map(({ options = [] }) => options.length));
    return Array.from({ length: count }, (_, place) => {
      const said = this.#said.flatMap(({ options = [], row }) => {
        const { name = "" } = options[place] ?? {};
        return name ? [{ name, row }] : [];
      });
      const [first, ...others] = said;
      const name = first?.name ?? known[place] ?? "";
      const column = `Option ${place + 1} Name`;
      for (const other of others.filter((each) => !isSame(each.name, name))) {
        this.#problem(
          other.row,
          column,
          other.name,
          `Row ${first?.row} calls this option "${name}".`,
          "Call it the same in all rows of a product.",
        );
      }
      if (name === "") {
        this.#problem(
          this.row.row,
          column,
          "",
          "An option needs a name.",
          "Write what the variants differ in, like Size.",
        );
      }
      return name;
    });
  }

  #meantBy(said: SaidVariant): VariantFields | undefined {
    const bySku = said.sku ? this.#now.find(({ sku }) => sku === said.sku) : undefined;
    if (bySku) return bySku;
    const [only, ...others] = this.#now;
    // As long as it is sold in one way only, its row may give it another SKU, and options.
    if (others.length === 0 && only?.optionValues.length === 0) {
      const isNamed = this.#said.some(({ sku }) => sku === only.sku);
      return said.row === this.row.row && !isNamed ? only : undefined;
    }
    const isAbout = (said.options ?? []).some(({ value }) => value);
    if (!isAbout) return said.sku === undefined && said.row === this.row.row ? only : undefined;
    const values = this.#valuesOf(said, undefined);
    return this.#now.find((now) => isSameList(this.#valuesOf(undefined, now), values));
  }

  /** Values of all options as a row says them, else as they are; "" where nobody says. */
  #valuesOf(said: SaidVariant | undefined, now: VariantFields | undefined): string[] {
    const known = this.before?.fields.options ?? [];
    return this.#options.map((option) => {
      const place = this.#fileOptions.findIndex((name) => isSame(name, option));
      const value = said?.options?.[place]?.value;
      return value || (now?.optionValues[known.indexOf(option)] ?? "");
    });
  }

  #target(said: SaidVariant, now: VariantFields | undefined): VariantFields {
    const cleared = new Set(this.options.clearBlanks ? said.blank : []);
    const optionValues = this.#valuesOf(said, now);
    this.#options.forEach((option, place) => {
      if (optionValues[place] || (now && this.#isKnown(option))) return;
      this.#problem(
        said.row,
        option,
        "",
        `A variant of this product needs its "${option}".`,
        "Fill it in, or correct the SKU so that the row finds its variant.",
      );
    });
    if (!now && said.row !== this.row.row && said.originalCents === undefined) {
      this.#problem(
        said.row,
        "Original Price",
        "",
        "The variant is new, and a new variant needs this.",
        "Fill it in, or correct the SKU so that the row finds its variant.",
      );
    }
    this.#problems.push(...priceProblem(said, now, this.options.file));
    const price = variantPrice(said, now, cleared);
    this.#problems.push(...saleDaysProblem(said.row, price, this.options.file));
    return {
      sku: said.sku ?? now?.sku ?? madeSku(this.slug, optionValues),
      optionValues,
      ...price,
      onHand:
        now && this.before?.uncounted.has(now.sku)
          ? now.onHand
          : (said.onHand ?? (cleared.has("onHand") ? 0 : (now?.onHand ?? 0))),
      weight: said.weight ?? (cleared.has("weight") ? null : (now?.weight ?? null)),
      barcode: said.barcode ?? (cleared.has("barcode") ? "" : (now?.barcode ?? "")),
      variantImages: this.#imagesOf(said, now, cleared),
    };
  }

  /** Whether the product has the option already; then a value may be wanting since long ago. */
  #isKnown(option: string): boolean {
    return this.before?.fields.options.includes(option) ?? false;
  }

  /** A variant that no row names: it has what it has. */
  #kept(now: VariantFields): VariantFields {
    const optionValues = this.#valuesOf(undefined, now);
    const missing = this.#options.find(
      (option, place) => !optionValues[place] && !this.#isKnown(option),
    );
    if (missing) {
      this.#problem(
        this.row.row,
        missing,
        "",
        `The product's variant "${now.sku}" has no "${missing}".`,
        "Add a row for it, under the product's first one.",
      );
    }
    return { ...now, optionValues, variantImages: this.#shown(now.variantImages) };
  }

  #imagesOf(said: SaidVariant, now: VariantFields | undefined, cleared: ReadonlySet<string>) {
    if (!said.variantImages) {
      return cleared.has("variantFiles") ? [] : this.#shown(now?.variantImages ?? []);
    }
    const named = said.variantImages.map(({ file }) => addressOf(this.options.addresses, file));
    // What cannot be fetched now may be one of those that are there.
    const kept = named.includes(null) ? this.#shown(now?.variantImages ?? []) : [];
    const addresses = [...kept, ...named.flatMap((url) => url ?? [])];
    for (const url of new Set(addresses)) {
      if (this.#images.some((image) => image.url === url)) continue;
      if (this.#isPartial() && this.#images.length >= IMAGE_MAX_PER_PRODUCT) continue;
      this.#images.push({ url, alt: "" });
      if (this.#images.length !== IMAGE_MAX_PER_PRODUCT + 1) continue;
      this.#problem(
        said.row,
        "Variant Images",
        "",
        `With those of its variants the product has more than ${IMAGE_MAX_PER_PRODUCT} pictures.`,
        `Keep at most ${IMAGE_MAX_PER_PRODUCT}.`,
      );
    }
    return this.#shown([...new Set(addresses)]);
  }

  /** Whether an image that the rows name cannot be fetched now: then those that are there stay. */
  #isPartial(): boolean {
    const files = [
      ...(this.row.images ?? []),
      ...this.#said.flatMap((each) => each.variantImages ?? []),
    ];
    return files.some(({ file }) => this.options.addresses.get(file) === null);
  }

  #shown(addresses: readonly string[]): string[] {
    return addresses.filter((url) => this.#images.some((image) => image.url === url));
  }

  /** Two variants of the same values could not be told apart. */
  #checkTold(variants: readonly VariantFields[], rowOf: ReadonlyMap<VariantFields, number>): void {
    const seen = new Map<string, VariantFields>();
    for (const variant of variants) {
      const values = JSON.stringify(variant.optionValues);
      const twin = seen.get(values);
      seen.set(values, variant);
      if (!twin) continue;
      const row = rowOf.get(variant) ?? rowOf.get(twin) ?? this.row.row;
      const column = this.#options.length > 0 ? "Option 1 Value" : "SKU";
      this.#problem(
        row,
        column,
        variant.optionValues[0] ?? variant.sku,
        `Nothing tells this variant apart from "${twin.sku}" of the same product.`,
        "Give each variant a value of its own in Option 1 Value, and the option a name.",
      );
    }
  }

  /** What is there already may be more than that, and is left alone. */
  #checkLimits(variants: readonly VariantFields[]): void {
    const { row } = this.row;
    const optionsNow = this.before?.fields.options.length ?? 0;
    if (this.#options.length > Math.max(MAX_OPTIONS, optionsNow)) {
      const column = `Option ${MAX_OPTIONS + 1} Name`;
      const value = this.#options[MAX_OPTIONS] ?? "";
      this.#problem(row, column, value, `${TOO_MANY_OPTIONS}.`, "Write two options as one.");
    }
    if (variants.length > Math.max(MAX_VARIANTS, this.#now.length)) {
      const fix = "Make several products of it.";
      this.#problem(row, "SKU", String(variants.length), `${TOO_MANY_VARIANTS}.`, fix);
    }
  }

  #problem(row: number, column: string, value: string, reason: string, fix: string): void {
    this.#problems.push({ file: this.options.file, row, column, value, reason, fix });
  }
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const isSameList = (one: readonly string[], other: readonly string[]) =>
  one.every((value, index) => value === other[index]);
