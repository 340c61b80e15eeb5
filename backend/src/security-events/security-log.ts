import { appendFile, mkdir, readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { SecurityEventRow } from "../modules/security-event/service";
import { shopSettings } from "../settings";
import { ecsLine } from "./ecs-line";

const FILE = /^security-(\d{4}-\d{2}-\d{2})\.jsonl$/;

const logFolder = () => join(resolve(shopSettings().DATA_DIR), "logs");
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

let last: Promise<void> = Promise.resolve();

/**
 * Appends events to the day's file for a SIEM, `DATA_DIR/logs/security-<day>.jsonl` (UTC), in their
 * order. A file a day needs no renaming, which two processes would get wrong. Rejects when the file
 * cannot be written.
 */
export function appendToSecurityLog(rows: readonly SecurityEventRow[]): Promise<void> {
  const text = rows.map((row) => `${ecsLine(row)}\n`).join("");
  const written = last.then(async () => {
    await mkdir(logFolder(), { recursive: true, mode: 0o700 });
    await appendFile(join(logFolder(), `security-${dayOf(Date.now())}.jsonl`), text, {
      mode: 0o600,
    });
  });
  last = written.catch(() => undefined);
  return written;
}

/** Removes the files of days before `before`. */
export async function removeOldSecurityLogs(before: Date): Promise<void> {
  const oldest = dayOf(before.getTime());
  const names = await readdir(logFolder()).catch(() => []);
  for (const name of names) {
    const [, day] = FILE.exec(name) ?? [];
    if (day && day < oldest) await rm(join(logFolder(), name), { force: true });
  }
}
