import {
  centsFromDollars,
  discountedCents,
  PRODUCT_REQUIRED_FIELDS,
  ProductBody,
  type ProductChangesInput,
  type ProductInput,
  type StaffProduct,
  type StaffVariantsResponse,
  saleDay,
} from "@eldercare/contracts";
import { type Image, storedImage } from "../images/image";
import {
  LABELS_OF_PATHS,
  LABELS_SENT_IN,
  type LabelsForm,
  labelsFormOf,
  labelsInputOf,
  NO_LABELS,
} from "./labels-form";

import { heldBackOf, tooFewOnHand, typedStock } from "./stock-words";
import { changedTable, variantTableOf } from "./variant-table-input";
import { hasOptions, NO_VARIANTS, type VariantsForm, variantsFormOf } from "./variants-form";

/** Two specifications of one name would be one. */
export const REPEATED_SPEC = "Each specification needs a name of its own";

export type SpecRow = { name: string; value: string };

/** What the product dialogs hold: numbers as they are typed, prices in dollars. */
export type ProductForm = {
  name: string;
  sku: string;
  description: string;
  categoryId: string;
  furtherCategoryIds: string[];
  originalPrice: string;
  discount: string;
  /** Days, like 2026-11-30; empty: at once, and without an end. */
  saleStarts: string;
  saleEnds: string;
  /** Pieces on hand, as they are counted on the shelf. */
  stock: string;
  /** Of these, pieces that cannot be sold. */
  heldBack: number;
  featured: boolean;
  published: boolean;
  images: Image[];
  specs: SpecRow[];
  nameFr: string;
  descriptionFr: string;
  /** With options, SKU, price, discount and stock stand here and not in the fields of that name. */
  variants: VariantsForm;
} & LabelsForm;

export const EMPTY_PRODUCT: ProductForm = {
  name: "",
  sku: "",
  description: "",
  categoryId: "",
  furtherCategoryIds: [],
  originalPrice: "",
  discount: "",
  saleStarts: "",
  saleEnds: "",
  stock: "",
  heldBack: 0,
  featured: false,
  published: true,
  images: [],
  specs: [],
  nameFr: "",
  descriptionFr: "",
  variants: NO_VARIANTS,
  ...NO_LABELS,
};

export function productFormOf(
  product: StaffProduct,
  variants?: StaffVariantsResponse,
): ProductForm {
  const { name, sku, description, categoryId, sale, featured, published } = product;
  // One whose days have not come yet is none to shoppers.
  const { discountPercentage } = sale ?? product;
  const cents = product.originalPriceCAD ?? product.priceCAD;
  return {
    ...{ name, sku, description, featured, published },
    categoryId: categoryId ?? "",
    furtherCategoryIds: product.categoryIds.slice(1),
    originalPrice: cents > 0 ? (cents / 100).toFixed(2) : "",
    discount: discountPercentage > 0 ? String(discountPercentage) : "",
    ...saleDaysOf(product, variants),
    stock: typedStock(product),
    heldBack: heldBackOf(product),
    images: product.images.map((url, index) => storedImage(url, product.imageAlts[index])),
    specs: Object.entries(product.specs).map(([specName, value]) => ({ name: specName, value })),
    nameFr: product.french?.name ?? "",
    descriptionFr: product.french?.description ?? "",
    variants: variants ? variantsFormOf(variants) : NO_VARIANTS,
    ...labelsFormOf(product),
  };
}

type SaleEdges = Readonly<Record<"startsAt" | "endsAt", string | null>>;
const NO_EDGES: SaleEdges = { startsAt: null, endsAt: null };

/** Begin and end of the sales that variants have, each pair once. */
function salesOf({ variants }: StaffVariantsResponse): SaleEdges[] {
  const sales = variants
    .filter(({ discountPercentage }) => discountPercentage > 0)
    .map(({ saleStartsAt, saleEndsAt }) => ({ startsAt: saleStartsAt, endsAt: saleEndsAt }));
  return [...new Map(sales.map((sale) => [JSON.stringify(sale), sale])).values()];
}

/** Whether its variants' sales are of several days, so that no field can show them. */
export const hasSeveralSales = (variants?: StaffVariantsResponse): boolean =>
  variants !== undefined && salesOf(variants).length > 1;

function saleDaysOf(
  { sale }: StaffProduct,
  variants?: StaffVariantsResponse,
): Pick<ProductForm, "saleStarts" | "saleEnds"> {
  const isOfVariants = variants !== undefined && variants.options.length > 0;
  const [first = NO_EDGES, ...others] = isOfVariants ? salesOf(variants) : [sale ?? NO_EDGES];
  const { startsAt, endsAt } = others.length > 0 ? NO_EDGES : first;
  return {
    saleStarts: startsAt ? saleDay(startsAt, "start") : "",
    saleEnds: endsAt ? saleDay(endsAt, "end") : "",
  };
}

