import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { ApiError } from "../../http/api-error";

/** Refuses a slug that another category than `id` has: 409 {@link ApiError}. */
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
  throw new ApiError(409, { message, code: "slug_taken", fields: [{ path: "slug", message }] });
}
