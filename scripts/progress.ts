/** Lines at the terminal that say what is being done, each with the seconds since the start. */
export interface Progress {
  say(line: string): void;
  /** Announces a piece of work, runs it and says how long it took. */
  step<T>(doing: string, work: () => Promise<T>): Promise<T>;
}

export function createProgress(
  write: (line: string) => void = console.log,
  now: () => number = Date.now,
): Progress {
  const startedAt = now();
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
  const say = (line: string) => write(`[${seconds(now() - startedAt).padStart(6)} s] ${line}`);
  return {
    say,
    async step(doing, work) {
      const began = now();
      say(`${doing} …`);
      const result = await work();
      say(`${doing}: done in ${seconds(now() - began)} s`);
      return result;
    },
  };
}
