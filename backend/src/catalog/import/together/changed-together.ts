import {
  type CurrentProduct,
  type CurrentVariant,
  currentVariantsOf,
  orderedNames,
  type ProductFields,
  type VariantFields,
} from "@eldercare/catalog-import";
import { discountedCents, formatCents, MAX_CENTS, type TogetherChange } from "@eldercare/contracts";

/** A change with the slug of the category that it is about. */
export type PlannedTogether =
  | Exclude<TogetherChange, { kind: "category" }>
  | (Omit<Extract<TogetherChange, { kind: "category" }>, "categoryId"> & { slug: string });

/** What becomes of a product, or why it is left out: a few words that follow "left out:". */
export type Outcome = { target: ProductFields } | { leftOut: string };

const NO_PRICE = "it has no price";

/**
 * What one change of many makes of a product. Prices and stock are those of all its variants: where one
 * of these cannot be changed so, the product stays as it is altogether.
 */
export function changedTogether(product: CurrentProduct, change: PlannedTogether): Outcome {
  const { fields } = product;
  switch (change.kind) {
    case "price-percent":
      return eachVariant(product, (variant) =>
        // In hundredths of a per cent: these are whole numbers, and so is the half that rounds up.
        repriced(variant, (cents) =>
          Math.round((cents * (10_000 + Math.round(change.percent * 100))) / 10_000),
        ),
      );
    case "price-amount":
      return eachVariant(product, (variant) => repriced(variant, (cents) => cents + change.cents));
    case "sale":
      return eachVariant(product, (variant) => onSale(variant, change));
    case "stock-set":
      return eachVariant(product, (variant) => restocked(variant, () => change.onHand));
    case "stock-add":
      return eachVariant(product, (variant) =>
        restocked(variant, (onHand) => onHand + change.pieces),
      );
    case "category":
      return inCategory(fields, change);
    case "published":
      return change.published === (fields.status === "published")
        ? { target: fields }
        : { target: { ...fields, status: change.published ? "published" : "draft" } };
    case "featured":
      return { target: { ...fields, featured: change.featured } };
  }
}

/** What changes of a variant, or why it cannot. */
type VariantOutcome = Partial<VariantFields> | string;

function eachVariant(
  product: CurrentProduct,
  outcomeOf: (variant: CurrentVariant) => VariantOutcome,
): Outcome {
  const outcomes = currentVariantsOf(product).map(outcomeOf);
  const reason = outcomes.find((outcome) => typeof outcome === "string");
  if (reason !== undefined) return { leftOut: reason };
  const [first, ...further] = outcomes as Partial<VariantFields>[];
  const { fields } = product;
  const furtherVariants = fields.furtherVariants.map((variant, place) => ({
    ...variant,
    ...further[place],
  }));
  return { target: { ...fields, ...first, furtherVariants } };
}

/** A sale keeps its percentage. */
function repriced({ fields }: CurrentVariant, priceOf: (cents: number) => number): VariantOutcome {
  if (fields.originalCents === 0) return NO_PRICE;
  const originalCents = priceOf(fields.originalCents);
  if (originalCents < 1) return `its price would be ${formatCents(0)} or less`;
  if (originalCents > MAX_CENTS) return `its price would be above ${formatCents(MAX_CENTS)}`;
  const { discountPercentage, saleCents } = fields;
  if (saleCents === null) return { originalCents };
  return { originalCents, ...saleOf(originalCents, discountPercentage, fields) };
}

function onSale(
  { fields }: CurrentVariant,
  { discountPercentage, saleStarts, saleEnds }: Extract<TogetherChange, { kind: "sale" }>,
): VariantOutcome {
  if (fields.originalCents === 0) return NO_PRICE;
  const days = { saleStartsAt: saleStarts, saleEndsAt: saleEnds };
  const sale = saleOf(fields.originalCents, discountPercentage, days);
  const lowersNothing = discountPercentage > 0 && sale.saleCents === null;
  return lowersNothing ? "the discount is less than a cent" : sale;
}

/** Without a price that is lower there is no sale, and no days of one. */
function saleOf(
  originalCents: number,
  discountPercentage: number,
  days: Pick<VariantFields, "saleStartsAt" | "saleEndsAt">,
): Pick<VariantFields, "discountPercentage" | "saleCents" | "saleStartsAt" | "saleEndsAt"> {
  const saleCents = discountedCents(originalCents, discountPercentage);
  if (discountPercentage === 0 || saleCents >= originalCents) {
    return { discountPercentage: 0, saleCents: null, saleStartsAt: null, saleEndsAt: null };
  }
  const { saleStartsAt, saleEndsAt } = days;
  return { discountPercentage, saleCents, saleStartsAt, saleEndsAt };
}

function restocked(
  { fields, reserved, inventoryItemId }: CurrentVariant,
  countOf: (onHand: number) => number,
): VariantOutcome {
  if (inventoryItemId === null) return "its pieces are not counted";
  const onHand = countOf(fields.onHand);
  if (onHand === fields.onHand) return {};
  if (onHand < 0) return "it has fewer pieces than that";
  return onHand < reserved ? "orders wait for more pieces than would be left" : { onHand };
}

function inCategory(
  fields: ProductFields,
  { how, slug }: Extract<PlannedTogether, { kind: "category" }>,
): Outcome {
  const { categorySlug: main, furtherCategorySlugs: further } = fields;
  const others = further.filter((each) => each !== slug);
  const placed = (categorySlug: string | null, furtherCategorySlugs: readonly string[]) => ({
    target: { ...fields, categorySlug, furtherCategorySlugs: orderedNames(furtherCategorySlugs) },
  });
  if (how === "move") return placed(slug, others);
  if (how === "add") {
    if (main === slug) return { target: fields };
    return main === null ? placed(slug, further) : placed(main, [...further, slug]);
  }
  if (main !== slug) return placed(main, others);
  const [next, ...rest] = others;
  return next === undefined ? { leftOut: "it lies in no other category" } : placed(next, rest);
}
