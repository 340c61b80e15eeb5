/**
 * Aborts when the person or the system asks this process to end: Ctrl-C, SIGTERM, a closed
 * terminal, or the end of the process that started it. Later requests change nothing.
 */
export function stopRequested(): AbortSignal {
  const controller = new AbortController();
  const stop = (why: string) => controller.abort(new Error(why));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => stop(signal));
  process.on("disconnect", () => stop("the command that started this is gone"));
  // The channel to that command only brings this news; it must not keep the process alive.
  process.channel?.unref();
  return controller.signal;
}

/** Resolves when the signal aborts. */
export function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) =>
    signal.addEventListener("abort", () => resolve(), { once: true }),
  );
}
