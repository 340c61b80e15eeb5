import type { CatalogSpec } from "../fields/product.js";
import type { Dialect } from "../table/dialect.js";
import type { ColumnMap } from "../table/map-columns.js";
import type { TableRow } from "../table/table.js";
import { type OptionCell, optionCells } from "./option-cells.js";
import { inCents, inDollars } from "./other-sale.js";
import { VARIANT_KEYS } from "./variant-columns.js";

/** A row about a variant, with what it says of the options. */
interface VariantCells extends TableRow {
  options: readonly OptionCell[];
  /** The row whose pictures are the variant's own, in files without a column for these. */
  pictured?: TableRow;
}

/** Prices say something together: a variant without any has those of its product. */
const PRICES = ["originalCents", "saleCents", "priceCents", "discountPercentage"];

/**
 * The variants in the rows of a product of another shop's file. Where the first row is about the
 * product alone, because only the others say a value of an option, the first variant's cells take
 * the place of the product's. WooCommerce's attributes that tell no variants apart are
 * specifications.
 */
export function otherVariants(
  first: TableRow,
  further: readonly TableRow[],
  map: ColumnMap,
): { variants: VariantCells[]; specs: CatalogSpec[] } {
  const isWoo = map.dialect === "woocommerce";
  const isWix = map.dialect === "wix";
  const said = [first, ...further].map((row) => ({ ...row, options: optionCells(row.cells, map) }));
  const [product, ...variants] = said;
  const hasValue = ({ options }: VariantCells) => options.some(({ value }) => value);
  const hasParents = map.dialect === "spree" || map.dialect === "bigcommerce";
  const isParent =
    variants.length > 0 &&
    (isWoo || isWix || (hasParents && !!product && !hasValue(product) && variants.some(hasValue)));
  if (!isParent && LOOSE.includes(map.dialect)) return withTellingOptions(said);
  const specs = isWoo && product ? attributesOf(product, variants) : [];
  if (!isParent || !product) {
    return { variants: isWoo ? said.map((each) => ({ ...each, options: [] })) : said, specs };
  }
  const told = variants.map((variant) => ({
    ...variant,
    cells: variantCells(variant.cells, first.cells, map),
    options: isWoo
      ? usedOptions(variant, variants)
      : isWix
        ? wixOptions(variant, product)
        : variant.options,
    ...(isWoo && { pictured: variant }),
  }));
  const [default_, ...others] = told;
  if (!default_) return { variants: said, specs };
  const cells = first.cells.map((text, index) =>
    isOfVariant(index, map) ? (default_.cells[index] ?? "") : text,
  );
  return { variants: [{ ...default_, cells }, ...others], specs };
}

/** The cells of a variant; what the product alone may say is left blank. */
function variantCells(
  cells: readonly string[],
  product: readonly string[],
  map: ColumnMap,
): string[] {
  const isPriced = map.columns.some(({ key, index }) => PRICES.includes(key) && cells[index]);
  const mayInherit = (key: string) => key === "weight" || (!isPriced && PRICES.includes(key));
  const own = [...cells];
  for (const { key, index } of map.columns) {
    if (!isOfVariant(index, map)) own[index] = "";
    else if (!own[index] && mayInherit(key)) own[index] = product[index] ?? "";
    if (key === "priceCents") own[index] = withSurcharge(own[index] ?? "", cells, map);
  }
  return own;
}

/** Wix says of a variant what it costs more than its product. */
function withSurcharge(
  price: string,
  cells: readonly string[],
  { dialect, places }: ColumnMap,
): string {
  const more = inCents(cells[places.get("surcharge") ?? -1]);
  return dialect === "wix" && more > 0 ? inDollars(inCents(price) + more) : price;
}

/** In Wix's files the product's row names the options; a colour has its number before its name. */
function wixOptions({ options }: VariantCells, product: VariantCells): OptionCell[] {
  return options.map(({ name, value }, place) => ({
    name: name || (product.options[place]?.name ?? ""),
    value: value.replace(/^#[0-9a-f]{3,8}:/i, ""),
  }));
}

/** Files whose rows say of any product what variants may differ in. */
const LOOSE: readonly Dialect[] = ["google", "square", "wix"];
/** What Square calls the only variation of an item. */
const NO_NAME = "Regular";

/** Options are what the rows of a product differ in; what all of them say alike is its specification. */
function withTellingOptions(said: readonly VariantCells[]): {
  variants: VariantCells[];
  specs: CatalogSpec[];
} {
  const [first] = said;
  const valueAt = (each: VariantCells | undefined, place: number) =>
    each?.options[place]?.value ?? "";
  const isTelling = (place: number) =>
    said.some((each) => valueAt(each, place) !== valueAt(first, place));
  return {
    variants: said.map((each) => ({
      ...each,
      options: each.options.filter((_, place) => isTelling(place)),
    })),
    specs: (first?.options ?? [])
      .filter(({ name, value }, place) => name && value && value !== NO_NAME && !isTelling(place))
      .map(({ name, value }) => ({ name, value: value.replaceAll(";", ", ") })),
  };
}

function isOfVariant(index: number, { columns }: ColumnMap): boolean {
  const keys: readonly string[] = VARIANT_KEYS;
  return columns.some((column) => column.index === index && keys.includes(column.key));
}

/** Attributes that some variation has a value of; one that has none fits any. */
function usedOptions(
  { options }: VariantCells,
  variants: readonly VariantCells[],
): readonly OptionCell[] {
  return options.flatMap(({ name, value }, place) =>
    variants.some((each) => each.options[place]?.value) ? [{ name, value: value || "Any" }] : [],
  );
}

function attributesOf(product: VariantCells, variants: readonly VariantCells[]): CatalogSpec[] {
  return product.options.filter(
    ({ name, value }, place) =>
      name && value && !variants.some(({ options }) => options[place]?.value),
  );
}
