import { type FileStore, openFileStore } from "@eldercare/file-store";
import { shopSettings } from "../settings";

let store: FileStore | undefined;

/** Where the shop's files lie (decision 112): opened once in this process. */
export function fileStore(): FileStore {
  store ??= openFileStore(shopSettings());
  return store;
}
