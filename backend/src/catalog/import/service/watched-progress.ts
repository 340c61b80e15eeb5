import { HEARTBEAT_SECONDS } from "../journal/heartbeat";
import type { ImportHistory } from "../journal/import-history";
import type { Progress, ProgressTask } from "../progress";

/** Progress that is told to whoever asks for the import: how much is done, and that work goes on. */
export class WatchedProgress implements Progress {
  #done = 0;
  #total = 0;
  readonly #timer: NodeJS.Timeout;

  constructor(
    private readonly history: ImportHistory,
    private readonly id: string,
  ) {
    this.#timer = setInterval(() => this.#tell(), HEARTBEAT_SECONDS * 1000);
  }

  start(_name: string, total: number): ProgressTask {
    this.#done = 0;
    this.#total = total;
    this.#tell();
    return {
      advance: (count = 1) => {
        this.#done += count;
      },
      end: () => this.#tell(),
    };
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** A heartbeat that the database misses is followed by the next. */
  #tell(): void {
    void this.history
      .heartbeat(this.id, { done: this.#done, total: this.#total })
      .catch(() => undefined);
  }
}
