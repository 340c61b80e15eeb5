import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** Addresses of all images that products, categories, slides and posts show, as they are kept. */
export async function readShownImages(database: Knex): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { url: string }[] }>(
    `select url from image where deleted_at is null
      union select image_url from category_image where deleted_at is null
      union select image_url from carousel_slide where deleted_at is null
      union select cover_url from post where cover_url is not null and deleted_at is null`,
  );
  return rows.map(({ url }) => url);
}