/** A typed number; undefined for none, NaN for what is no number. */
function numberOf(text: string): number | undefined {
  const trimmed = text.trim();
  return trimmed === "" ? undefined : Number(trimmed);
}

function originalCents({ originalPrice }: Pick<ProductForm, "originalPrice">): number | null {
  const dollars = numberOf(originalPrice);
  return dollars === undefined ? null : centsFromDollars(dollars);
}

/** Original price × (1 − discount/100) as "12.34"; "" while there is no price yet (spec §5). */
export function currentPrice(form: Pick<ProductForm, "originalPrice" | "discount">): string {
  const cents = originalCents(form);
  const discount = numberOf(form.discount) ?? 0;
  if (cents === null || Number.isNaN(cents) || !(discount >= 0 && discount <= 100)) return "";
  return (discountedCents(cents, discount) / 100).toFixed(2);
}

const filledSpecs = (specs: readonly SpecRow[]) =>
  specs.filter(({ name, value }) => name.trim() !== "" || value.trim() !== "");

/** The call's body; `images` are the addresses that the form's images got. */
export function productInputOf(form: ProductForm, images: readonly string[]): ProductInput {
  return {
    name: form.name,
    ...(hasOptions(form.variants)
      ? { variantTable: tableOf(form, images) }
      : priceAndStockOf(form)),
    description: form.description,
    categoryId: form.categoryId,
    furtherCategoryIds: form.furtherCategoryIds.filter((id) => id !== form.categoryId),
    saleStarts: form.saleStarts || null,
    saleEnds: form.saleEnds || null,
    featured: form.featured,
    published: form.published,
    images: [...images],
    imageAlts: form.images.map(({ alt }) => alt),
    specs: Object.fromEntries(
      filledSpecs(form.specs).map(({ name, value }) => [name.trim(), value.trim()]),
    ),
    french: { name: form.nameFr, description: form.descriptionFr },
    ...labelsInputOf(form),
  };
}

/** What can be sold of what was typed, as the call takes it. */
function availableOf({ stock, heldBack }: Pick<ProductForm, "stock" | "heldBack">) {
  const onHand = numberOf(stock);
  return onHand === undefined ? undefined : onHand - heldBack;
}

/** Of a product that is sold in one way only. */
function priceAndStockOf(form: ProductForm) {
  const discountPercentage = numberOf(form.discount) ?? 0;
  const price = currentPrice(form);
  const sku = form.sku.trim();
  return {
    ...(sku ? { sku } : {}),
    originalPriceCAD: originalCents(form),
    ...(price ? { priceCAD: centsFromDollars(Number(price)) } : {}),
    discountPercentage,
    onSale: discountPercentage > 0,
    stock: availableOf(form) ?? 0,
  };
}

/** Where there are no options, the one variant is what the product's own fields say. */
function tableOf(form: ProductForm, images: readonly string[]) {
  const addresses = new Map(form.images.map(({ key }, place) => [key, images[place] ?? ""]));
  const { sku, originalPrice, discount, stock, variants } = form;
  const rows = hasOptions(variants)
    ? variants.rows
    : variants.rows.map((row) => ({ ...row, sku, originalPrice, discount, stock }));
  return variantTableOf({ ...variants, rows }, addresses);
}

/** Which of the call's fields each field of the form is sent in. */
const SENT_IN: Readonly<Record<keyof ProductForm, readonly (keyof ProductInput)[]>> = {
  name: ["name"],
  sku: ["sku"],
  description: ["description"],
  categoryId: ["categoryId", "furtherCategoryIds"],
  furtherCategoryIds: ["furtherCategoryIds"],
  originalPrice: ["originalPriceCAD", "priceCAD", "discountPercentage", "onSale"],
  discount: ["originalPriceCAD", "priceCAD", "discountPercentage", "onSale"],
  saleStarts: ["saleStarts"],
  saleEnds: ["saleEnds"],
  stock: ["stock"],
  heldBack: [],
  featured: ["featured"],
  published: ["published"],
  images: ["images", "imageAlts"],
  specs: ["specs"],
  nameFr: ["french"],
  descriptionFr: ["french"],
  variants: ["variantTable"],
  ...LABELS_SENT_IN,
};

const FORM_FIELDS = Object.keys(SENT_IN) as (keyof ProductForm)[];

