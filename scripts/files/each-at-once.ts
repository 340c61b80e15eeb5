/** Most of the time goes by waiting for a storage's answers. */
const AT_ONCE = 8;

/** Does something with each of them, some at once. The first failure is thrown when nothing is under way any more. */
export async function eachAtOnce<Item>(
  items: AsyncIterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items[Symbol.asyncIterator]();
  let hasFailed = false;
  const worker = async () => {
    try {
      for (let next = await rest.next(); !next.done; next = await rest.next()) {
        if (hasFailed) return;
        await work(next.value);
      }
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
  for (const each of ended) if (each.status === "rejected") throw each.reason;
}
