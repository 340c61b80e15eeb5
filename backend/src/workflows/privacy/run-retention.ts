import { RETENTION, type RetentionName, type RetentionRule } from "@eldercare/contracts/retention";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { messageOf } from "../../errors/message-of";
import { underLocks } from "../../medusa/under-locks";
import { shopSettings } from "../../settings";
import { cutoff } from "./cutoff";
import { RETENTION_JOBS } from "./retention-jobs";

/** Rows of one transaction: long enough to be quick, short enough that nobody waits for it. */
const BATCH = 500;
/** Turns of a rule in one night; the next night goes on. */
const MOST_TURNS = 200;
/** Another server that works on it at this moment does all there is to do. */
const WAIT_SECONDS = 5;

/**
 * Does the table of how long things are kept, rule by rule, on one server at a time. A rule that
 * fails is logged and holds up none of the others; run again, it finds only what is left.
 */
export async function runRetention(container: MedusaContainer, now = new Date()): Promise<void> {
  await underLocks(container, ["retention"], () => runRules(container, now), {
    timeout: WAIT_SECONDS,
  });
}

async function runRules(container: MedusaContainer, now: Date): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  for (const [name, rule] of Object.entries(RETENTION) as [RetentionName, RetentionRule][]) {
    try {
      const count = await runRule(container, name, rule, now);
      if (count > 0) logger.info(`Kept long enough and gone (${name}): ${count}.`);
    } catch (error) {
      logger.error(`What was kept long enough is still there (${name}): ${messageOf(error)}`);
    }
  }
}

async function runRule(
  container: MedusaContainer,
  name: RetentionName,
  { keep }: RetentionRule,
  now: Date,
): Promise<number> {
  const before = cutoff(keep, now, shopSettings().TAX_YEAR_ENDS);
  let total = 0;
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const count = await RETENTION_JOBS[name](container, { before, now, limit: BATCH });
    total += count;
    if (count < BATCH) break;
  }
  return total;
}
