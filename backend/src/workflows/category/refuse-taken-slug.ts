import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { Refusal } from "../../errors/refusal";

/** Refuses a slug that another category than `id` has: a {@link Refusal} "conflict". */
export async function refuseTakenSlug(
  container: MedusaContainer,
  slug: string,
  id?: string,
): Promise<void> {
  const [other] = await container
    .resolve(Modules.PRODUCT)
    .listProductCategories({ handle: slug }, { select: ["id"], take: 1 });
  if (!other || other.id === id) return;
  const message = `Another category has the slug ${slug}.`;
  throw Refusal.ofField("conflict", "slug", message, "slug_taken");
}
