import { centsFromDollars, type VariantTableInput } from "@eldercare/contracts";
import type { VariantRow, VariantsForm } from "./variants-form";

type VariantInput = VariantTableInput["variants"][number];

/** A typed number; undefined for none, NaN for what is no number. */
function numberOf(text: string): number | undefined {
  const trimmed = text.trim();
  return trimmed === "" ? undefined : Number(trimmed);
}

/** The whole table as the call takes it; `addresses` are those of the form's images, by their keys. */
export function variantTableOf(
  { options, rows, removed }: VariantsForm,
  addresses: ReadonlyMap<string, string>,
): VariantTableInput {
  return {
    options: options.map(({ name }) => name.trim()),
    variants: rows.map((row) => ({
      ...(row.id !== undefined && { id: row.id }),
      options: Object.fromEntries(
        options.map(({ key, name, values }) => [
          name.trim(),
          values.find((value) => value.key === row.choices[key])?.text.trim() ?? "",
        ]),
      ),
      ...figuresOf(row),
      sku: row.sku.trim(),
      weight: numberOf(row.weight) ?? null,
      barcode: row.barcode.trim(),
      images: row.images.flatMap((key) => addresses.get(key) ?? []),
    })),
    removed: [...removed],
  };
}

function figuresOf(row: VariantRow) {
  const dollars = numberOf(row.originalPrice);
  const onHand = numberOf(row.stock);
  const stock = onHand === undefined ? undefined : onHand - row.heldBack;
  return {
    ...(dollars !== undefined && { originalPriceCAD: centsFromDollars(dollars) }),
    discountPercentage: numberOf(row.discount) ?? 0,
    // Of what nobody counts there is no stock to say; of others that are there it is needed.
    ...(row.onHand !== null && { stock: stock ?? (row.id === undefined ? 0 : Number.NaN) }),
  };
}

/**
 * The table with nothing but what was changed of the variants that were there (`before`); a new stock
 * comes with the one that it was typed over.
 */
export function changedTable(
  table: VariantTableInput,
  before: VariantTableInput,
): VariantTableInput {
  return {
    ...table,
    variants: table.variants.map((variant) => {
      const was = before.variants.find(({ id }) => id !== undefined && id === variant.id);
      return was ? changedVariant(variant, was) : variant;
    }),
  };
}

function changedVariant(variant: VariantInput, was: VariantInput): VariantInput {
  const isChanged = ([name, value]: [string, unknown]) =>
    JSON.stringify(was[name as keyof VariantInput]) !== JSON.stringify(value);
  const { id, options, ...fields } = variant;
  const changed = Object.fromEntries(Object.entries(fields).filter(isChanged));
  const stockBefore = "stock" in changed ? was.stock : undefined;
  return { id, options, ...changed, ...(stockBefore !== undefined && { stockBefore }) };
}
