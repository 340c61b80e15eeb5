import type { Listening } from "@eldercare/server";

/** Requests under way may finish within this time; then their connections are cut. */
const DRAIN_MS = 3000;
/** Whatever hangs, the process ends after this time. */
const LIMIT_MS = 8000;

/**
 * Ends the server on SIGTERM or SIGINT: no new connections, `endStreams` ends answers that would go on
 * for ever, running requests finish, then `close` releases what Medusa and the pools hold. A second
 * signal changes nothing.
 */
export function shutDownOnSignals(
  server: Listening,
  endStreams: () => void,
  close: () => Promise<void>,
): void {
  let isClosing = false;
  const shutDown = async () => {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(1), LIMIT_MS).unref();
    const closed = server.close(DRAIN_MS);
    endStreams();
    await closed;
    await close();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      shutDown().catch((error: unknown) => {
        console.error("The server did not close cleanly:", error);
        process.exit(1);
      });
    });
  }
}
