import {
  FileMissing,
  type FilePath,
  type FileStore,
  KEPT_SHELVES,
  type StoredFile,
} from "../../packages/file-store/src/index.ts";
import { eachAtOnce } from "./each-at-once.ts";

/**
 * Does something with every file that a store keeps and nobody can make again, some at once. The first
 * failure is thrown when nothing is under way any more.
 */
export async function eachKeptFile(
  store: FileStore,
  work: (file: StoredFile) => Promise<void>,
): Promise<void> {
  for (const shelf of KEPT_SHELVES) await eachAtOnce(store.list(shelf), work);
}

/** A file in pieces; undefined when it was removed since the store was asked what it has. */
export async function opened(store: FileStore, path: FilePath) {
  return store.open(path).catch((error: unknown) => {
    if (!(error instanceof FileMissing)) throw error;
    return undefined;
  });
}
