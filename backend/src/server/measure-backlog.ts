import { log, onceAtATime } from "@eldercare/server";
import type { MedusaContainer } from "@medusajs/framework/types";
import { numberOfProducts } from "../catalog/products/number-of-products";
import { backlog as measured } from "../measures/measures";
import { readQueues } from "../medusa/queues";
import { type Backlog, readBacklog } from "../system/read-backlog";
import { WaitingSince } from "../system/waiting-since";

/** Prometheus waits for ten seconds, and is told the rest even when the database does not answer. */
const PATIENCE_MS = 5000;

/** Reads what waits, when somebody asks what was measured: to be called in one process of a kind that works. */
export function measureBacklog(
  container: MedusaContainer,
  redisUrl: string | undefined,
): { read(): Promise<void> } {
  const whatWaits = onceAtATime(PATIENCE_MS, () => readBacklog(container));
  const soldOut = onceAtATime(PATIENCE_MS, () =>
    numberOfProducts(container, { listed: true, in_stock: false }),
  );
  const searchChange = new WaitingSince();
  return {
    async read() {
      await Promise.all([
        whatWaits().then(
          (state) => tell(state, searchChange.seconds(state.firstSearchChange)),
          tellUnknown,
        ),
        soldOut().then(
          (count) => measured.soldOut.set(count),
          () => measured.soldOut.set(Number.NaN),
        ),
        redisUrl !== undefined && tellQueues(redisUrl),
      ]);
    },
  };
}

function tell(state: Backlog, searchLagSeconds: number): void {
  measured.databaseUp.set(1);
  measured.mails.set({ state: "waiting" }, state.mailsWaiting);
  measured.mails.set({ state: "failed" }, state.mailsFailed);
  measured.mailLag.set(state.mailLagSeconds);
  measured.searchChanges.set(state.searchChanges);
  measured.searchLag.set(searchLagSeconds);
  measured.unsettledOrders.set(state.unsettledOrders);
  measured.moneyMismatches.set(state.moneyMismatches);
}

/** What was true a while ago is not said as if it were true. */
function tellUnknown(error: unknown): void {
  log().warn("What waits cannot be read.", { error });
  measured.databaseUp.set(0);
  measured.mails.reset();
  const { mailLag, searchChanges, searchLag, unsettledOrders, moneyMismatches } = measured;
  for (const each of [mailLag, searchChanges, searchLag, unsettledOrders, moneyMismatches])
    each.set(Number.NaN);
}

async function tellQueues(redisUrl: string): Promise<void> {
  try {
    for (const { name: queue, counts, lagSeconds } of await readQueues(redisUrl)) {
      for (const [state, count] of Object.entries(counts))
        measured.queue.set({ queue, state }, count);
      measured.queueLag.set({ queue }, lagSeconds);
    }
  } catch (error) {
    log().warn("Medusa's queues cannot be read.", { error });
    measured.queue.reset();
    measured.queueLag.reset();
  }
}
