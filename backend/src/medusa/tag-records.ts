import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { newId } from "./new-id";
import { deleteFrom, insertInto } from "./table-rows";

/** A product with the tags that it shall have. */
interface Tagged {
  id: string;
  tags: readonly string[];
}

/** Takes all tags from products and gives them these. */
export async function replaceTags(database: Knex, products: readonly Tagged[]): Promise<void> {
  await deleteFrom(
    database,
    "product_tags",
    "product_id",
    products.map(({ id }) => id),
  );
  await insertTags(database, products);
}

/** Gives products tags; those that Medusa does not have yet are made. */
export async function insertTags(database: Knex, products: readonly Tagged[]): Promise<void> {
  const values = [...new Set(products.flatMap(({ tags }) => tags))];
  if (values.length === 0) return;
  // Somebody may make the same one in Medusa Admin at this moment: then theirs is taken.
  await database.raw(
    `insert into product_tag (id, value)
      select x.id, x.value from jsonb_to_recordset(?::jsonb) as x(id text, value text)
      on conflict do nothing`,
    [JSON.stringify(values.map((value) => ({ id: newId("ptag"), value })))],
  );
  const { rows } = await database.raw<{ rows: { id: string; value: string }[] }>(
    "select id, value from product_tag where value = any(?) and deleted_at is null",
    [values] as unknown as Knex.RawBinding[],
  );
  const idOf = new Map(rows.map(({ id, value }) => [value, id]));
  await insertInto(
    database,
    "product_tags",
    products.flatMap(({ id, tags }) =>
      [...new Set(tags)].map((tag) => ({ product_id: id, product_tag_id: idOf.get(tag) })),
    ),
  );
}
