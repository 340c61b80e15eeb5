import {
  type CurrentProduct,
  type CurrentVariant,
  currentVariantsOf,
  type ProductFields,
  shownDiscount,
  type VariantFields,
} from "@eldercare/catalog-import";
import {
  formatCents,
  type PriceGridCell,
  type PriceGridChange,
  type PriceGridProblem,
  type PriceGridRow,
} from "@eldercare/contracts";

type Cells = Pick<PriceGridRow, PriceGridCell>;

/** What a variant's row shows. */
export function gridCells({ fields, inventoryItemId }: CurrentVariant): Cells {
  return {
    priceCAD: fields.originalCents || null,
    salePriceCAD: fields.saleCents,
    onHand: inventoryItemId === null ? null : fields.onHand,
  };
}

const GONE = "It is not in the shop any more.";

/**
 * What changed rows make of a product: `target` has the rows that can be saved, `problems` says of
 * each other one why it stays. A cell that somebody else changed since is not written over.
 */
export function gridChanges(
  product: CurrentProduct | undefined,
  changes: readonly PriceGridChange[],
): { target: ProductFields | null; problems: PriceGridProblem[] } {
  const byVariant = new Map(changes.map((change) => [change.variantId, change]));
  const problems: PriceGridProblem[] = [];
  const variants = product ? currentVariantsOf(product) : [];
  const [first, ...further] = variants.map((variant) => {
    const change = byVariant.get(variant.variantId);
    byVariant.delete(variant.variantId);
    if (!change) return variant.fields;
    const outcome = changedVariant(variant, change);
    if (!Array.isArray(outcome)) return { ...variant.fields, ...outcome };
    problems.push(...outcome);
    return variant.fields;
  });
  for (const { variantId } of byVariant.values()) {
    problems.push({ variantId, cell: "priceCAD", message: GONE });
  }
  const target = product ? { ...product.fields, ...first, furtherVariants: further } : null;
  return { target, problems };
}

/** What becomes of a variant, or what is wrong with the change. */
function changedVariant(
  variant: CurrentVariant,
  change: PriceGridChange,
): Partial<VariantFields> | PriceGridProblem[] {
  const now = gridCells(variant);
  const { variantId, fields, reserved } = variant;
  const problem = (cell: PriceGridCell, message: string) => [{ variantId, cell, message }];
  const meanwhile = CELLS.flatMap((cell) => meanwhileProblem(cell, now, change));
  if (meanwhile.length > 0) return meanwhile;
  const wanted = Object.fromEntries(
    CELLS.map((cell) => [cell, change[cell] ? change[cell].to : now[cell]]),
  ) as Cells;
  const { priceCAD: originalCents, salePriceCAD: saleCents, onHand } = wanted;
  if (saleCents !== null && saleCents >= (originalCents ?? 0)) {
    const cell = change.salePriceCAD ? "salePriceCAD" : "priceCAD";
    const [sale, price] = [formatCents(saleCents), formatCents(originalCents ?? 0)];
    return problem(cell, `The sale price of ${sale} is not below the price of ${price}.`);
  }
  if (change.onHand && now.onHand === null) {
    return problem("onHand", "Its pieces are not counted.");
  }
  if (change.onHand && onHand !== now.onHand && (onHand ?? 0) < reserved) {
    return problem("onHand", `Orders wait for ${reserved} of them.`);
  }
  return {
    ...(originalCents !== null && { originalCents }),
    ...(onHand !== null && { onHand }),
    ...saleOf(originalCents ?? 0, saleCents, change.salePriceCAD ? daysAhead(fields) : fields),
  };
}

const CELLS: readonly PriceGridCell[] = ["priceCAD", "salePriceCAD", "onHand"];

/** Sent again, because its answer was lost, a change is there already. */
function meanwhileProblem(
  cell: PriceGridCell,
  now: Cells,
  { variantId, ...change }: PriceGridChange,
): PriceGridProblem[] {
  const asked = change[cell];
  if (!asked || now[cell] === asked.expected || now[cell] === asked.to) return [];
  const value = now[cell];
  const shown = value === null ? "nothing" : cell === "onHand" ? `${value}` : formatCents(value);
  const message = `Somebody else has changed it to ${shown} meanwhile.`;
  return [{ variantId, cell, message, now: value }];
}

type SaleDays = "saleStartsAt" | "saleEndsAt";

/** Whoever types a sale price begins a new sale where the days of the last one are over. */
function daysAhead(fields: VariantFields): VariantFields {
  const { saleEndsAt } = fields;
  const isOver = saleEndsAt !== null && Date.parse(saleEndsAt) <= Date.now();
  return isOver ? { ...fields, saleStartsAt: null, saleEndsAt: null } : fields;
}

/** The price that is said counts, to the cent; per cents follow from it. */
function saleOf(
  originalCents: number,
  saleCents: number | null,
  { saleStartsAt, saleEndsAt, ...now }: Pick<VariantFields, "discountPercentage" | SaleDays>,
): Pick<VariantFields, "discountPercentage" | "saleCents" | SaleDays> {
  if (saleCents === null) {
    return { discountPercentage: 0, saleCents, saleStartsAt: null, saleEndsAt: null };
  }
  const discountPercentage = shownDiscount(originalCents, saleCents, now.discountPercentage);
  return { discountPercentage, saleCents, saleStartsAt, saleEndsAt };
}
