import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { compareIndex } from "./compare-index";
import { findStrayRules } from "./find-stray-rules";
import { comparisonLine, driftText } from "./index-comparison";

/**
 * The nightly comparison, by one process where many begin it together. The log has a line of counts,
 * and an error where something had to be repaired: it says that a change was not noted. What the files
 * of search words and filters name in vain is said, too.
 */
export async function compareIndexOnce(container: MedusaContainer): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  await database.transaction(async (transaction) => {
    const { rows } = await transaction.raw<{ rows: { mine: boolean }[] }>(
      "select pg_try_advisory_xact_lock(hashtext('compare-index')) as mine",
    );
    if (!rows[0]?.mine) return;
    const comparison = await compareIndex(container);
    logger.info(comparisonLine(comparison));
    for (const stray of await findStrayRules(container)) logger.warn(stray);
    const { drifts } = comparison;
    if (drifts.length > 0) {
      logger.error(
        `The search index had drifted; repaired: ${driftText(drifts).replaceAll("\n", "; ")}`,
      );
    }
  });
}
