import { type ProductFields, type VariantFields, variantsOf } from "@eldercare/catalog-import";
import type { VariantTable } from "@eldercare/contracts";
import type { ProductNow, VariantNow } from "../../catalog/products/read-products";
import { Refusal } from "../../errors/refusal";
import { changedOnHand } from "./changed-on-hand";
import { variantsChanged } from "./merged-table";
import { changedPrice } from "./product-price";

/** What of a product its table of variants decides. */
export type FieldsOfVariants = VariantFields & Pick<ProductFields, "options" | "furtherVariants">;

/** What a table of variants makes of a product. */
export interface AskedVariants {
  fields: FieldsOfVariants;
  /** Which variant each is, the default one first; undefined for new ones. */
  variantIds: readonly (string | undefined)[];
}

/** What of a table had to be looked up, in its order. */
export interface LookedUp {
  /** SKUs that each variant shall have, also those that nobody typed. */
  skus: readonly string[];
  /** Addresses that the given images are stored at, and those that the product has. */
  images: ReadonlyMap<string, string>;
}

/** Of what there is nothing yet. */
const NEW: VariantFields = {
  sku: "",
  optionValues: [],
  originalCents: 0,
  discountPercentage: 0,
  saleCents: null,
  saleStartsAt: null,
  saleEndsAt: null,
  onHand: 0,
  weight: null,
  barcode: "",
  variantImages: [],
};

/**
 * The variants of a product after staff saved their table; of each that is there, only what was sent
 * changes. Throws a {@link Refusal} where the table is not about the product as it is now.
 */
export function askedVariants(
  table: VariantTable,
  now: ProductNow | undefined,
  found: LookedUp,
): AskedVariants {
  const there = variantsThere(now);
  refuseOutdated(table, [...there.keys()]);
  const variants = table.variants.map((asked, place): VariantFields => {
    const current = asked.id === undefined ? undefined : there.get(asked.id);
    const fields = current?.fields ?? { ...NEW, ...saleDaysOf(now) };
    return {
      ...fields,
      sku: found.skus[place] ?? fields.sku,
      optionValues: table.options.map((name) => asked.options[name] ?? ""),
      ...changedPrice(asked, fields),
      onHand: onHandAsked(asked, current),
      weight: asked.weight === undefined ? fields.weight : asked.weight,
      barcode: asked.barcode ?? fields.barcode,
      variantImages: imagesOf(asked.images, place, found) ?? shownOf(fields, found),
    };
  });
  refuseTwins(variants);
  const [first = NEW, ...furtherVariants] = variants;
  return {
    fields: { ...first, options: table.options, furtherVariants },
    variantIds: table.variants.map(({ id }) => id),
  };
}

/** A new variant's discount, if it has one, is on the days of its product's sale. */
function saleDaysOf(now: ProductNow | undefined): Partial<VariantFields> {
  if (!now) return {};
  const { saleStartsAt, saleEndsAt } = now.fields;
  return { saleStartsAt, saleEndsAt };
}

type AskedVariant = VariantTable["variants"][number];

function variantsThere(now: ProductNow | undefined): Map<string, VariantNow> {
  const variants = now ? [now, ...now.furtherVariants] : [];
  return new Map(variants.map((variant) => [variant.variantId, variant]));
}

/** Every variant is named, as one that stays or as one that goes; what is named is there. */
function refuseOutdated({ variants, removed }: VariantTable, there: readonly string[]): void {
  const named = [...variants.flatMap(({ id }) => id ?? []), ...removed];
  const isSame = named.length === there.length && there.every((id) => named.includes(id));
  if (isSame) return;
  throw variantsChanged();
}

/** What nobody counts stays as it is. */
function onHandAsked(asked: AskedVariant, current: VariantNow | undefined): number {
  if (!current) return asked.stock ?? 0;
  const { available, reserved, warehouse, fields } = current;
  if (warehouse.onHand === null) return fields.onHand;
  return changedOnHand(asked, { available, reserved, onHand: fields.onHand });
}

function imagesOf(
  asked: readonly string[] | undefined,
  place: number,
  { images }: LookedUp,
): string[] | undefined {
  return asked?.map((url, index) => {
    const address = images.get(url);
    if (address) return address;
    throw Refusal.ofField(
      "invalid",
      `variantTable.variants.${place}.images.${index}`,
      "This is none of the product's images",
    );
  });
}

/** An image that the product no longer has shows no variant. */
const shownOf = ({ variantImages }: VariantFields, { images }: LookedUp) =>
  variantImages.filter((url) => [...images.values()].includes(url));

/** What was not sent stays, so the contract alone cannot tell. */
function refuseTwins(variants: readonly VariantFields[]): void {
  for (const key of ["sku", "barcode"] as const) {
    const seen = new Set<string>();
    variants.forEach(({ [key]: value }, place) => {
      if (value !== "" && seen.has(value)) {
        const words = key === "sku" ? "SKU" : "bar code";
        throw Refusal.ofField(
          "conflict",
          `variantTable.variants.${place}.${key}`,
          `Another variant has the ${words} ${value}.`,
        );
      }
      seen.add(value);
    });
  }
}

/** What the trail of changes says of variants; their prices and stock have events of their own. */
export function variantsInWords(fields: ProductFields): object {
  if (fields.options.length === 0) return {};
  return {
    options: fields.options,
    variants: variantsOf(fields).map(({ sku, optionValues, weight, barcode, variantImages }) => ({
      ...{ sku, values: optionValues.join(" / ") },
      ...(weight !== null && { weight }),
      ...(barcode && { barcode }),
      ...(variantImages.length > 0 && { images: variantImages }),
    })),
  };
}
