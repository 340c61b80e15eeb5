import {
  FileMissing,
  type FilePath,
  type FileStore,
  KEPT_SHELVES,
  type StoredFile,
} from "../../packages/file-store/src/index.ts";

/** Most of the time goes by waiting for a storage's answers. */
const AT_ONCE = 8;

/**
 * Does something with every file that a store keeps and nobody can make again, some at once. The first
 * failure is thrown when nothing is under way any more.
 */
export async function eachKeptFile(
  store: FileStore,
  work: (file: StoredFile) => Promise<void>,
): Promise<void> {
  for (const shelf of KEPT_SHELVES) {
    const files = store.list(shelf)[Symbol.asyncIterator]();
    let hasFailed = false;
    const worker = async () => {
      try {
        for (let next = await files.next(); !next.done; next = await files.next()) {
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
}

/** A file in pieces; undefined when it was removed since the store was asked what it has. */
export async function opened(store: FileStore, path: FilePath) {
  return store.open(path).catch((error: unknown) => {
    if (!(error instanceof FileMissing)) throw error;
    return undefined;
  });
}
