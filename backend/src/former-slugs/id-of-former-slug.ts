import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { FormerSlugSource } from "../medusa/former-slug-sources";

/** The id of what had this slug last; to be asked when nothing has it now. */
export async function idOfFormerSlug(
  container: MedusaContainer,
  kind: FormerSlugSource["kind"],
  slug: string,
): Promise<string | undefined> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const row: { target_id: string } | undefined = await database("former_slug")
    .where({ kind, slug })
    .first("target_id");
  return row?.target_id;
}
