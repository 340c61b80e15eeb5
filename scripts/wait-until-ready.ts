import { CliError } from "./cli-error.ts";

const PATIENCE_MS = 300_000;
const NEWS_EVERY_MS = 20_000;

/**
 * Resolves once the address answers 200. Throws what `broken` resolves with, when aborted, and an
 * {@link CliError} after five minutes.
 */
export async function waitUntilReady(
  url: string,
  options: {
    broken: Promise<CliError>;
    signal: AbortSignal;
    /** Told every 20 seconds what the address answers meanwhile. */
    say: (line: string) => void;
  },
): Promise<void> {
  let failure: CliError | undefined;
  void options.broken.then((error) => {
    failure = error;
  });
  const deadline = Date.now() + PATIENCE_MS;
  let news = Date.now() + NEWS_EVERY_MS;
  let answer = "nothing yet";
  while (Date.now() < deadline) {
    options.signal.throwIfAborted();
    if (failure) throw failure;
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
      answer = `${response.status} ${await response.text()}`;
      if (response.status === 200) return;
    } catch {
      // Not listening yet.
    }
    if (Date.now() > news) {
      options.say(`still waiting: ${url} answers ${answer}`);
      news = Date.now() + NEWS_EVERY_MS;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new CliError(`The shop did not become ready: ${url} answered ${answer}`);
}
