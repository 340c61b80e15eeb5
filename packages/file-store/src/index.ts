export {
  FileMissing,
  type FilePath,
  type FileStore,
  FilesAway,
  type FilesAwayReason,
  isFilePath,
  KEPT_SHELVES,
  type Shelf,
  type StoredFile,
} from "./file-store.js";
export { FolderStore } from "./folder-store.js";
export { type FileStoreSettings, openFileStore } from "./open-file-store.js";
export { type Bucket, S3Store } from "./s3-store.js";
