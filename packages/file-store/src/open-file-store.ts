import { resolve } from "node:path";
import type { Settings } from "@eldercare/contracts/settings";
import type { FileStore } from "./file-store.js";
import { FolderStore } from "./folder-store.js";
import { S3Store } from "./s3-store.js";

/** The settings that say where files lie. */
export type FileStoreSettings = Pick<
  Settings,
  | "DATA_DIR"
  | "S3_BUCKET"
  | "S3_REGION"
  | "S3_ENDPOINT"
  | "S3_PREFIX"
  | "S3_ACCESS_KEY_ID"
  | "S3_SECRET_ACCESS_KEY"
>;

/** The bucket of the settings; without one, the folders of DATA_DIR. Nothing is asked for yet. */
export function openFileStore(settings: FileStoreSettings): FileStore {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint } = settings;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (!bucket || !region || !accessKeyId || !secretAccessKey) {
    return new FolderStore(resolve(settings.DATA_DIR));
  }
  const prefix = settings.S3_PREFIX;
  return new S3Store({ bucket, region, endpoint, prefix, accessKeyId, secretAccessKey });
}
