import { type Listening, log, type Readiness } from "@eldercare/server";

/** Requests under way may finish within this time; then their connections are cut. */
const DRAIN_MS = 3000;
/** Whatever hangs, the process ends after this time. */
const LIMIT_MS = 8000;

/** What is done before the process ends. */
interface Ending {
  readiness: Readiness;
  /** So long it says that it leaves, and goes on as before. */
  noticeMs: number;
  /** Ends answers that would go on for ever. */
  endStreams?: () => void;
  /** Releases what Medusa and the pools hold. */
  close: () => Promise<void>;
}

/**
 * Ends the server on SIGTERM or SIGINT: notice, no new connections, streams end, running requests
 * finish, everything is released. A second signal changes nothing.
 */
export function shutDownOnSignals(
  server: Listening,
  { readiness, noticeMs, endStreams, close }: Ending,
): void {
  let isClosing = false;
  const shutDown = async () => {
    if (isClosing) return;
    isClosing = true;
    await readiness.leave(noticeMs);
    setTimeout(() => process.exit(1), LIMIT_MS).unref();
    const closed = server.close(DRAIN_MS);
    endStreams?.();
    await closed;
    await close();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      shutDown().catch((error: unknown) => {
        log().error("The server did not close cleanly.", { error });
        process.exit(1);
      });
    });
  }
}
