import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { MEDUSA_IMAGE_COLUMNS } from "../medusa/image-columns";

/** Every column that may hold the address of a stored image, alone or within a text. */
const SOURCES = [
  ...MEDUSA_IMAGE_COLUMNS,
  ["category_image", "image_url"],
  ["carousel_slide", "image_url"],
  ["post", "cover_url"],
  ["post", "content"],
  // What the journal of imports would bring back.
  ["catalog_import_change", "before"],
] as const;

/** More names than these are cheaper to look for all at once. */
const MAX_NAMED = 20;

/** File names, of these ones or of all that are named anywhere, that something of the shop refers to. */
export async function usedImages(
  container: MedusaContainer,
  names: readonly string[],
): Promise<Set<string>> {
  const patterns = names.length > MAX_NAMED ? ["%.webp%"] : names.map((name) => `%${name}%`);
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: { name: string }[] }>(
      SOURCES.map(
        ([
          table,
          column,
        ]) => `select (regexp_matches("${column}"::text, '[0-9a-f]{16}\\.webp', 'g'))[1] as name
          from "${table}" where "${column}"::text like any(:patterns) and deleted_at is null`,
      ).join(" union "),
      { patterns },
    );
  return new Set(rows.map(({ name }) => name));
}
