import { Queue } from "bullmq";

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

/** Looks into Medusa's queues; it takes nothing out of them. */
export interface QueueReader {
  read(): Promise<QueueState[]>;
  close(): Promise<void>;
}

export function openQueues(redisUrl: string): QueueReader {
  const connection = { url: redisUrl, maxRetriesPerRequest: 1 };
  const queues = QUEUES.map(({ name, prefix }) => new Queue(name, { prefix, connection }));
  // Who asks is told that it failed; without a listener it would end the process.
  for (const queue of queues) queue.on("error", () => undefined);
  return {
    read: () => Promise.all(queues.map(stateOf)),
    async close() {
      await Promise.all(queues.map((queue) => queue.close().catch(() => undefined)));
    },
  };
}

async function stateOf(queue: Queue): Promise<QueueState> {
  const [counts, [first]] = await Promise.all([
    queue.getJobCounts(...WAITING, "active", "failed"),
    queue.getJobs([...WAITING], 0, 0, true),
  ]);
  const { waiting = 0, prioritized = 0, active = 0, failed = 0 } = counts;
  return {
    name: queue.name,
    counts: { waiting: waiting + prioritized, active, failed },
    lagSeconds: first ? Math.max(0, Date.now() - first.timestamp) / 1000 : 0,
  };
}
