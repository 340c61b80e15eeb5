import type { Job, QueueGetters } from "bullmq";
import { Redis } from "ioredis";

/** Medusa's queues in Redis, as its event bus and its workflow engine name them. */
const QUEUES = [
  { name: "events-queue", prefix: "RedisEventBusService" },
  { name: "medusa-workflows", prefix: "bull" },
  { name: "medusa-workflows-jobs", prefix: "bull" },
] as const;

/** Whoever waits for a worker: both are taken, those with a priority later. */
const WAITING = ["waiting", "prioritized"] as const;

/** How a queue is doing. */
export interface QueueState {
  name: string;
  /** Jobs that wait for a worker, those being done, and those that failed for good. */
  counts: { waiting: number; active: number; failed: number };
  /** For how long the first one has waited. */
  lagSeconds: number;
}

/** Whoever asks waits for the answer: a Redis that is away is not waited for. */
const CONNECT_TIMEOUT_MS = 2000;

/**
 * Looks into Medusa's queues and takes nothing out of them; throws when Redis does not answer. On a
 * connection of its own, which ends with the answer: the library knows no address, only a connection, and
 * one that tries again for ever would keep whoever asks.
 */
export async function readQueues(redisUrl: string): Promise<QueueState[]> {
  const bullmq = await import("bullmq");
  const connection = new Redis(redisUrl, {
    lazyConnect: true,
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: CONNECT_TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  connection.on("error", () => undefined);
  try {
    await connection.connect();
    const options = { connection, blockingConnection: false };
    // The library's whole queue writes into Redis at once, and nobody catches it when that fails.
    const queues = QUEUES.map(
      ({ name, prefix }) =>
        new bullmq.QueueGetters<unknown, unknown, string>(name, { ...options, prefix }),
    );
    for (const queue of queues) queue.on("error", () => undefined);
    return await Promise.all(queues.map(stateOf));
  } finally {
    connection.disconnect();
  }
}

async function stateOf(queue: QueueGetters<unknown, unknown, string>): Promise<QueueState> {
  const [counts, [first]] = await Promise.all([
    queue.getJobCounts(...WAITING, "active", "failed"),
    queue.getJobs([...WAITING], 0, 0, true),
  ]);
  const { waiting = 0, prioritized = 0, active = 0, failed = 0 } = counts;
  return {
    name: queue.name,
    counts: { waiting: waiting + prioritized, active, failed },
    lagSeconds: first ? waitedSeconds(first) : 0,
  };
}

/** For how long a job has waited since its turn: what is for later is given long before, what is tried again waits anew. */
export function waitedSeconds(
  { timestamp, opts, processedOn = 0 }: Pick<Job, "timestamp" | "opts" | "processedOn">,
  now = Date.now(),
): number {
  return Math.max(0, now - Math.max(timestamp + (opts.delay ?? 0), processedOn)) / 1000;
}
