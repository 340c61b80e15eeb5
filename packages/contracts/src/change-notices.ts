import { z } from "zod";

/**
 * What a storefront hears from Medusa at `GET /api/changes`, so that it can keep rendered pages
 * (decision 038). The secret of the two (`STOREFRONT_SECRET`) opens it.
 */
export const STOREFRONT_HEADER = "x-birchwell-storefront";

/** The id of a product that a notice can name, as it stands in answers and pages. */
const PRODUCT_ID = "prod_[0-9A-Za-z]{1,40}";
/** A change of more products than this is told as a change of everything. */
export const MOST_NAMED_PRODUCTS = 20;

/**
 * The data of one event. `changed`: something that pages show is different from now on; also the first
 * event, because what happened before was not heard. `changed prod_… prod_…`: nothing but how many
 * there are of these products. `unchanged`: until now nothing else changed.
 */
export const ChangeNotice = z
  .string()
  .regex(new RegExp(`^(?:unchanged|changed(?: ${PRODUCT_ID}){0,${MOST_NAMED_PRODUCTS}})$`));
export type ChangeNotice = z.infer<typeof ChangeNotice>;

/** Products that a change is about; undefined: it may be about anything. */
export type ChangedProducts = readonly string[] | undefined;

/** The notice of a change. */
export const changeNotice = (products: ChangedProducts): ChangeNotice =>
  ["changed", ...(products ?? [])].join(" ");

/** The products that a notice of a change names. */
export function productsOfNotice(notice: ChangeNotice): ChangedProducts {
  const [, ...products] = notice.split(" ");
  return products.length > 0 ? products : undefined;
}

/** Whether a notice can name these products, and no others are meant by it. */
export const canBeNamed = (products: readonly string[]): boolean =>
  products.length > 0 && ChangeNotice.safeParse(changeNotice(products)).success;

/**
 * Ids of all products that a page or an answer shows, found in its text: whatever shows something of
 * a product has its id.
 */
export const productsShownIn = (text: string): ReadonlySet<string> =>
  new Set(text.match(new RegExp(PRODUCT_ID, "g")));

/** How often `unchanged` is said. */
export const UNCHANGED_EVERY_MS = 250;

/** Who has heard nothing for so long knows no more what is true. */
export const CHANGES_TRUST_MS = 1000;

/** An event as the stream carries it. */
export const changeEvent = (notice: ChangeNotice): string => `data: ${notice}\n\n`;
