export interface ProgressTask {
  advance(count?: number): void;
  end(): void;
}

/** Whoever wants to know how far a long task is. */
export interface Progress {
  /** Begins a task of `total` items. */
  start(name: string, total: number): ProgressTask;
}
