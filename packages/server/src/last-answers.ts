import { LRUCache } from "lru-cache";
import type { Made } from "./answer-memory.js";

/**
 * The last answer that everybody could be given, by address, whether it is still true or not: for when none
 * can be made. The oldest unused leave when `maxBytes` are full, each after `oldestMs`.
 */
export class LastAnswers<Answer extends object> {
  readonly #entries: LRUCache<string, Answer>;

  constructor({
    maxBytes,
    oldestMs,
    now = () => performance.now(),
  }: {
    maxBytes: number;
    oldestMs: number;
    now?: () => number;
  }) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      ttl: oldestMs,
      ttlResolution: 0,
      perf: { now },
    });
  }

  /** Remembers what was made just now, unless it is for one person or failed. */
  note(address: string, { answer, lifeMs, bytes }: Made<Answer>): void {
    if (lifeMs > 0) this.#entries.set(address, answer, { size: Math.max(1, Math.ceil(bytes)) });
  }

  find(address: string): Answer | undefined {
    return this.#entries.get(address);
  }
}
