import type { BegunVariants, VariantTable } from "@eldercare/contracts";
import { Refusal } from "../../errors/refusal";
import { mergedChanges } from "../merged-changes";

type AskedVariant = VariantTable["variants"][number];
type KnownVariant = BegunVariants["variants"][number];

interface Others {
  /** What the form began with. */
  began: BegunVariants;
  now: BegunVariants;
  /** Where images that were sent are stored. */
  addressOf: ReadonlyMap<string, string>;
}

/** Somebody else has changed what cannot be put together with what is asked for. */
export const variantsChanged = () =>
  new Refusal(
    "conflict",
    "Somebody else has added or removed variants of this product in the meantime. Please open it again.",
    { code: "variants_changed" },
  );

/**
 * A table of variants that others may have changed since its form was opened: the variants that they
 * added stay, those that they removed go, and each field of each variant is a field of its own.
 */
export function mergedTable(asked: VariantTable, { began, now, addressOf }: Others): VariantTable {
  const before = new Map(began.variants.map((variant) => [variant.id, variant]));
  const there = new Map(now.variants.map((variant) => [variant.id, variant]));
  const filled = asked.variants.map(({ stock, stockBefore, images, ...sent }) => {
    const was = sent.id === undefined ? undefined : before.get(sent.id);
    const addresses = images?.map((url) => addressOf.get(url) ?? url);
    return { ...was, ...sent, ...(addresses && { images: addresses }) };
  });
  const merged = mergedChanges(
    {
      variantTable: { variants: filled },
      expected: { variantTable: { variants: began.variants } },
    },
    { variantTable: { variants: now.variants } },
  );
  const variants = (merged.variantTable?.variants ?? now.variants) as (
    | AskedVariant
    | KnownVariant
  )[];
  const options = mergedOptions(asked.options, { began: began.options, now: now.options });
  const left = new Set(variants.flatMap(({ id }) => id ?? []));
  const table: VariantTable = {
    options,
    variants: variants.map((variant) => ({
      ...asOf(variant, there),
      ...stockOf(asked.variants, variant),
    })),
    removed: [...there.keys()].filter((id) => !left.has(id)),
  };
  refuseUnclear(table);
  return table;
}

/** Only what differs from what is there; of one that is gone, all of it, as of a new one. */
function asOf(
  { id, options, ...fields }: AskedVariant | KnownVariant,
  there: ReadonlyMap<string, KnownVariant>,
): AskedVariant {
  const known = id === undefined ? undefined : there.get(id);
  const differs = ([name, value]: [string, unknown]) =>
    value !== null || name === "weight"
      ? JSON.stringify(value) !== JSON.stringify(known?.[name as keyof KnownVariant])
      : false;
  const changed = Object.fromEntries(Object.entries(fields).filter(differs));
  return { ...(known && { id: known.id }), options, ...changed };
}

/** A change of stock is one by an amount, which asks for nothing else. */
function stockOf(
  asked: readonly AskedVariant[],
  variant: AskedVariant | KnownVariant,
): Pick<AskedVariant, "stock" | "stockBefore"> {
  const sent = asked.find(
    ({ id, options }) =>
      id === variant.id &&
      (id !== undefined || JSON.stringify(options) === JSON.stringify(variant.options)),
  );
  const { stock, stockBefore } = sent ?? {};
  return {
    ...(stock !== undefined && { stock }),
    ...(stockBefore !== undefined && { stockBefore }),
  };
}

function mergedOptions(
  asked: readonly string[],
  { began, now }: { began: readonly string[]; now: readonly string[] },
): string[] {
  const isSame = (one: readonly string[], other: readonly string[]) =>
    JSON.stringify(one) === JSON.stringify(other);
  if (isSame(asked, began)) return [...now];
  if (isSame(now, began) || isSame(now, asked)) return [...asked];
  throw variantsChanged();
}

/** Every variant has a value of each option, and no other one has the same. */
function refuseUnclear({ options, variants }: VariantTable): void {
  const values = variants.map(({ options: said }) => {
    if (Object.keys(said).length !== options.length) throw variantsChanged();
    return JSON.stringify(
      options.map((name) => {
        const value = said[name];
        if (value === undefined) throw variantsChanged();
        return value.toLowerCase();
      }),
    );
  });
  if (new Set(values).size < values.length) throw variantsChanged();
}
