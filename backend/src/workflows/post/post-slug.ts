import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Refusal } from "../../errors/refusal";
import { numberedSlug, slugToNumber } from "../numbered-slug";

const FALLBACK = "guide";
const TAKEN = "Another care guide has this address. Please choose another slug.";

/**
 * A slug made of a title that no other guide has: the second "Safe stairs" is `safe-stairs-2`. To
 * be asked in the catalog's turn, so that it is still free when it is used.
 */
export async function freePostSlug(container: MedusaContainer, title: string): Promise<string> {
  const slug = slugToNumber(title, FALLBACK);
  const rows: { slug: string }[] = await posts(container)
    .select("slug")
    // Slugs hold neither % nor _.
    .where((where) => where.where({ slug }).orWhere("slug", "like", `${slug}-%`));
  return numberedSlug(slug, new Set(rows.map((row) => row.slug)));
}

/** Refuses a slug that another guide has, a {@link Refusal} "conflict". */
export async function refuseTakenPostSlug(
  container: MedusaContainer,
  slug: string,
  ownId?: string,
): Promise<void> {
  const others: { id: string }[] = await posts(container).select("id").where({ slug });
  if (others.every(({ id }) => id === ownId)) return;
  throw Refusal.ofField("conflict", "slug", TAKEN, "slug_taken");
}

function posts(container: MedusaContainer): Knex.QueryBuilder {
  const database: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  return database("post").whereNull("deleted_at");
}
