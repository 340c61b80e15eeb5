import type { MedusaContainer } from "@medusajs/framework/types";
import { compareIndexOnce } from "../catalog/search-index/compare-index-once";
import { logFailure } from "../errors/log-failure";

/** Every night: what lists and searches know of products is compared with them, and repaired. */
export default async function compareIndex(container: MedusaContainer): Promise<void> {
  await logFailure(container, "The search index could not be compared", () =>
    compareIndexOnce(container),
  );
}

export const config = { name: "compare-index", schedule: "30 2 * * *" };
