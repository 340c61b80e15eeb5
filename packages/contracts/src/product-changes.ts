import { z } from "zod";
import { IMAGE_MAX_PER_PRODUCT } from "./image-limits.js";
import { ImageInput } from "./images.js";
import { centsInput, discountInput, MAX_CENTS, PRICE, stockInput } from "./price-and-stock.js";
import { FrenchTexts, MetaTexts, ProductDetail } from "./products.js";
import { type SaleEdge, saleMoment } from "./sale-days.js";
import {
  MAX_BRAND_LENGTH,
  MAX_IMAGE_ALT_LENGTH,
  MAX_META_DESCRIPTION_LENGTH,
  MAX_META_TITLE_LENGTH,
  MAX_PRODUCT_DESCRIPTION_LENGTH,
  MAX_PRODUCT_NAME_LENGTH,
  MAX_SKU_LENGTH,
  MAX_SPEC_NAME_LENGTH,
  MAX_SPEC_VALUE_LENGTH,
  MAX_TAG_LENGTH,
} from "./text-limits.js";
import { line, plainText, requiredLine, requiredText } from "./texts.js";
import { BegunVariants, VariantTable } from "./variant-changes.js";

/** What staff write about products (spec §5 Product, §7). */

export const PRODUCT_REQUIRED_FIELDS =
  "Please fill in all required fields (Name, Original Price, Description, Category, Images).";

export const MAX_TAGS = 50;
const MAX_SPECS = 50;
const MAX_CATEGORIES = 50;

const SALE_DAY = "Please write a day like 2026-11-30";

/** A day of the shop's place, or a moment; what comes out is the moment. */
export const saleEdge = (edge: SaleEdge) =>
  z.string({ error: SALE_DAY }).transform((text, context) => {
    const moment = saleMoment(text.trim(), edge);
    if (moment === null) context.addIssue({ code: "custom", message: SALE_DAY });
    return moment ?? z.NEVER;
  });

const fields = {
  name: requiredLine(PRODUCT_REQUIRED_FIELDS, MAX_PRODUCT_NAME_LENGTH),
  /** Empty: the server makes one, "SKU-" and a timestamp. */
  sku: line(MAX_SKU_LENGTH),
  /** A hint: the server computes the current price from original price and discount. */
  priceCAD: z
    .number({ error: PRICE })
    .nonnegative(PRICE)
    .max(MAX_CENTS, PRICE)
    .transform(Math.round),
  /** First day of the sale, or its first moment; null: at once. Said for all variants. */
  saleStarts: saleEdge("start").nullable(),
  /** Its last day, or the moment at which it ends; null: it has no end. */
  saleEnds: saleEdge("end").nullable(),
  /** In cents; null or missing: `priceCAD` is the original price. */
  originalPriceCAD: centsInput.nullable(),
  discountPercentage: discountInput,
  description: requiredText(PRODUCT_REQUIRED_FIELDS, MAX_PRODUCT_DESCRIPTION_LENGTH),
  /** The first is the primary one. */
  images: z
    .array(ImageInput, { error: PRODUCT_REQUIRED_FIELDS })
    .min(1, PRODUCT_REQUIRED_FIELDS)
    .max(IMAGE_MAX_PER_PRODUCT, `A product can have at most ${IMAGE_MAX_PER_PRODUCT} images`),
  /** What each image shows, in the order of `images`; missing ones keep what is known. */
  imageAlts: z.array(plainText(MAX_IMAGE_ALT_LENGTH)).max(IMAGE_MAX_PER_PRODUCT),
  /** What can be sold, as everywhere on the wire: on hand, less what orders wait for. */
  stock: stockInput,
  categoryId: z
    .string({ error: PRODUCT_REQUIRED_FIELDS })
    .min(1, PRODUCT_REQUIRED_FIELDS)
    .max(100, "There is no such category"),
  /** Those that it lies in besides `categoryId`. */
  furtherCategoryIds: z
    .array(z.string().min(1, "There is no such category").max(100, "There is no such category"))
    .max(MAX_CATEGORIES, `At most ${MAX_CATEGORIES} further categories`),
  featured: z.boolean(),
  /** Whether shoppers may see it: false makes a draft of it. */
  published: z.boolean(),
  /** A hint: a product is on sale when it has a discount. */
  onSale: z.boolean(),
  /** Null, or empty texts: there are none. */
  french: z
    .object({
      name: line(MAX_PRODUCT_NAME_LENGTH),
      description: plainText(MAX_PRODUCT_DESCRIPTION_LENGTH),
    })
    .nullable(),
  /** Who makes it; empty: nobody says. */
  brand: line(MAX_BRAND_LENGTH),
  /** Words that it is found by; their order does not matter. */
  tags: z
    .array(requiredLine("A tag needs a word", MAX_TAG_LENGTH))
    .max(MAX_TAGS, `At most ${MAX_TAGS} tags`),
  /** Null, or empty texts: search engines read name and description. */
  meta: z
    .object({
      title: line(MAX_META_TITLE_LENGTH),
      description: line(MAX_META_DESCRIPTION_LENGTH),
    })
    .nullable(),
  /** In the order in which they are shown; names are unique. */
  specs: z
    .record(
      requiredLine("A specification needs a name", MAX_SPEC_NAME_LENGTH),
      plainText(MAX_SPEC_VALUE_LENGTH),
    )
    .refine(
      (specs) => Object.keys(specs).length <= MAX_SPECS,
      `At most ${MAX_SPECS} specifications`,
    ),
  /** With it, SKU, prices and stock are those of its variants, and the product's own do not count. */
  variantTable: VariantTable,
};

