import {
  type BegunProduct,
  formatCents,
  type ProductChangesInput,
  type SaleEdge,
  type StaffCategory,
  type StaffProduct,
  type StaffVariantsResponse,
  saleMoment,
  writtenSaleDay,
} from "@eldercare/contracts";
import type { FieldInWords } from "../components/meanwhile-dialog";
import { withExpected } from "../components/use-meanwhile";

/** A product as the dialog began with it. */
export type ProductBegun = {
  product: StaffProduct;
  variants: StaffVariantsResponse | undefined;
  /** Names its change of stock, so that a save which is sent again counts once. */
  stockChangeId: string;
};

/**
 * What is sent, with images and what they show as one: `{ address: text }`. So a choice between two
 * people's texts of one image has a place in it.
 */
export type EditedProduct = Omit<ProductChangesInput, "images" | "imageAlts" | "expected"> & {
  pictures?: Record<string, string>;
  expected: Omit<BegunProduct, "images" | "imageAlts"> & { pictures?: Record<string, string> };
};

/** Changes of a product with what the dialog began with. */
export function editedProduct(
  { images, imageAlts = [], ...changes }: ProductChangesInput,
  begun: ProductBegun,
): EditedProduct {
  const pictures = images && picturesOf(images, imageAlts);
  return withExpected({ ...changes, ...(pictures && { pictures }) }, begunOf(begun));
}

/** The call's body. */
export function productChangesOf({
  pictures,
  expected,
  ...changes
}: EditedProduct): ProductChangesInput {
  const { pictures: begun, ...others } = expected;
  return {
    ...changes,
    ...(pictures && apart(pictures)),
    expected: { ...others, ...(begun && apart(begun)) },
  };
}

const picturesOf = (images: readonly string[], alts: readonly string[]) =>
  Object.fromEntries(images.map((url, place) => [url, alts[place] ?? ""]));

const apart = (pictures: Record<string, string>) => ({
  images: Object.keys(pictures),
  imageAlts: Object.values(pictures),
});

function begunOf({ product, variants }: ProductBegun) {
  const { name, sku, description, categoryId, featured, published } = product;
  const { specs, tags, brand = "" } = product;
  return {
    ...{ name, sku, description, categoryId, featured, published, specs, tags, brand },
    furtherCategoryIds: product.categoryIds.slice(1),
    originalPriceCAD: product.originalPriceCAD ?? product.priceCAD,
    discountPercentage: (product.sale ?? product).discountPercentage,
    saleStarts: product.sale?.startsAt ?? null,
    saleEnds: product.sale?.endsAt ?? null,
    pictures: picturesOf(product.images, product.imageAlts),
    french: product.french ?? { name: "", description: "" },
    meta: product.meta ?? { title: "", description: "" },
    ...(variants && { variantTable: variants }),
  };
}

const LABELS: Readonly<Record<string, string>> = {
  name: "Product Name",
  sku: "SKU",
  description: "Description",
  categoryId: "Category",
  furtherCategoryIds: "Further categories",
  originalPriceCAD: "Original Price (CAD)",
  discountPercentage: "Discount (%)",
  saleStarts: "Sale starts",
  saleEnds: "Sale ends",
  featured: "Featured",
  published: "Published",
  pictures: "Order of the images",
  specs: "Order of the specifications",
  brand: "Brand",
  tags: "Tags",
  "french.name": "French name",
  "french.description": "French text",
  "meta.title": "Title in search results",
  "meta.description": "Text in search results",
  "variantTable.variants": "Order of the variants",
};

const OF_VARIANTS: Readonly<Record<string, string>> = {
  ...{ originalPriceCAD: "Price (CAD)", discountPercentage: "Discount (%)", weight: "Weight (g)" },
  ...{ barcode: "Bar code", sku: "SKU", images: "Picture" },
};

/** What two people changed of a product, in words. */
export function productInWords(
  path: readonly string[],
  variants: StaffVariantsResponse | undefined,
  categories: readonly StaffCategory[],
): FieldInWords {
  const [field = "", key = "", id = "", part = ""] = path;
  const label = LABELS[path.join(".")];
  if (field === "categoryId") {
    const nameOf = (value: unknown) => categories.find((each) => each.id === value)?.name;
    return { label: label ?? field, text: (value) => nameOf(value) ?? "None" };
  }
  if (label && (field === "saleStarts" || field === "saleEnds")) {
    return { label, text: saleDayText(field === "saleEnds" ? "end" : "start") };
  }
  if (label) return { label, ...(field.endsWith("CAD") && { text: inDollars }) };
  if (field === "specs") return { label: `Specification “${key}”` };
  if (field === "pictures") return { label: "What an image shows" };
  if (field !== "variantTable") return { label: path.join(", ") };
  const variant = variants?.variants.find((each) => each.id === id);
  const name = Object.values(variant?.options ?? {}).join(" / ");
  if (!part) return { label: `Variant ${name}`, text: () => "Kept" };
  return {
    label: `${OF_VARIANTS[part] ?? path.at(-1)} of ${name}`,
    ...(part.endsWith("CAD") && { text: inDollars }),
  };
}

const inDollars = (value: unknown): string =>
  typeof value === "number" ? formatCents(value) : "None";

/** A form's day is `2026-11-30`, the shop's a moment. */
const saleDayText = (edge: SaleEdge) => (value: unknown) => {
  const moment = typeof value === "string" ? saleMoment(value, edge) : null;
  return moment === null ? "None" : writtenSaleDay(moment, edge);
};
