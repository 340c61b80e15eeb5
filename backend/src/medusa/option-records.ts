import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { newId } from "./new-id";
import { OPTION, OPTION_VALUE } from "./new-product";
import { deleteFrom, insertInto } from "./table-rows";

/** A product's options, and which values of them its variants have. */
export interface WithOptions {
  id: string;
  /** None where it is sold in one way only. */
  options: readonly string[];
  /** All of the product, in their order. */
  variants: readonly { variantId: string; optionValues: readonly string[] }[];
}

/** An option that a product has in Medusa. */
interface KnownOption {
  product: string;
  /** Id of the row that gives the product the option. */
  link: string;
  id: string;
  title: string;
  /** False for one that other products may have too. */
  exclusive: boolean;
  values: readonly { id: string; value: string; linked: boolean }[];
}

/** An option that a product shall have. */
interface TargetOption {
  link: string;
  id: string;
  title: string;
  /** Its place among the product's options, from 0; null for what stands for none. */
  rank: number | null;
  isNew: boolean;
  values: readonly TargetValue[];
}

interface TargetValue {
  id: string;
  value: string;
  rank: number | null;
  isNew: boolean;
  /** Whether the product's link to the option names it already. */
  linked: boolean;
}

/** Gives new products, and the variants that they have now, their options. */
export function insertOptions(database: Knex, products: readonly WithOptions[]): Promise<void> {
  return writeOptions(database, products, []);
}

/**
 * Brings the options of products, and the values of all their variants, to what is given: what
 * exists already keeps its id; options and values of these products alone that are no longer used go.
 */
export async function replaceOptions(
  database: Knex,
  products: readonly WithOptions[],
): Promise<void> {
  if (products.length === 0) return;
  const { rows } = await database.raw<{ rows: KnownOption[] }>(
    `select l.product_id as product, l.id as link, o.id, o.title, o.is_exclusive as exclusive,
        coalesce((select json_agg(json_build_object('id', y.id, 'value', y.value, 'linked', exists (
            select 1 from product_product_option_value w
            where w.product_product_option_id = l.id and w.product_option_value_id = y.id)))
          from product_option_value y
          where y.option_id = o.id and y.deleted_at is null), '[]') as values
      from product_product_option l join product_option o on o.id = l.product_option_id
      where l.product_id = any(?) and l.deleted_at is null and o.deleted_at is null`,
    [products.map(({ id }) => id)] as unknown as Knex.RawBinding[],
  );
  await deleteFrom(
    database,
    "product_variant_option",
    "variant_id",
    products.flatMap(({ variants }) => variants.map(({ variantId }) => variantId)),
  );
  await writeOptions(database, products, rows);
}

async function writeOptions(
  database: Knex,
  products: readonly WithOptions[],
  known: readonly KnownOption[],
): Promise<void> {
  const planned = products.map((product) => {
    const own = known.filter((option) => option.product === product.id);
    return { product, own, options: targetOptions(product, own) };
  });
  const options = planned.flatMap(({ product, options }) =>
    options.map((option) => ({ ...option, product: product.id })),
  );
  await removeUnused(database, planned);
  const made = options.filter(({ isNew }) => isNew);
  await insertInto(
    database,
    "product_option",
    made.map(({ id, title, rank }) => ({
      ...{ id, title, is_exclusive: true },
      metadata: rank === null ? null : { rank },
    })),
  );
  await rankKnown(database, options);
  await insertInto(
    database,
    "product_option_value",
    options.flatMap(({ id: option_id, values }) =>
      values
        .filter(({ isNew }) => isNew)
        .map(({ id, value, rank }) => ({ id, option_id, value, rank })),
    ),
  );
  await insertInto(
    database,
    "product_product_option",
    made.map(({ link: id, product: product_id, id: product_option_id }) => ({
      ...{ id, product_id, product_option_id },
    })),
  );
  await insertInto(
    database,
    "product_product_option_value",
    options.flatMap(({ link, values }) =>
      values
        .filter(({ linked }) => !linked)
        .map(({ id }) => ({
          id: newId("prodoptval"),
          product_product_option_id: link,
          product_option_value_id: id,
        })),
    ),
  );
  await insertInto(
    database,
    "product_variant_option",
    planned.flatMap(({ product, options }) =>
      product.variants.flatMap((variant) =>
        options.flatMap(({ values }, place) => {
          const value = valuesOf(product, variant)[place];
          const found = values.find((each) => each.value === value);
          return found ? [{ variant_id: variant.variantId, option_value_id: found.id }] : [];
        }),
      ),
    ),
  );
}

/** Medusa keeps no order of options: a rank in their metadata says it (`inOptionOrder`). */
async function rankKnown(
  database: Knex,
  options: readonly (TargetOption & { product: string })[],
): Promise<void> {
  const further = new Set(options.flatMap(({ rank, product }) => (rank ? product : [])));
  const ranks = options
    .filter(({ isNew, product }) => !isNew && further.has(product))
    .map(({ id, rank }) => ({ id, rank }));
  if (ranks.length === 0) return;
  await database.raw(
    `update product_option o
      set metadata = coalesce(o.metadata, '{}') || jsonb_build_object('rank', x.rank)
      from jsonb_to_recordset(?::jsonb) as x(id text, rank int)
      where o.id = x.id and o.is_exclusive`,
    [JSON.stringify(ranks)],
  );
}

async function removeUnused(
  database: Knex,
  planned: readonly { own: readonly KnownOption[]; options: readonly TargetOption[] }[],
): Promise<void> {
  const unused = planned.flatMap(({ own, options }) =>
    own.filter(({ id }) => !options.some((option) => option.id === id)),
  );
  await deleteFrom(
    database,
    "product_product_option",
    "id",
    unused.map(({ link }) => link),
  );
  await deleteFrom(
    database,
    "product_option",
    "id",
    unused.filter(({ exclusive }) => exclusive).map(({ id }) => id),
  );
  await deleteFrom(
    database,
    "product_option_value",
    "id",
    planned.flatMap(({ own, options }) =>
      options.flatMap((option) => {
        const before = own.find(({ id, exclusive }) => id === option.id && exclusive);
        const isUsed = (id: string) => option.values.some((value) => value.id === id);
        return (before?.values ?? []).filter(({ id }) => !isUsed(id)).map(({ id }) => id);
      }),
    ),
  );
}

function targetOptions(product: WithOptions, own: readonly KnownOption[]): TargetOption[] {
  const names = product.options.length > 0 ? product.options : [OPTION];
  return names.map((title, place) => {
    const known = own.find((option) => option.title === title);
    const wanted = product.variants.flatMap((variant) => valuesOf(product, variant)[place] || []);
    const values = [...new Set(wanted)].map((value, rank): TargetValue => {
      const same = known?.values.find((each) => each.value === value);
      return {
        id: same?.id ?? newId("optval"),
        value,
        rank: product.options.length > 0 ? rank : null,
        isNew: same === undefined,
        linked: same?.linked ?? false,
      };
    });
    return {
      link: known?.link ?? newId("prodopt"),
      id: known?.id ?? newId("opt"),
      title,
      rank: product.options.length > 0 ? place : null,
      isNew: known === undefined,
      values,
    };
  });
}

function valuesOf(
  { options }: WithOptions,
  { optionValues }: WithOptions["variants"][number],
): readonly string[] {
  return options.length > 0 ? optionValues : [OPTION_VALUE];
}