/**
 * Only what was changed in the dialog: what a colleague or an order changed meanwhile stays. A new
 * stock comes with the one that it was typed over, so that what is sold meanwhile stays sold, and
 * with the dialog's name for the change, so that saving again does not change it twice.
 */
export function changedInput(
  input: ProductInput,
  before: ProductForm,
  after: ProductForm,
  stockChangeId: string,
): ProductChangesInput {
  const isChanged = (field: keyof ProductForm) =>
    JSON.stringify(before[field]) !== JSON.stringify(after[field]);
  const sent = new Set(FORM_FIELDS.filter(isChanged).flatMap((field) => SENT_IN[field]));
  const changed = Object.entries(input).filter(([name]) => sent.has(name as keyof ProductInput));
  if (hasOptions(before.variants) || hasOptions(after.variants)) {
    return { ...textsOf(changed), ...changedVariants(input, before, after, stockChangeId) };
  }
  const stockBefore = sent.has("stock") ? availableOf(before) : undefined;
  return {
    ...Object.fromEntries(changed),
    ...(stockBefore !== undefined && { stockBefore, stockChangeId }),
  };
}

const OF_VARIANTS = new Set<string>([...SENT_IN.sku, ...SENT_IN.discount, ...SENT_IN.stock]);

const textsOf = (changed: readonly [string, unknown][]) =>
  Object.fromEntries(changed.filter(([name]) => !OF_VARIANTS.has(name)));

/** The table of variants, where something of it was changed. */
function changedVariants(
  { images, variantTable }: ProductInput,
  before: ProductForm,
  after: ProductForm,
  stockChangeId: string,
): ProductChangesInput {
  const was = tableOf(
    before,
    before.images.map(({ key }) => key),
  );
  const table = changedTable(variantTable ?? tableOf(after, images), was);
  const isSame = JSON.stringify(table) === JSON.stringify(changedTable(was, was));
  if (isSame) return {};
  const hasStock = table.variants.some(({ stockBefore }) => stockBefore !== undefined);
  return { variantTable: table, ...(hasStock && { stockChangeId }) };
}

export type ProductProblems = {
  /** What is wrong, by field of the form. */
  fields: Partial<Record<keyof ProductForm, string>>;
  /** Whether something required is missing (spec §5). */
  isIncomplete: boolean;
};

const FIELD_OF_PATH: Readonly<Record<string, keyof ProductForm>> = {
  originalPriceCAD: "originalPrice",
  priceCAD: "originalPrice",
  discountPercentage: "discount",
  images: "images",
  imageAlts: "images",
  variantTable: "variants",
  "french.name": "nameFr",
  "french.description": "descriptionFr",
  ...LABELS_OF_PATHS,
};

const REQUIRED: Partial<Record<keyof ProductForm, string>> = {
  name: "Name is required",
  originalPrice: "Original price is required",
  description: "Description is required",
  categoryId: "Category is required",
  images: "At least one image is required",
};

/** The form's field that a field of the call comes from. */
export function formField(path: string): keyof ProductForm | undefined {
  const [name = ""] = path.split(".");
  return FIELD_OF_PATH[path] ?? FIELD_OF_PATH[name] ?? FORM_FIELDS.find((field) => field === name);
}

/** Checks the form by the call's own rules, before any image is sent. */
export function productProblems(form: ProductForm, isNew: boolean): ProductProblems {
  // Images that are not stored yet have no address to check; the server looks into them.
  const addresses = form.images.map((image) =>
    image.kind === "stored" ? image.url : "/static/to-be-stored",
  );
  const fields: ProductProblems["fields"] = {};
  const issues = ProductBody.safeParse(productInputOf(form, addresses)).error?.issues ?? [];
  for (const { path, message } of issues) {
    const field = formField(path.join("."));
    if (!field || fields[field]) continue;
    fields[field] = message === PRODUCT_REQUIRED_FIELDS ? (REQUIRED[field] ?? message) : message;
  }
  const names = filledSpecs(form.specs).map(({ name }) => name.trim());
  if (new Set(names).size < names.length) {
    fields.specs ??= REPEATED_SPEC;
  }
  const isIncomplete = issues.some(({ message }) => message === PRODUCT_REQUIRED_FIELDS);
  if (!isNew && !hasOptions(form.variants) && form.stock.trim() === "")
    fields.stock = "Stock is required";
  const tooFew = tooFewOnHand(form.stock, form.heldBack);
  if (!hasOptions(form.variants) && tooFew) fields.stock = tooFew;
  return { fields, isIncomplete };
}
