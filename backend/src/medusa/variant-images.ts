import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { newId } from "./new-id";
import { deleteFrom, updateIn } from "./table-rows";

/** A variant with those of its product's images that show it, by their addresses. */
export interface WithVariantImages {
  id: string;
  productId: string;
  images: readonly string[];
}

/**
 * Replaces the images of variants, of which the first one is the thumbnail; their products have these
 * images already.
 */
export async function replaceVariantImages(
  database: Knex,
  variants: readonly WithVariantImages[],
): Promise<void> {
  await deleteFrom(
    database,
    "product_variant_product_image",
    "variant_id",
    variants.map(({ id }) => id),
  );
  await updateIn(
    database,
    "product_variant",
    variants.map(({ id, images }) => ({ id, thumbnail: images[0] ?? null })),
  );
  const rows = variants.flatMap(({ id, productId, images }) =>
    images.map((url) => ({
      ...{ id: newId("pvpi"), variant_id: id, product_id: productId, url },
    })),
  );
  if (rows.length === 0) return;
  // What Medusa Admin uploads has the shop's host before its path.
  await database.raw(
    `insert into product_variant_product_image (id, variant_id, image_id)
      select x.id, x.variant_id, i.id
      from jsonb_to_recordset(?::jsonb) as x(id text, variant_id text, product_id text, url text)
      join image i on i.product_id = x.product_id and i.deleted_at is null
        and right(i.url, length(x.url)) = x.url`,
    [JSON.stringify(rows)],
  );
}
