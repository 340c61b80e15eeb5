import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { newId } from "./new-id";
import type { ProductImage } from "./new-product";
import { deleteFrom, insertInto, updateIn } from "./table-rows";

/** A product with the images that it shall have. */
interface WithImages {
  id: string;
  images: readonly ProductImage[];
}

/** A product with the categories that it shall lie in. */
interface InCategories {
  id: string;
  categoryIds: readonly string[];
}

const idOf = ({ id }: { id: string }) => id;

/** Gives products names, addresses, descriptions and stages. */
export function changeProductTexts(
  database: Knex,
  rows: readonly {
    id: string;
    title: string;
    handle: string;
    description: string;
    status: string;
  }[],
): Promise<void> {
  return updateIn(database, "product", rows);
}

/**
 * Takes addresses from products that are about to get others. Meanwhile nobody sees them, so that
 * what they are called for that moment is remembered as no former address.
 */
export function giveAwaySlugs(database: Knex, ids: readonly string[]): Promise<void> {
  const rows = ids.map((id) => ({ id, handle: id, status: "draft" }));
  return updateIn(database, "product", rows);
}

/** Replaces all images of products; the first one is the thumbnail. */
export async function replaceImages(
  database: Knex,
  products: readonly WithImages[],
): Promise<void> {
  await updateIn(
    database,
    "product",
    products.map(({ id, images }) => ({ id, thumbnail: images[0]?.url ?? null })),
  );
  await deleteFrom(database, "image", "product_id", products.map(idOf));
  await insertImages(database, products);
}

export function insertImages(database: Knex, products: readonly WithImages[]): Promise<void> {
  return insertInto(
    database,
    "image",
    products.flatMap(({ id, images }) =>
      images.map(({ url, alt }, rank) => ({
        id: newId("img"),
        product_id: id,
        url,
        rank,
        metadata: { alt },
      })),
    ),
  );
}

/** Takes products out of all categories but those given. */
export async function moveToCategories(
  database: Knex,
  products: readonly InCategories[],
): Promise<void> {
  await deleteFrom(database, "product_category_product", "product_id", products.map(idOf));
  await insertCategories(database, products);
}

export function insertCategories(database: Knex, products: readonly InCategories[]): Promise<void> {
  return insertInto(
    database,
    "product_category_product",
    products.flatMap(({ id, categoryIds }) =>
      categoryIds.map((categoryId) => ({ product_id: id, product_category_id: categoryId })),
    ),
  );
}
