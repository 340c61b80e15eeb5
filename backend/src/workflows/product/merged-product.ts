import { type ProductFields, variantsOf } from "@eldercare/catalog-import";
import type { BegunProduct, BegunVariants, ProductChangesBody } from "@eldercare/contracts";
import type { ProductNow } from "../../catalog/products/read-products";
import { mergedChanges } from "../merged-changes";
import { mergedTable } from "./merged-table";

/** What of a change was looked up or stored before the lock was taken. */
interface Stored {
  /** Addresses of the images that were sent, in their order. */
  addresses: readonly string[] | undefined;
}

/**
 * What is to be written of a change of a product that somebody else may have changed since its form
 * was opened. Images come as addresses; those that were sent are stored already.
 */
export function mergedProduct(
  { images, imageAlts, variantTable, expected, ...asked }: ProductChangesBody,
  current: ProductNow,
  { addresses }: Stored,
): Omit<ProductChangesBody, "expected"> {
  const now = productOnWire(current);
  if (!expected) {
    const sent = { images: addresses && [...addresses], imageAlts, variantTable };
    return { ...asked, ...given(sent) };
  }
  const {
    variantTable: begunTable,
    images: begunImages,
    imageAlts: begunAlts,
    ...begun
  } = expected;
  // Words without images are said of those that the form began with.
  const described = addresses ?? (imageAlts && (begunImages ?? Object.keys(now.pictures)));
  const pictures = described && picturesOf(described, imageAlts, now.pictures);
  const merged = mergedChanges(
    {
      ...asked,
      ...given({
        pictures,
        french: asked.french === null ? NO_FRENCH : asked.french,
        meta: asked.meta === null ? NO_META : asked.meta,
        tags: sorted(asked.tags),
        furtherCategoryIds: sorted(asked.furtherCategoryIds),
      }),
      expected: {
        ...begun,
        ...given({
          tags: sorted(begun.tags),
          furtherCategoryIds: sorted(begun.furtherCategoryIds),
        }),
        ...(begunImages && { pictures: picturesOf(begunImages, begunAlts, now.pictures) }),
      },
    },
    now,
  );
  const { pictures: mergedPictures, ...changes } = merged as typeof merged & {
    pictures?: Record<string, string>;
  };
  const addressOf = new Map(images?.map((url, place) => [url, addresses?.[place] ?? url]));
  return {
    ...changes,
    ...(mergedPictures && {
      images: Object.keys(mergedPictures),
      imageAlts: Object.values(mergedPictures),
    }),
    ...given({
      variantTable:
        variantTable && begunTable
          ? mergedTable(variantTable, { began: begunTable, now: now.variantTable, addressOf })
          : variantTable,
    }),
  };
}

/** What has no order. */
const sorted = (list: readonly string[] | undefined) => list && [...list].sort();

const NO_FRENCH = { name: "", description: "" };
const NO_META = { title: "", description: "" };

/** A product as it is now, in the words that a form began with. */
function productOnWire({ fields, categories, ...variants }: ProductNow): Required<
  Omit<BegunProduct, "images" | "imageAlts">
> & {
  pictures: Record<string, string>;
} {
  const [main, ...further] = categories;
  return {
    ...{ name: fields.name, sku: fields.sku, description: fields.description },
    ...{
      featured: fields.featured,
      published: fields.status === "published",
      brand: fields.brand,
      tags: [...fields.tags].sort(),
    },
    categoryId: main?.id ?? null,
    furtherCategoryIds: further.map(({ id }) => id).sort(),
    originalPriceCAD: fields.originalCents,
    discountPercentage: fields.discountPercentage,
    saleStarts: fields.saleStartsAt,
    saleEnds: fields.saleEndsAt,
    pictures: Object.fromEntries(fields.images.map(({ url, alt }) => [url, alt])),
    specs: Object.fromEntries(fields.specs.map(({ name, value }) => [name, value])),
    french: { name: fields.nameFr, description: fields.descriptionFr },
    meta: { title: fields.metaTitle, description: fields.metaDescription },
    variantTable: tableOnWire(fields, [variants, ...variants.furtherVariants]),
  };
}

function tableOnWire(
  fields: ProductFields,
  variants: readonly { variantId: string }[],
): BegunVariants {
  return {
    options: [...fields.options],
    variants: variantsOf(fields).map((variant, place) => ({
      id: variants[place]?.variantId ?? "",
      sku: variant.sku,
      options: Object.fromEntries(
        fields.options.map((name, option) => [name, variant.optionValues[option] ?? ""]),
      ),
      originalPriceCAD: variant.originalCents || null,
      discountPercentage: variant.discountPercentage,
      weight: variant.weight,
      barcode: variant.barcode,
      images: [...variant.variantImages],
    })),
  };
}

/** What each image shows, by its address; of one that nothing is said of, what is known. */
function picturesOf(
  addresses: readonly string[],
  alts: readonly string[] = [],
  known: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return Object.fromEntries(addresses.map((url, place) => [url, alts[place] ?? known[url] ?? ""]));
}

function given<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Fields>;
}
