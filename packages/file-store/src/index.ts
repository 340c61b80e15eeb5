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
export { type Bucket, type Patience, S3Bucket } from "./s3-bucket.js";
export { S3Store } from "./s3-store.js";
