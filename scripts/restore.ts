import { parseArgs } from "node:util";
// The source, not the package's build: settings are read before anything is built.
import { directDatabaseUrl } from "../packages/contracts/src/settings.ts";
import { openFileStore } from "../packages/file-store/src/index.ts";
import { checkBackup } from "./backup/backup-files.ts";
import { withBackup } from "./backup/open-backup-place.ts";
import { restoreBackup } from "./backup/restore-backup.ts";
import { CliError } from "./cli-error.ts";
import { runCommand } from "./command.ts";
import { createProgress } from "./progress.ts";
import { loadSettings } from "./settings.ts";

/**
 * `npm run restore -- <backup> [--check]`: puts a backup into this DATA_DIR, which has no shop in it; with
 * --check it only looks at every byte of the backup.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { check: { type: "boolean" } },
    allowPositionals: true,
  });
  const [given] = positionals;
  if (!given) throw new CliError("Say which backup: npm run restore -- <folder or s3://… of it>");
  if (values.check) {
    await withBackup(given, loadSettings, check);
    return 0;
  }
  const { settings, dataDir } = loadSettings();
  const { BACKUP_PASSPHRASE: passphrase } = settings;
  const databaseUrl = directDatabaseUrl(settings);
  const files = openFileStore({ ...settings, DATA_DIR: dataDir });
  await createProgress().step("Restoring the shop", () =>
    withBackup(given, loadSettings, (backup) =>
      restoreBackup({ backup, dataDir, files, databaseUrl, passphrase }),
    ),
  );
  console.log(`Restored into ${dataDir}. Start the shop as before.`);
  return 0;
});

async function check(backup: string): Promise<void> {
  const { manifest, key } = await checkBackup(backup, process.env.BACKUP_PASSPHRASE);
  const { files, createdAt, salt } = manifest;
  console.log(`Whole: ${Object.keys(files).length} files, of ${createdAt}.`);
  if (salt !== undefined && !key)
    console.log("With BACKUP_PASSPHRASE it is also proven that nobody changed it.");
}
