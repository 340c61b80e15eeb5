import {
  availableTogether,
  type FrenchTexts,
  type Product,
  type ProductDetail,
  type StaffProduct,
} from "@eldercare/contracts";
import { foldedText } from "@eldercare/search-typed-postgres/text";
import { cardSpecOf } from "../spec-filters/card-spec";
import { type FilteredSpecs, filteredSpecs } from "../spec-filters/filtered-specs";
import type { PresentSpecFilters } from "../spec-filters/present-spec-filters";
import { ANSWER_FORM } from "./answer-form";
import type { Warehouse } from "./available";
import { productView } from "./product-view";
import { isSellable } from "./sellable";
import type { ShopProduct } from "./shop-product";

/** Name of the index in `search/product.ts`. */
export const PRODUCT_INDEX = "product";

/**
 * A document whose answer has the form of this version of the program, so that it can be read: one
 * that was just made, or a found one of {@link isPresentForm}.
 */
export interface PresentDocument extends Record<string, unknown> {
  /** The product of the contract as JSON, after the name of its form. */
  answer: `${typeof FORM_FIRST}${string}`;
}

const FORM_FIRST = `{"form":"${ANSWER_FORM}",` as const;

/** What the search index holds of a product; see `search/product.ts` for how each field serves. */
export interface ProductDocument extends FilteredSpecs, PresentDocument {
  id: string;
  /** Whether shoppers see it. */
  listed: boolean;
  slug: string;
  name: string;
  category_names: string;
  sku: string;
  specs: string;
  description: string;
  name_fr: string;
  description_fr: string;
  brand: string;
  tags: string;
  name_sort: string;
  /** Of the category that its answer names; left out where it has none. */
  category_sort?: string;
  /** The lowest of its variants, and the highest. */
  price_cents: number;
  price_max_cents: number;
  /** All prices, where they are more than one. */
  variant_cents?: number[];
  /** What can be sold, of all variants together. */
  stock: number;
  in_stock: boolean;
  /** Of the variant that there is least of. */
  least_stock: number;
  on_sale: boolean;
  featured: boolean;
  category_ids: string[];
  /** Of the filters that its specifications were read for; see {@link FilteredSpecs}. */
  spec_filters: string;
  /** What only its own page shows, as JSON; lists do without it. */
  page: string;
  /** When Medusa was asked, in milliseconds since 1970. */
  read_at: number;
}

/** The document of a product as it was read at `readAt`; null for one that staff removed. */
export function productDocument(
  product: ShopProduct,
  {
    readAt,
    salesChannelId,
    specFilters,
  }: { readAt: number; salesChannelId: string; specFilters: PresentSpecFilters },
): ProductDocument | null {
  if (product.isArchived) return null;
  const view = productView(product);
  const sold = product.choice ? view.variants : [view];
  const [category] = product.categories;
  const cents = [...new Set(sold.map(({ priceCAD }) => priceCAD))];
  return {
    id: product.id,
    listed: isSellable(product, { salesChannelId }),
    slug: product.slug,
    name: product.name,
    category_names: product.categories.map(({ name }) => name).join(", "),
    sku: [...new Set([product.sku, ...sold.map(({ sku }) => sku)])].join(" "),
    specs: specsText(view),
    description: product.description,
    name_fr: product.nameFr,
    description_fr: product.descriptionFr,
    brand: product.brand,
    tags: product.tags.join(", "),
    name_sort: nameSortKey(product.name),
    ...(category && { category_sort: nameSortKey(category.name) }),
    price_cents: Math.min(...cents),
    price_max_cents: Math.max(...cents),
    ...(cents.length > 1 && { variant_cents: cents }),
    stock: availableTogether(view),
    in_stock: sold.some(({ stock }) => stock > 0),
    least_stock: Math.min(...sold.map(({ stock }) => stock)),
    on_sale: sold.some(({ onSale }) => onSale),
    featured: product.featured,
    category_ids: categoryIdsOf(product),
    spec_filters: specFilters.version,
    ...filteredSpecs(product, specFilters.filters).fields,
    answer: answerOf({ ...view, ...cardSpecOf(product, specFilters.cardSpecs) }),
    page: JSON.stringify(pageOf(product)),
    read_at: readAt,
  };
}

const answerOf = (product: Product): PresentDocument["answer"] =>
  `${FORM_FIRST}${JSON.stringify(product).slice(1)}`;

/** Whether a document that the index holds was written by a version that knows the same products. */
export const isPresentForm = (found: Record<string, unknown>): found is PresentDocument =>
  String(found.answer).startsWith(FORM_FIRST);

/** The id of the product that a found document is of, in whichever form. */
export const idFromAnswer = ({ answer }: Record<string, unknown>): string =>
  JSON.parse(String(answer)).id;

/** The product that a document of the index holds. */
export function productFromAnswer({ answer }: PresentDocument): Product {
  const { form: _, ...product } = JSON.parse(answer);
  return product;
}

/** Fields to ask of the index for {@link productDetailFromAnswer}. */
export const DETAIL_FIELDS = ["answer", "page", "name_fr", "description_fr"];

/** The product that a document holds, with what only its own page shows. */
export function productDetailFromAnswer(document: PresentDocument): ProductDetail {
  return {
    ...productFromAnswer(document),
    ...(JSON.parse(String(document.page)) as PageParts),
    french: frenchFrom(document),
  };
}

/** What a product's own page shows besides its answer and its French texts. */
type PageParts = Pick<ProductDetail, "imageAlts" | "tags" | "meta" | "categoryIds">;

function pageOf({ images, tags, metaTitle, metaDescription, categories }: ShopProduct): PageParts {
  const hasMeta = Boolean(metaTitle || metaDescription);
  return {
    imageAlts: images.map(({ alt }) => alt),
    tags: [...tags],
    categoryIds: categories.map(({ id }) => id),
    meta: hasMeta ? { title: metaTitle, description: metaDescription } : null,
  };
}

function frenchFrom(document: Record<string, unknown>): FrenchTexts | null {
  const [name, description] = [String(document.name_fr), String(document.description_fr)];
  return name || description ? { name, description } : null;
}

/** Fields to ask of the index for {@link staffProductFromAnswer}. */
export const STAFF_FIELDS = [...DETAIL_FIELDS, "listed"];

/** What only staff see of a product and the index holds; what is in the warehouse it does not. */
export type IndexedStaffProduct = Omit<StaffProduct, keyof Warehouse | "sale" | "published">;

/** The product that a document holds, with what only staff see. */
export function staffProductFromAnswer(document: PresentDocument): IndexedStaffProduct {
  return { ...productDetailFromAnswer(document), isListed: document.listed === true };
}

/** Names sort as people read them: accents and upper case make no difference. */
export function nameSortKey(name: string): string {
  return foldedText(name).trim();
}

function specsText({ specs, options }: Product): string {
  const chosen = options.map(({ name, values }) => [name, values.join(" ")]);
  return [...Object.entries(specs), ...chosen]
    .map(([name, value]) => `${name} ${value}`)
    .join(", ");
}

/** A product's categories and all that they lie in. */
function categoryIdsOf({ categories }: ShopProduct): string[] {
  const ids = categories.flatMap(({ id, mpath }) => [...mpath.split("."), id]);
  return [...new Set(ids.filter(Boolean))];
}
