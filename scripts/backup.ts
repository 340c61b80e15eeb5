import { join } from "node:path";
import { parseArgs } from "node:util";
import { openFileStore } from "../packages/file-store/src/index.ts";
import { makeBackup } from "./backup/make-backup.ts";
import { openBackupPlace } from "./backup/open-backup-place.ts";
import { CliError } from "./cli-error.ts";
import { runCommand } from "./command.ts";
import { openDatabaseOfShop } from "./database-of-shop.ts";
import { createProgress } from "./progress.ts";
import { loadSettings } from "./settings.ts";

/** `npm run backup -- [folder or s3://…] [--keep N]`: saves the shop of this DATA_DIR, which may be running. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { keep: { type: "string" } },
    allowPositionals: true,
  });
  const { settings, dataDir } = loadSettings();
  const progress = createProgress();
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0)) {
    throw new CliError("--keep is how many backups stay: 1 or more.");
  }
  const place = openBackupPlace(positionals[0] ?? join(dataDir, "backups"), settings);
  const [databaseUrl, close] = await openDatabaseOfShop({ settings, dataDir }, progress.say);
  try {
    const backup = await progress.step("Saving the shop", () =>
      makeBackup({
        ...{ dataDir, place, databaseUrl, keep },
        files: openFileStore({ ...settings, DATA_DIR: dataDir }),
        isEmbedded: !settings.DATABASE_URL,
        passphrase: settings.BACKUP_PASSPHRASE,
      }),
    );
    console.log(backup);
    return 0;
  } finally {
    await close();
  }
});