/** POST /api/products; answers 201 with the {@link StaffProduct}. */
export const ProductBody = z
  .object({
    name: fields.name,
    description: fields.description,
    categoryId: fields.categoryId,
    images: fields.images,
    imageAlts: fields.imageAlts.optional(),
    sku: fields.sku.optional(),
    priceCAD: fields.priceCAD.optional(),
    originalPriceCAD: fields.originalPriceCAD.optional(),
    discountPercentage: fields.discountPercentage.default(0),
    saleStarts: fields.saleStarts.optional(),
    saleEnds: fields.saleEnds.optional(),
    stock: fields.stock.default(0),
    featured: fields.featured.default(false),
    published: fields.published.default(true),
    onSale: fields.onSale.optional(),
    french: fields.french.optional(),
    specs: fields.specs.optional(),
    furtherCategoryIds: fields.furtherCategoryIds.optional(),
    brand: fields.brand.optional(),
    tags: fields.tags.optional(),
    meta: fields.meta.optional(),
    variantTable: fields.variantTable.optional(),
  })
  .refine(isPriced, {
    path: ["originalPriceCAD"],
    message: PRODUCT_REQUIRED_FIELDS,
    // Said at once with the other fields' errors, not only after they are mended.
    when: ({ value }) =>
      z.object({ originalPriceCAD: fields.originalPriceCAD.optional() }).safeParse(value).success,
  });

function isPriced(body: {
  variantTable?: unknown;
  originalPriceCAD?: number | null | undefined;
  priceCAD?: number | undefined;
}): boolean {
  return body.variantTable !== undefined || (body.originalPriceCAD ?? body.priceCAD ?? 0) > 0;
}

/** What a client passes. */
export type ProductInput = z.input<typeof ProductBody>;
/** What the server works with. */
export type ProductBody = z.output<typeof ProductBody>;

/** A product as staff see it: also what shoppers do not. */
export const StaffProduct = ProductDetail.extend({
  /** Whether shoppers find it: published, in the shop's channel and priced. */
  isListed: z.boolean(),
  /** Whether it is published; others are drafts. */
  published: z.boolean(),
  /** A sale with days, whether it runs or not; null where a discount has none. */
  sale: z
    .object({
      discountPercentage: z.number().int().min(0).max(100),
      startsAt: z.string().nullable(),
      endsAt: z.string().nullable(),
    })
    .nullable(),
  /** Pieces in the warehouse; null for what is not counted there. */
  onHand: z.number().int().nullable(),
  /** Of these, pieces that orders wait for. What can be sold is `stock`. */
  reserved: z.number().int(),
});
export type StaffProduct = z.infer<typeof StaffProduct>;

/** What a form of a product began with, as {@link StaffProduct} and the table of variants said it. */
const BegunProduct = StaffProduct.pick({
  ...{ name: true, sku: true, description: true, categoryId: true, discountPercentage: true },
  ...{ featured: true, published: true, images: true, imageAlts: true, specs: true, tags: true },
})
  .extend({
    originalPriceCAD: z.number(),
    furtherCategoryIds: z.array(z.string()),
    saleStarts: z.string().nullable(),
    saleEnds: z.string().nullable(),
    french: FrenchTexts,
    meta: MetaTexts,
    brand: z.string(),
    variantTable: BegunVariants,
  })
  .partial();
export type BegunProduct = z.infer<typeof BegunProduct>;

/** PUT /api/products/{id}: only what is sent changes; answers the {@link StaffProduct}. */
export const ProductChangesBody = z
  .object({
    ...fields,
    /**
     * The stock that `stock` was made from. With it a change of stock is the difference of the two:
     * what is sold meanwhile stays sold. Without it, `stock` is the stock from now on.
     */
    stockBefore: stockInput,
    /**
     * Names this change of stock, anew for each form: sent again under the same name, because the
     * answer was lost, it is not done twice. Counts beside `stockBefore` only.
     */
    stockChangeId: z.string().regex(/^[\w-]{16,64}$/),
    /**
     * What the form began with. Of what is said here, nobody's change is lost: what the sender left as
     * it was stays as it is now, and where both changed the same, the answer is a 409 that names it
     * (decision 094). Stock needs none of it.
     */
    expected: BegunProduct,
  })
  .partial();
export type ProductChangesInput = z.input<typeof ProductChangesBody>;
export type ProductChangesBody = z.output<typeof ProductChangesBody>;

/** GET /api/brands: those that products have, in alphabetical order. */
export const BrandListResponse = z.object({ brands: z.array(z.string()) });
export type BrandListResponse = z.infer<typeof BrandListResponse>;

/** GET /api/products?all=true (staff only): every product, also drafts and those without a price. */
export const StaffProductListResponse = z.object({
  products: z.array(StaffProduct),
  total: z.number().int().nonnegative(),
});
export type StaffProductListResponse = z.infer<typeof StaffProductListResponse>;
