import cluster, { type Worker } from "node:cluster";
import { setTimeout as wait } from "node:timers/promises";
import { log } from "./log.js";

/** The signal that begins a fleet anew: each process makes way for a new one, one at a time. */
export const RENEW_SIGNAL = "SIGUSR2";

/** Tells a process of a fleet which place it has, from 0 on: who looks at each by itself finds it by that. */
export const FLEET_INDEX = "FLEET_INDEX";

/** A process that dies again and again is begun anew so late at last. */
const LONGEST_REST_MS = 30_000;
const FIRST_REST_MS = 1000;
/** Who lived so long did not die of what it began with. */
const SOUND_AFTER_MS = 60_000;

/**
 * Keeps `size` processes of a Node program running which share the ports that it listens on
 * (`node:cluster`), until SIGTERM or SIGINT. One that dies is replaced; {@link RENEW_SIGNAL} replaces
 * each, the new one listening before the old one is asked to end, so no request is refused. When the
 * first ones end before any of them listens, this process ends too, with code 1.
 */
export async function keepFleet(program: string, size: number): Promise<void> {
  cluster.setupPrimary({ exec: program });
  const fleet = new Fleet(size);
  const renewals: Promise<void>[] = [];
  process.on(RENEW_SIGNAL, () => {
    const last = renewals.pop() ?? Promise.resolve();
    renewals.push(last.then(() => fleet.renew()));
  });
  await new Promise<void>((resolve, reject) => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      process.on(signal, () => fleet.stop().then(resolve));
    }
    fleet.start().catch(reject);
  });
}

class Fleet {
  #isStopping = false;
  #restMs = FIRST_REST_MS;
  /** The place of each. */
  readonly #places = new Map<Worker, number>();
  /** Those that were asked to end. */
  readonly #leaving = new Set<Worker>();

  constructor(private readonly size: number) {}

  /** Rejects when one ends before it listens. */
  async start(): Promise<void> {
    await Promise.all(
      Array.from({ length: this.size }, async () => {
        if (!(await this.#begin()) && !this.#isStopping) {
          throw new Error("A process ended before it was ready.");
        }
      }),
    );
  }

  async renew(): Promise<void> {
    for (const old of living()) {
      if (this.#isStopping) return;
      // Who died meanwhile has been replaced already.
      if (old.isDead()) continue;
      if (!(await this.#begin())) {
        log().error("The new process ended before it was ready: the old ones stay.");
        return;
      }
      await this.#end(old);
    }
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all(living().map((worker) => this.#end(worker)));
  }

  /** True when the process listens, false when it ended before. */
  async #begin(): Promise<boolean> {
    const taken = new Set(this.#places.values());
    let place = 0;
    while (taken.has(place)) place += 1;
    const worker = cluster.fork({ [FLEET_INDEX]: String(place) });
    this.#places.set(worker, place);
    const begunAt = Date.now();
    const ended = endOf(worker).then(() => void this.#places.delete(worker));
    const isListening = await Promise.race([
      new Promise<true>((resolve) => worker.once("listening", () => resolve(true))),
      ended.then(() => false as const),
    ]);
    if (isListening) void ended.then(() => this.#replace(worker, begunAt));
    return isListening;
  }

  async #replace(worker: Worker, begunAt: number): Promise<void> {
    if (this.#leaving.delete(worker) || this.#isStopping) return;
    const { exitCode, signalCode } = worker.process;
    log().error(`Process ${worker.process.pid} ended by itself (${signalCode ?? exitCode}).`);
    if (Date.now() - begunAt > SOUND_AFTER_MS) this.#restMs = FIRST_REST_MS;
    do {
      await wait(this.#restMs);
      this.#restMs = Math.min(2 * this.#restMs, LONGEST_REST_MS);
    } while (!this.#isStopping && !(await this.#begin()));
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
