/** What `work` comes to, for whoever waits no longer than `patienceMs`; the work itself goes on. */
export async function within<Value>(patienceMs: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const failure = new Error(`There was no answer within ${patienceMs} ms.`);
    timer = setTimeout(() => reject(failure), patienceMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** After so many times the patience an answer is not believed to come any more. */
const GIVEN_UP_AFTER = 12;

/**
 * Reads something once at a time: whoever asks while it is being read waits for the same, and nobody
 * longer than `patienceMs`. What answers late is not asked again and again meanwhile, but
 * for a connection that was lost without a word: then it is asked anew in the end.
 */
export function onceAtATime<Value>(
  patienceMs: number,
  read: () => Promise<Value>,
): () => Promise<Value> {
  let underWay: Promise<Value> | undefined;
  return () => {
    underWay ??= within(GIVEN_UP_AFTER * patienceMs, read()).finally(() => {
      underWay = undefined;
    });
    return within(patienceMs, underWay);
  };
}
