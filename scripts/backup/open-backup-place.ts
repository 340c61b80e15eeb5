import { mkdtemp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Settings } from "../../packages/contracts/src/settings.ts";
import { isFilePath, S3Bucket } from "../../packages/file-store/src/index.ts";
import { CliError } from "../cli-error.ts";
import { BACKUP_NAME, type BackupPlace } from "./backup-place.ts";
import { BucketPlace } from "./bucket-place.ts";
import { FolderPlace } from "./folder-place.ts";

const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w-][\w.-]*)*)\/?$/;
const isInS3 = (given: string) => /^s3:/i.test(given);

/** Nobody waits for a page: a slow line may take its time for a part, and never stand still. */
const PATIENCE = { connectMs: 10_000, idleMs: 60_000, askMs: 60_000, writeMs: 10 * 60_000 };

/** The part of the settings that says where S3 is, and who asks. */
export type BackupSettings = Partial<
  Pick<
    Settings,
    | "S3_BUCKET"
    | "S3_PREFIX"
    | "S3_REGION"
    | "S3_ENDPOINT"
    | "S3_ACCESS_KEY_ID"
    | "S3_SECRET_ACCESS_KEY"
    | "BACKUP_S3_REGION"
    | "BACKUP_S3_ENDPOINT"
    | "BACKUP_S3_ACCESS_KEY_ID"
    | "BACKUP_S3_SECRET_ACCESS_KEY"
  >
>;

/**
 * Where backups go: `s3://bucket/prefix`, or a folder, from where the command was given. Throws
 * {@link CliError} for an address or settings that do not do.
 */
export function openBackupPlace(given: string, settings: BackupSettings): BackupPlace {
  return isInS3(given) ? openBucket(given, settings) : new FolderPlace(fromHere(given));
}

/**
 * Does something with a backup that lies in a folder, or in a bucket: then it is brought into a folder
 * of DATA_DIR first, which is removed in the end. Throws {@link CliError}.
 */
export async function withBackup<Answer>(
  given: string,
  run: () => { settings: BackupSettings; dataDir: string },
  work: (folder: string) => Promise<Answer>,
): Promise<Answer> {
  if (!isInS3(given)) return work(fromHere(given));
  const [, place = "", name = ""] = /^(.*)\/([^/]+)\/?$/.exec(given) ?? [];
  if (!BACKUP_NAME.test(name)) {
    throw new CliError("Say which backup: s3://bucket/prefix/shop-2026-11-23T03-00-00Z");
  }
  const { settings, dataDir } = run();
  const folder = await mkdtemp(join(dataDir, "fetched-backup-"));
  try {
    await openBucket(place, settings).fetch(name, folder);
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const fromHere = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path);

function openBucket(given: string, settings: BackupSettings): BucketPlace {
  const [, bucket, path = ""] = ADDRESS.exec(given) ?? [];
  if (!bucket) {
    throw new CliError(`${given} is no place in S3: write s3://bucket, or s3://bucket/prefix`);
  }
  const prefix = path.slice(1);
  assertApart(bucket, prefix, settings);
  const of = { bucket, prefix, ...accessOf(settings) };
  return new BucketPlace(new S3Bucket(of, PATIENCE), `s3://${bucket}${path}`);
}

/** The nightly sweep removes what lies among the shop's files and belongs to none of its products. */
function assertApart(bucket: string, prefix: string, settings: BackupSettings): void {
  if (bucket !== settings.S3_BUCKET) return;
  const own = settings.S3_PREFIX ? `${settings.S3_PREFIX}/` : "";
  if (prefix.startsWith(own) && isFilePath(`${prefix.slice(own.length)}/x`)) {
    throw new CliError("Backups must not lie among the shop's own files: choose another prefix.");
  }
}

/** Backups have a key of their own, or that of the pictures. */
function accessOf(settings: BackupSettings) {
  const {
    BACKUP_S3_REGION: region,
    BACKUP_S3_ENDPOINT: endpoint,
    BACKUP_S3_ACCESS_KEY_ID: accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = settings;
  if (region && accessKeyId && secretAccessKey)
    return { region, endpoint, accessKeyId, secretAccessKey };
  const { S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = settings;
  if (S3_REGION && id && secret)
    return { region: S3_REGION, endpoint: S3_ENDPOINT, accessKeyId: id, secretAccessKey: secret };
  throw new CliError(
    "Backups in S3 need BACKUP_S3_REGION, BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY, or the S3 settings of the pictures.",
  );
}
