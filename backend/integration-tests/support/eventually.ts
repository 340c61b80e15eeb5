/** Changes by staff are seen "within a second or two"; a busy machine gets longer. */
const LIMIT_MS = 30_000;
const PAUSE_MS = 100;

/** Repeats a check until it holds, and answers what it found; after the limit its last failure is the test's. */
export async function eventually<T>(check: () => Promise<T>, limitMs = LIMIT_MS): Promise<T> {
  const end = Date.now() + limitMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
