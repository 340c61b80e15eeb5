import { readFile, statfs } from "node:fs/promises";
import { join } from "node:path";
import { LAST_BACKUP_FILE, LastBackup } from "@eldercare/contracts/last-backup";
import { within } from "@eldercare/server";

const DISK_PATIENCE_MS = 3000;

/** Room on the disk of a folder; null of a disk that is gone or hangs, which takes nothing else with it. */
export async function readDisk(
  folder: string,
): Promise<{ freeBytes: number; totalBytes: number } | null> {
  return within(DISK_PATIENCE_MS, statfs(folder)).then(
    ({ bavail, blocks, bsize }) => ({ freeBytes: bavail * bsize, totalBytes: blocks * bsize }),
    () => null,
  );
}

/** How many seconds ago `npm run backup` last saved the shop of this data folder; null when it never did. */
export async function readBackupAge(folder: string): Promise<number | null> {
  const text = await readFile(join(folder, LAST_BACKUP_FILE), "utf8").catch(() => "null");
  const { data } = LastBackup.safeParse(parsed(text));
  return data ? (Date.now() - Date.parse(data.createdAt)) / 1000 : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
