import type { MedusaContainer } from "@medusajs/framework/types";
import { compareIndexOnce } from "../catalog/search-index/compare-index-once";
import { runJob } from "../medusa/run-job";

/** Every night: what lists and searches know of products is compared with them, and repaired. */
export default async function compareIndex(container: MedusaContainer): Promise<void> {
  await runJob(
    container,
    { name: config.name, failure: "The search index could not be compared" },
    () => compareIndexOnce(container),
  );
}

export const config = { name: "compare-index", schedule: "30 2 * * *" };
