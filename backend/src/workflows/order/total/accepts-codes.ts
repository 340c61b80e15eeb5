import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/** Whether staff have a promotion that asks for a code: only then pages have a field for one. */
export async function acceptsCodes(container: MedusaContainer): Promise<boolean> {
  const [found] = await container
    .resolve(Modules.PROMOTION)
    .listPromotions({ is_automatic: false, status: ["active"] }, { take: 1, select: ["id"] });
  return found !== undefined;
}
