import cluster, { type Worker } from "node:cluster";
import { setTimeout as wait } from "node:timers/promises";
import { endUntaken } from "./end-untaken.js";
import { log } from "./log.js";

/** The signal that begins a fleet anew: each process makes way for a new one, one at a time. */
export const RENEW_SIGNAL = "SIGUSR2";

/** Tells a process of a fleet which place it has, from 0 on: who looks at each by itself finds it by that. */
export const FLEET_INDEX = "FLEET_INDEX";

/** What a fleet tells of a renewal, to whoever started it. */
export type FleetNews =
  /** The process `by` listens, and `old` has ended. */
  | { is: "replaced"; old: number; by: number; seconds: number }
  /** The process `by` did not come to listen: the old ones stay. */
  | { is: "kept"; by: number; reason: string }
  /** Nothing more comes of it. */
  | { is: "renewed"; whole: boolean };

/** A process that dies again and again is begun anew so late at last. */
const LONGEST_REST_MS = 30_000;
const FIRST_REST_MS = 1000;
/** Longer than the largest shop needs to begin. */
const READY_WITHIN_MS = 180_000;
/** Who lived so long did not die of what it began with. */
const SOUND_AFTER_MS = 60_000;

/**
 * Keeps `size` processes of a Node program running which share the ports that it listens on
 * (`node:cluster`), until SIGTERM or SIGINT. One that dies is replaced; {@link RENEW_SIGNAL} replaces
 * each, the new one listening before the old one is asked to end, so no request is refused. When the
 * first ones end before any of them listens, this process ends too, with code 1. Of a renewal `tell`
 * is told how it goes; a new process that does not listen within `readyWithinMs` is ended.
 */
export async function keepFleet(
  program: string,
  size: number,
  {
    tell = () => undefined,
    readyWithinMs = READY_WITHIN_MS,
  }: { tell?: (news: FleetNews) => void; readyWithinMs?: number | undefined } = {},
): Promise<void> {
  cluster.setupPrimary({ exec: program });
  const fleet = new Fleet(size, readyWithinMs);
  const renewals: Promise<void>[] = [];
  process.on(RENEW_SIGNAL, () => {
    const last = renewals.pop() ?? Promise.resolve();
    renewals.push(last.then(() => fleet.renew(tell)));
  });
  await new Promise<void>((resolve, reject) => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      process.on(signal, () => fleet.stop().then(resolve));
    }
    fleet.start().catch(reject);
  });
}

/** A process that listens, or why it does not. */
interface Begun {
  pid: number;
  failure?: string;
}

class Fleet {
  #isStopping = false;
  #restMs = FIRST_REST_MS;
  /** The place of each. */
  readonly #places = new Map<Worker, number>();
  /** Those that were asked to end. */
  readonly #leaving = new Set<Worker>();

  constructor(
    private readonly size: number,
    private readonly readyWithinMs: number,
  ) {}

  /** Rejects when one ends before it listens. */
  async start(): Promise<void> {
    await Promise.all(
      Array.from({ length: this.size }, async () => {
        const { failure } = await this.#begin();
        if (failure !== undefined && !this.#isStopping) {
          throw new Error("A process ended before it was ready.");
        }
      }),
    );
  }

  async renew(tell: (news: FleetNews) => void): Promise<void> {
    for (const old of living()) {
      if (this.#isStopping) break;
      // Who died meanwhile has been replaced already.
      if (old.isDead()) continue;
      const begun = performance.now();
      const { pid: by, failure: reason } = await this.#begin({ withinMs: this.readyWithinMs });
      if (reason !== undefined) {
        log().error(`The new process ${reason}: the old ones stay.`);
        tell({ is: "kept", by, reason });
        tell({ is: "renewed", whole: false });
        return;
      }
      const seconds = (performance.now() - begun) / 1000;
      await this.#end(old);
      tell({ is: "replaced", old: old.process.pid ?? 0, by, seconds });
    }
    tell({ is: "renewed", whole: !this.#isStopping });
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all(living().map((worker) => this.#end(worker)));
  }

  /** With why the process does not listen; one that may take longer than `withinMs` is ended. */
  async #begin({ withinMs }: { withinMs?: number } = {}): Promise<Begun> {
    const taken = new Set(this.#places.values());
    let place = 0;
    while (taken.has(place)) place += 1;
    const worker = cluster.fork({ [FLEET_INDEX]: String(place) });
    this.#places.set(worker, place);
    endUntaken(worker);
    const begunAt = Date.now();
    const ended = endOf(worker).then(() => void this.#places.delete(worker));
    let isLate = false;
    const impatience =
      withinMs === undefined
        ? undefined
        : setTimeout(() => {
            isLate = true;
            worker.process.kill("SIGKILL");
          }, withinMs);
    const isListening = await Promise.race([
      new Promise<true>((resolve) => worker.once("listening", () => resolve(true))),
      ended.then(() => false as const),
    ]);
    clearTimeout(impatience);
    const { pid = 0, exitCode, signalCode } = worker.process;
    if (isListening) {
      void ended.then(() => this.#replace(worker, begunAt));
      return { pid };
    }
    const failure = isLate
      ? `did not listen within ${(withinMs ?? 0) / 1000} s`
      : `ended before it was ready (${signalCode ?? exitCode})`;
    return { pid, failure };
  }

  async #replace(worker: Worker, begunAt: number): Promise<void> {
    if (this.#leaving.delete(worker) || this.#isStopping) return;
    const { exitCode, signalCode } = worker.process;
    log().error(`Process ${worker.process.pid} ended by itself (${signalCode ?? exitCode}).`);
    if (Date.now() - begunAt > SOUND_AFTER_MS) this.#restMs = FIRST_REST_MS;
    do {
      await wait(this.#restMs);
      this.#restMs = Math.min(2 * this.#restMs, LONGEST_REST_MS);
    } while (!this.#isStopping && (await this.#begin()).failure !== undefined);
  }

  async #end(worker: Worker): Promise<void> {
    if (worker.isDead()) return;
    this.#leaving.add(worker);
    const ended = endOf(worker);
    worker.process.kill("SIGTERM");
    await ended;
  }
}

function living(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}

function endOf(worker: Worker): Promise<void> {
  return new Promise((resolve) => worker.once("exit", () => resolve()));
}
