import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** One line of a product's specifications. */
export interface SpecLine {
  name: string;
  value: string;
}

/** SQL's lines `s.line` of the specifications of products, by the link `l` from a product. */
export const SPEC_LINES = `product_product_merchandising_product_merchandising l
      join product_merchandising m on m.id = l.product_merchandising_id and m.deleted_at is null
      cross join lateral jsonb_array_elements(
        case when jsonb_typeof(m.specs) = 'array' then m.specs else '[]' end) as s(line)`;

/** The lines with these names (in lower case) of products' specifications, by the products' ids. */
export async function readSpecLines(
  database: Knex,
  productIds: readonly string[],
  names: readonly string[],
): Promise<Map<string, SpecLine[]>> {
  const { rows } = await database.raw<{ rows: (SpecLine & { id: string })[] }>(
    `select l.product_id as id, s.line ->> 'name' as name, s.line ->> 'value' as value
      from ${SPEC_LINES}
      where l.product_id = any(?) and l.deleted_at is null
        and lower(trim(s.line ->> 'name')) = any(?)
      order by m.created_at desc`,
    [productIds, names] as unknown as Knex.RawBinding[],
  );
  const lines = new Map<string, SpecLine[]>();
  for (const { id, ...line } of rows) lines.set(id, [...(lines.get(id) ?? []), line]);
  return lines;
}

/** Names, in lower case, of all specifications of products and of all options of their variants. */
export async function readSpecNames(database: Knex): Promise<Set<string>> {
  const { rows } = await database.raw<{ rows: { name: string }[] }>(
    `select lower(trim(s.line ->> 'name')) as name from ${SPEC_LINES} where l.deleted_at is null
      union select lower(trim(o.title)) from product_option o where o.deleted_at is null`,
  );
  return new Set(rows.map(({ name }) => name));
}
